import { ExportAnswerSchema } from '@gaplens/contracts/accounts/account'
import { z } from 'zod'
import type { Http } from '../http.ts'

/** The API's calls for an export of all data of an account. @param path `/account/export`, or a user's for an admin */
export function exportCalls(request: Http, path: string) {
  return {
    read: (signal: AbortSignal) => request({ method: 'GET', path, signal }, ExportAnswerSchema),
    ask: () => request({ method: 'POST', path }, ExportAnswerSchema),
    part: (part: number) =>
      request({ method: 'GET', path: `${path}/parts/${part}`, as: 'blob' }, z.instanceof(Blob)),
  }
}
export type ExportCalls = ReturnType<typeof exportCalls>

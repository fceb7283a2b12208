import { missingPartText } from '@gaplens/report/archive/verdict-text'
import { verifyZip } from '@gaplens/report/archive/verify'
import { exportFileName } from '@gaplens/report/text/file-name'
import { z } from 'zod'
import type { Api } from '../../api/client.ts'
import { saveFile } from '../../ui/text/save-file.ts'

/**
 * Downloads the archive of a report and verifies it before it is saved, so that a truncated or changed download is rejected.
 * @returns the missing parts in words; null if the verification failed
 * @throws ApiError
 */
export async function saveArchive(
  { request }: Pick<Api, 'request'>,
  jobId: string,
): Promise<string[] | null> {
  const path = `/export/archive/${encodeURIComponent(jobId)}`
  const file = await request({ method: 'GET', path, as: 'blob' }, z.instanceof(Blob))
  const { problems, manifest } = await verifyZip(new Uint8Array(await file.arrayBuffer()))
  if (problems.length > 0 || manifest === null) return null
  saveFile(exportFileName(jobId, new Date(), 'zip'), file, 'application/zip')
  return manifest.lacks.map(missingPartText)
}

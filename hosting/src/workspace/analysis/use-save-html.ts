import { exportFileName } from '@gaplens/report/text/file-name'
import type { Edition } from '@gaplens/report/text/report-text'
import { useApi } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { EXPORT_TEXT as TEXT } from './strings.ts'

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return TEXT.failed
  if (error.status === 404) return TEXT.missing
  return error.status === 400 ? TEXT.unfinished : TEXT.failed
}

/** Saves a report as one HTML file and reports the result. */
export function useSaveHtml(jobId: string): (edition: Edition) => void {
  const api = useApi()
  async function save(edition: Edition) {
    try {
      const name = exportFileName(jobId, new Date(), 'html', edition)
      saveFile(name, await api.exportHtml(jobId, edition), 'text/html')
      toast.success(TEXT.done)
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (edition) => void save(edition)
}

import { useApi } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { loadPart } from '../../loading/load-part.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { ARCHIVE_TEXT as TEXT } from './strings.ts'

const part = () => loadPart(() => import('./save-archive.ts'))

/** Saves the archive of a report, and reports the result and missing parts. */
export function useSaveArchive(jobId: string): () => void {
  const api = useApi()
  async function save() {
    try {
      const { saveArchive } = await part()
      const lacks = await saveArchive(api, jobId)
      if (lacks === null) toast.error(TEXT.damaged)
      else toast.success(lacks.length === 0 ? TEXT.done : TEXT.lacking(lacks))
    } catch (error) {
      toast.error(error instanceof ApiError ? `${TEXT.failed}${error.message}` : TEXT.failedNow)
    }
  }
  return () => void save()
}

import { exportFileName } from '@gaplens/report/text/file-name'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../api/api-context.tsx'
import { ApiError } from '../api/api-error.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { saveFile } from '../ui/text/save-file.ts'
import { EXPORT_TEXT as TEXT } from './strings.ts'

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return TEXT.failed
  if (error.status === 404) return TEXT.missing
  return error.status === 400 ? TEXT.unfinished : TEXT.failed
}

/** Saves the report as one HTML file. */
export function DownloadButton({ jobId }: { jobId: string }) {
  const api = useApi()
  const download = useMutation({
    mutationFn: () => api.exportHtml(jobId),
    onSuccess: (html) => {
      saveFile(exportFileName(jobId, new Date(), 'html'), html, 'text/html')
      toast.success(TEXT.done)
    },
    onError: (error) => toast.error(failureText(error)),
  })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Download size={14} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {TEXT.download}
    </Button>
  )
}

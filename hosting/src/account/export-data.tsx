import { isoDate } from '@gaplens/report/text/taiwan-time'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../api/api-context.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/card.tsx'
import { saveFile } from '../ui/text/save-file.ts'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** Saves everything that is kept of the person as a file. */
export function ExportData() {
  const api = useApi()
  const save = useMutation({
    mutationFn: api.exportAccount,
    onSuccess: (content) => {
      saveFile(`gaplens-${isoDate(new Date())}.json`, content, 'application/json')
      toast.success(TEXT.exported)
    },
    onError: (error) => toast.error(`${TEXT.exportFailed}：${error.message}`),
  })
  return (
    <Card as="section" aria-labelledby="export">
      <h2 id="export">{TEXT.exportTitle}</h2>
      <p>{TEXT.exportBody}</p>
      <Button
        variant="light"
        leftSection={<Download size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {TEXT.export}
      </Button>
    </Card>
  )
}

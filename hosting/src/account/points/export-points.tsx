import { isoDate } from '@gaplens/report/text/taiwan-time'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { pointsCsv } from './points-csv.ts'
import { POINTS_TEXT as TEXT } from './strings.ts'
import { readWholeLedger } from './use-ledger.ts'

/** Saves the whole ledger as CSV, including pages that are not loaded yet. */
export function ExportPoints({ disabled }: { disabled: boolean }) {
  const api = useApi()
  const [read, setRead] = useState(0)
  const save = useMutation({
    mutationFn: () => readWholeLedger(api, setRead),
    onSuccess: (entries) => {
      saveFile(`gaplens-points-${isoDate(new Date())}.csv`, pointsCsv(entries), 'text/csv')
      toast.success(TEXT.exported(entries.length))
    },
    onError: (error) => toast.error(`${TEXT.exportFailed}：${error.message}`),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        disabled={disabled}
        loading={save.isPending}
        onClick={() => {
          setRead(0)
          save.mutate()
        }}
      >
        {TEXT.export}
      </Button>
      <span role="status">{save.isPending && read > 0 ? TEXT.exporting(read) : null}</span>
    </>
  )
}

import { EXPORT_KEPT_DAYS } from '@gaplens/contracts/limits'
import { isoDate, shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Group } from '@mantine/core'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { exportCalls } from '../api/account-export/export-calls.ts'
import { isUnderWay, useAccountExport } from '../api/account-export/use-account-export.ts'
import { useApi } from '../api/api-context.tsx'
import { queryKeys } from '../api/query-keys.ts'
import { useSession, useUid } from '../api/session/session-context.ts'
import { LoadFailed } from '../ui/feedback/load-failed.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/card.tsx'
import { formatBytes } from '../ui/text/format-bytes.ts'
import { saveFile } from '../ui/text/save-file.ts'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** Requests a file with all of the user's data, shows the progress, and saves the file. */
export function ExportData() {
  const { request } = useApi()
  const { isVerified } = useSession().verification
  const own = useAccountExport({
    queryKey: queryKeys.accountExport(useUid()),
    calls: useMemo(() => exportCalls(request, '/account/export'), [request]),
    enabled: isVerified,
    onFile: (file) => {
      saveFile(`gaplens-${isoDate(new Date())}.json`, file, 'application/json')
      toast.success(TEXT.exported)
    },
    onFailed: (error) => toast.error(`${TEXT.exportFailed}：${error.message}`),
  })
  const { job } = own
  const isReady = job?.state === 'ready'
  return (
    <Card as="section" aria-labelledby="export">
      <h2 id="export">{TEXT.exportTitle}</h2>
      <p>{TEXT.exportBody(EXPORT_KEPT_DAYS)}</p>
      {own.loadError !== null && job === undefined ? (
        <LoadFailed title={TEXT.exportUnknown} error={own.loadError} onRetry={own.reload} />
      ) : null}
      {job?.state === 'failed' ? (
        <Notice tone="error" title={TEXT.exportGivenUp}>
          {TEXT.exportGivenUpBody}
        </Notice>
      ) : null}
      <p role="status">
        {isUnderWay(job) ? TEXT.exportUnderWay(job?.documents ?? 0) : null}
        {isReady ? TEXT.exportReady(formatBytes(job.bytes), shortTime(job.expiresAt ?? '')) : null}
      </p>
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<Download size={16} aria-hidden />}
          disabled={isUnderWay(job)}
          loading={own.isBusy}
          onClick={isReady ? own.save : own.ask}
        >
          {isUnderWay(job) ? TEXT.exportWaits : TEXT.export}
        </Button>
        {isReady ? (
          <Button variant="default" disabled={own.isBusy} onClick={own.ask}>
            {TEXT.exportAgain}
          </Button>
        ) : null}
      </Group>
    </Card>
  )
}

import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { isUnderWay, useAccountExport } from '../../api/account-export/use-account-export.ts'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

/** Requests a file with all data of an account and saves it. */
export function ExportButton({ uid: of }: { uid: string }) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const { job, isBusy, ask, save } = useAccountExport({
    queryKey: adminKeys.accountExport(uid, of),
    calls: useMemo(() => api.exportOf(of), [api, of]),
    onFile: (file) => {
      saveFile(`gaplens-${of}.json`, file, 'application/json')
      toast.success(TEXT.exported)
      void client.invalidateQueries({ queryKey: adminKeys.activity(uid) })
    },
    onFailed: () => toast.error(TEXT.exportFailed),
  })
  const isReady = job?.state === 'ready'
  const until = job?.expiresAt ?? null
  return (
    <>
      <Text size="sm" role="status">
        {isUnderWay(job) ? TEXT.exportUnderWay : null}
        {isReady && until !== null ? TEXT.exportReady(shortTime(until)) : null}
        {job?.state === 'failed' ? TEXT.exportGivenUp : null}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<Download size={14} aria-hidden />}
          disabled={isUnderWay(job)}
          loading={isBusy}
          onClick={isReady ? save : ask}
        >
          {TEXT.export}
        </Button>
        {isReady ? (
          <Button variant="subtle" size="xs" disabled={isBusy} onClick={ask}>
            {TEXT.exportAgain}
          </Button>
        ) : null}
      </Group>
    </>
  )
}

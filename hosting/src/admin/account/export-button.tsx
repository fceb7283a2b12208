import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { ACCOUNT_TEXT as TEXT } from '../strings.ts'

/** Saves all of an account's data as a file. */
export function ExportButton({ uid: of }: { uid: string }) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () => api.exportUser(of),
    onSuccess: (content) => {
      saveFile(`gaplens-${of}.json`, content, 'application/json')
      toast.success(TEXT.exported)
    },
    onError: () => toast.error(TEXT.exportFailed),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
  })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Download size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {TEXT.export}
    </Button>
  )
}

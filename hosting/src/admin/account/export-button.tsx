import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSession, useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { saveFile } from '../save-file.ts'
import { ACCOUNT_TEXT as TEXT } from '../strings.ts'

/** Saves all of an account's data as a file, as the server streams it. */
export function ExportButton({ uid: of }: { uid: string }) {
  const { user } = useSession()
  const uid = useUid()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const token = await user?.getIdToken()
      const answer = await fetch(`/api/admin/users/${encodeURIComponent(of)}/export`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      saveFile(`gaplens-${of}.json`, await answer.blob())
      toast.success(TEXT.exported)
    } catch {
      toast.error(TEXT.exportFailed)
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: adminKeys.activity(uid) })
  }

  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Download size={14} aria-hidden />}
      loading={busy}
      onClick={() => void save()}
    >
      {TEXT.export}
    </Button>
  )
}

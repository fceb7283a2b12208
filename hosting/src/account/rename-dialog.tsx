import { ProfileAnswerSchema } from '@gaplens/contracts/accounts/account'
import { DISPLAY_NAME_MAX_CHARS } from '@gaplens/contracts/accounts/profile'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api-context.tsx'
import { FormDialog } from '../ui/feedback/form-dialog.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** Changes the name by which the account is shown. The live user document brings the new one to every screen. */
export function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { request } = useApi()
  const [typed, setTyped] = useState(name)
  const displayName = typed.trim()
  const rename = useMutation({
    mutationFn: () =>
      request({ method: 'PATCH', path: '/account/profile', body: { displayName } }, ProfileAnswerSchema),
    onSuccess: () => {
      toast.success(TEXT.renamed)
      onClose()
    },
  })
  return (
    <FormDialog
      title={TEXT.renameLabel}
      cancel={TEXT.cancel}
      confirm={TEXT.renameSave}
      ready={displayName !== '' && displayName !== name}
      pending={rename.isPending}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      <TextInput
        label={TEXT.name}
        description={TEXT.renameHint}
        autoComplete="name"
        maxLength={DISPLAY_NAME_MAX_CHARS}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {rename.error === null ? null : (
        <Notice urgent tone="error" title={TEXT.renameFailed}>
          {rename.error.message}
        </Notice>
      )}
    </FormDialog>
  )
}

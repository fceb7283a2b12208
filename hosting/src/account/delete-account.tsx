import { Button, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../api/session/session-context.ts'
import { FormDialog } from '../ui/feedback/form-dialog.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/card.tsx'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'
import { useDeletion } from './use-deletion.ts'

/** Deletes the account after its e-mail address was typed. The server also requires a recent sign-in. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const { userData, signOut } = useSession()
  const points = userData?.points ?? 0
  const what = points > 0 ? TEXT.deleteBody + TEXT.deletePoints(points) : TEXT.deleteBody
  const deletion = useDeletion({
    onEnd: async (isDone) => {
      toast.success(isDone ? TEXT.deleted : TEXT.deletedSoon)
      await signOut()
    },
  })
  if (deletion.isClosed)
    return (
      <Card as="section" aria-labelledby="delete">
        <h2 id="delete">{TEXT.deleteTitle}</h2>
        <p role="status">{TEXT.deletingBody}</p>
        <Button variant="default" onClick={() => void signOut()}>
          {TEXT.signOut}
        </Button>
      </Card>
    )
  return (
    <Card as="section" aria-labelledby="delete">
      <h2 id="delete">{TEXT.deleteTitle}</h2>
      <p>{what}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {TEXT.deleteOpen}
      </Button>
      {isOpen ? <DeleteDialog what={what} onDelete={deletion.start} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

interface DeleteDialogProps {
  /** Says what is deleted, and the points that are lost. */
  what: string
  /** @param email as it was typed */
  onDelete: (email: string) => Promise<void>
  onClose: () => void
}

function DeleteDialog({ what, onDelete, onClose }: DeleteDialogProps) {
  const { user, signOut } = useSession()
  const email = user?.email ?? ''
  const [typed, setTyped] = useState('')
  const isReady = typed.trim().toLowerCase() === email.toLowerCase()
  const remove = useMutation({ mutationFn: () => onDelete(typed) })
  const isTooLong = remove.error instanceof ApiError && remove.error.code === 'recent-sign-in-required'

  async function signInAgain() {
    await signOut()
    // A full page load, because a sign-out inside the app would drop the return path from the address.
    window.location.assign(`/login?next=${encodeURIComponent('/app/account')}`)
  }

  return (
    <FormDialog
      destroys
      title={TEXT.deleteTitle}
      cancel={TEXT.cancel}
      confirm={TEXT.deleteYes}
      ready={isReady}
      pending={remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{what}</Text>
      <TextInput
        label={TEXT.deleteConfirm(email)}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {remove.error === null ? null : (
        <Notice
          urgent
          tone="error"
          title={TEXT.deleteFailed}
          action={
            isTooLong ? (
              <Button size="xs" variant="default" onClick={() => void signInAgain()}>
                {TEXT.signInAgain}
              </Button>
            ) : null
          }
        >
          {remove.error.message}
        </Notice>
      )}
    </FormDialog>
  )
}

import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from '../account/account-drawer.module.css'
import { PAYMENTS_TEXT as TEXT } from './payment-strings.ts'
import { useResolvePayment } from './use-resolve-payment.ts'

/** Puts a notice aside, with the reason that the log will show. */
export function DismissDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const resolve = useResolvePayment(id, onClose)
  const ready = reason.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) resolve.mutate({ action: 'dismiss', reason: reason.trim() })
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.dismissTitle} centered zIndex={400}>
      <form className={classes.form} onSubmit={submit}>
        <Text size="sm">{TEXT.dismissHint}</Text>
        <TextInput
          label={TEXT.reason}
          placeholder={TEXT.reasonPlaceholder}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button type="submit" disabled={!ready} loading={resolve.isPending}>
            {TEXT.confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

import { Button, Group, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from '../account/account-drawer.module.css'

interface FormDialogProps {
  title: string
  cancel: string
  /** What the sending button says. */
  confirm: string
  /** Whether what was filled in can be sent. */
  ready: boolean
  pending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A question of the admin's, over whatever is open: fields, a way back, and a button that waits until they are filled in. */
export function FormDialog(props: FormDialogProps) {
  const { title, cancel, confirm, ready, pending, onSubmit, onClose, children } = props

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) onSubmit()
  }

  return (
    <Modal opened onClose={onClose} title={title} centered zIndex={400}>
      <form className={classes.form} onSubmit={submit}>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" disabled={!ready} loading={pending}>
            {confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

import { Button, Group, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from '../account/account-drawer.module.css'

interface FormDialogProps {
  title: string
  cancel: string
  /** Label of the submit button. */
  confirm: string
  /** Whether the form is complete. */
  ready: boolean
  pending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: fields, a cancel button, and a submit button that is enabled once they are filled in. */
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

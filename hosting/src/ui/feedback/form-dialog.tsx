import { Button, Group, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useFocusReturn } from '../hooks/use-focus-return.ts'
import classes from './form-dialog.module.css'

/** Mantine's drawers have 200, and its messages 400. */
export const OVER_DRAWER = 400

interface FormDialogProps {
  title: string
  cancel: string
  /** Label of the submit button. */
  confirm: string
  /** Whether the form is complete. */
  ready: boolean
  pending: boolean
  /** Whether the form destroys something, so that its button is red. */
  destroys?: boolean
  /** Whether a drawer is open, which the dialog must cover. */
  overDrawer?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: fields, a cancel button, and a submit button that is enabled once they are filled in. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    cancel,
    confirm,
    ready,
    pending,
    destroys = false,
    overDrawer = false,
    onSubmit,
    onClose,
    children,
  } = props
  useFocusReturn()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) onSubmit()
  }

  return (
    <Modal opened onClose={onClose} title={title} centered {...(overDrawer && { zIndex: OVER_DRAWER })}>
      <form className={classes.form} onSubmit={submit}>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" {...(destroys && { color: 'red.9' })} disabled={!ready} loading={pending}>
            {confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

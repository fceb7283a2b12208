import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../hooks/use-focus-return.ts'
import { OVER_DRAWER } from './form-dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The consequences of the step. */
  children: ReactNode
  yes: string
  no: string
  pending: boolean
  /** Whether the step destroys something, so that its button is red. */
  destroys?: boolean
  /** Whether a drawer is open, which the dialog must cover. */
  overDrawer?: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation of a step, and explains it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, yes, no, pending, destroys = true, overDrawer = false, onYes, onClose } = props
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={title} centered {...(overDrawer && { zIndex: OVER_DRAWER })}>
      <Stack>
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" data-autofocus onClick={onClose}>
            {no}
          </Button>
          <Button {...(destroys && { color: 'red.9' })} loading={pending} onClick={onYes}>
            {yes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

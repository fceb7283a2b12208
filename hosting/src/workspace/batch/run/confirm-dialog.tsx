import { Button, Group, Modal, Stack, Text } from '@mantine/core'

interface ConfirmDialogProps {
  title: string
  body: string
  yes: string
  no: string
  busy: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation of a step that cannot be undone, and explains it. */
export function ConfirmDialog({ title, body, yes, no, busy, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack>
        <Text size="sm">{body}</Text>
        <Group justify="flex-end" mt="xs">
          <Button variant="default" data-autofocus onClick={onClose}>
            {no}
          </Button>
          <Button color="red.9" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import { useMatch, useNavigate } from 'react-router-dom'
import { useDeleteAnalysis } from '../../api/use-delete-analysis.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { HISTORY_TEXT as TEXT } from '../strings.ts'

interface DeleteDialogProps {
  id: string
  isUnfinished: boolean
  onClose: () => void
}

/** Asks, then deletes; leaves the analysis's own screen when that is what is open. */
export default function DeleteDialog({ id, isUnfinished, onClose }: DeleteDialogProps) {
  const { mutateAsync, isPending } = useDeleteAnalysis()
  const navigate = useNavigate()
  const openId = useMatch('/app/analyses/:id')?.params.id

  async function remove() {
    try {
      await mutateAsync(id)
      toast.success(TEXT.removed)
      if (openId === id) await navigate('/app', { replace: true })
    } catch {
      toast.error(TEXT.removeFailed)
      onClose()
    }
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.confirmTitle} centered>
      <Text size="sm">{TEXT.confirm}</Text>
      {isUnfinished ? (
        <Text size="sm" mt="xs">
          {TEXT.confirmUnfinished}
        </Text>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {TEXT.confirmNo}
        </Button>
        <Button color="red.9" loading={isPending} onClick={() => void remove()}>
          {TEXT.confirmYes}
        </Button>
      </Group>
    </Modal>
  )
}

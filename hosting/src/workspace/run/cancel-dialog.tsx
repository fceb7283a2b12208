import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useCancelAnalysis } from '../../api/use-cancel-analysis.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CANCEL_TEXT as TEXT } from './strings.ts'

interface CancelDialogProps {
  jobId: string
  /** A worker has taken the job up: its point would stay spent. */
  hasBegun: boolean
  onClose: () => void
}

/** Says what cancelling means for the point, as things stand, and asks. The screen behind shows how it ended. */
export default function CancelDialog({ jobId, hasBegun, onClose }: CancelDialogProps) {
  const cancel = useCancelAnalysis(jobId)
  return (
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <Stack>
        <Text size="sm" role="status">
          {hasBegun ? TEXT.begun : TEXT.queued}
        </Text>
        {cancel.error === null ? null : (
          <Notice tone="error" title={TEXT.failed} urgent>
            {cancel.error.message}
          </Notice>
        )}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" data-autofocus onClick={onClose}>
            {TEXT.keep}
          </Button>
          <Button
            color="red.9"
            loading={cancel.isPending || cancel.isSuccess}
            onClick={() => cancel.mutate(hasBegun)}
          >
            {TEXT.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

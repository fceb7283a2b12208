import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { ApiError } from '../../api/api-error.ts'
import { useCancelAnalysis } from '../../api/use-cancel-analysis.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CANCEL_TEXT as TEXT } from './strings.ts'

interface CancelDialogProps {
  jobId: string
  /** A worker has taken the job up: its point would stay spent. */
  hasStarted: boolean
  onClose: () => void
}

/** Says what cancelling means for the point, as things stand, and asks. The screen behind shows how it ended. */
export default function CancelDialog({ jobId, hasStarted, onClose }: CancelDialogProps) {
  const cancel = useCancelAnalysis(jobId)
  // The server knows first: a job that a worker had, and that waits for the next, has begun as well.
  const isSpent = hasStarted || (cancel.error instanceof ApiError && cancel.error.code === 'job-begun')
  return (
    <Modal opened onClose={onClose} title={isSpent ? TEXT.begunTitle : TEXT.title} centered>
      <Stack>
        <Text size="sm" role="status">
          {isSpent ? TEXT.begun : TEXT.queued}
        </Text>
        {cancel.error === null ? null : (
          <Notice tone="error" title={TEXT.failed} urgent>
            {cancel.error.message}
          </Notice>
        )}
        <Group justify="flex-end" mt="xs">
          {/* The point is spent either way: what there is to offer is the report that it paid for. */}
          <Button variant={isSpent ? 'filled' : 'default'} data-autofocus onClick={onClose}>
            {isSpent ? TEXT.runOn : TEXT.keep}
          </Button>
          <Button
            {...(isSpent ? { variant: 'default' } : { color: 'red.9' })}
            loading={cancel.isPending || cancel.isSuccess}
            onClick={() => cancel.mutate(isSpent)}
          >
            {isSpent ? TEXT.confirmSpent : TEXT.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

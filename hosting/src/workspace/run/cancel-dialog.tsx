import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { ApiError } from '../../api/api-error.ts'
import { useCancelAnalysis } from '../../api/use-cancel-analysis.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CANCEL_TEXT as TEXT } from './strings.ts'

interface CancelDialogProps {
  jobId: string
  /** Whether a worker has started the job, so that the point is not refunded. */
  hasStarted: boolean
  onClose: () => void
}

/** Asks for confirmation and explains whether the point is refunded. The screen behind shows the result. */
export default function CancelDialog({ jobId, hasStarted, onClose }: CancelDialogProps) {
  const cancel = useCancelAnalysis(jobId)
  // The server decides: a job that is waiting after a failed attempt has begun as well.
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
          {/* The point is not refunded, so the dialog offers to wait for the report. */}
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

import { Button } from '@mantine/core'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ADMIN_TEXT as TEXT } from '../strings.ts'

/** What could not be loaded, why, and another try. */
export function LoadFailed({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: () => void
}) {
  return (
    <Notice
      tone="error"
      title={title}
      urgent
      action={
        <Button size="xs" variant="default" onClick={onRetry}>
          {TEXT.retry}
        </Button>
      }
    >
      {error instanceof Error ? <p>{error.message}</p> : null}
    </Notice>
  )
}

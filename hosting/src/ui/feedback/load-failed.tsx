import { Button } from '@mantine/core'
import { COMMON_TEXT as TEXT } from '../text/strings.ts'
import { Notice } from './notice.tsx'

/** An error message for content that could not be loaded, with a retry button where that may help. */
export function LoadFailed({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: (() => void) | undefined
}) {
  return (
    <Notice
      tone="error"
      title={title}
      urgent
      action={
        onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {TEXT.retry}
          </Button>
        )
      }
    >
      {error instanceof Error ? <p>{error.message}</p> : null}
    </Notice>
  )
}

import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import classes from './history-panel.module.css'

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e']

export function HistorySkeleton() {
  return (
    <div role="status" aria-label={COMMON_TEXT.loading}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className={classes.skeleton}>
          <Skeleton height={14} width="70%" />
          <Skeleton height={10} width="90%" />
          <Skeleton height={10} width="45%" />
        </div>
      ))}
    </div>
  )
}

export function HistoryFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.strong}>{TEXT.loadFailed}</p>
      {error instanceof ApiError ? <p>{error.message}</p> : null}
      <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
        {TEXT.retry}
      </Button>
    </div>
  )
}

export function HistoryEmpty({
  title,
  hint,
  children,
}: {
  title: string
  hint: string
  children?: ReactNode
}) {
  return (
    <div className={classes.state}>
      <p className={classes.strong}>{title}</p>
      <p>{hint}</p>
      {children}
    </div>
  )
}

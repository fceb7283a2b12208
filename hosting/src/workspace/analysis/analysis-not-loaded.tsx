import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isMissing } from '../../api/api-error.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { RESULT_TEXT as TEXT } from './strings.ts'
import classes from './without-report.module.css'

/** An error message for an analysis that could not be loaded. Asking again is offered only if that can help. */
export function AnalysisNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = isMissing(error)
  return (
    <Card className={classes.panel}>
      <PageTitle>{TEXT.loadFailed}</PageTitle>
      <div role="alert">
        <h1>{TEXT.loadFailed}</h1>
        <p>{error instanceof Error ? error.message : TEXT.loadFailedHint}</p>
      </div>
      <Group mt="md">
        {isGone ? null : <Button onClick={onRetry}>{TEXT.retry}</Button>}
        <Button component={Link} to="/app" variant={isGone ? 'filled' : 'default'}>
          {TEXT.back}
        </Button>
      </Group>
    </Card>
  )
}

import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Card } from '../ui/layout/card.tsx'
import { RESULT_TEXT as TEXT } from './result-strings.ts'
import classes from './without-report.module.css'

/** An error message for an analysis that could not be loaded, with links. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card className={classes.panel}>
      <div role="alert">
        <h1>{TEXT.loadFailed}</h1>
        <p>{error instanceof Error ? error.message : TEXT.loadFailedHint}</p>
      </div>
      <Group mt="md">
        <Button onClick={onRetry}>{TEXT.retry}</Button>
        <Button component={Link} to="/app" variant="default">
          {TEXT.back}
        </Button>
      </Group>
    </Card>
  )
}

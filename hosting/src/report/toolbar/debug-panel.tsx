import { DEBUG_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button } from '@mantine/core'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { dumpToConsole } from './debug-dump.ts'
import classes from './debug-panel.module.css'

/** Details of failed and partial analyses for the support. */
export function DebugPanel() {
  const { result } = useReport()
  const { score, completedSteps, totalSteps } = result.qualityAssessment
  return (
    <Details look="framed" summary={<h2 className={classes.title}>{TEXT.title}</h2>}>
      <dl className={classes.list}>
        <dt>{TEXT.id}</dt>
        <dd>{result.analysisId}</dd>
        <dt>{TEXT.timestamp}</dt>
        <dd>{result.timestamp}</dd>
        <dt>{TEXT.fallback}</dt>
        <dd>{result.usedFallbackData ? TEXT.yes : TEXT.no}</dd>
        <dt>{TEXT.quality}</dt>
        <dd>{TEXT.qualityValue(score, completedSteps, totalSteps)}</dd>
      </dl>
      <Button variant="default" size="xs" mt="md" onClick={() => dumpToConsole(result)}>
        {TEXT.dump}
      </Button>
    </Details>
  )
}

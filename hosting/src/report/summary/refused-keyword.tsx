import type { JobError, JobErrorCode } from '@gaplens/contracts/errors'
import { REFUSAL_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button } from '@mantine/core'
import { SearchX } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import classes from './failure-panel.module.css'

const REFUSALS: readonly JobErrorCode[] = ['no-results', 'scattered-results', 'unrelated-results']

/** Whether an analysis ended by a judgement on its keyword: nothing failed, and the same keyword would end in the same way. */
export function isRefusal(code: JobErrorCode): boolean {
  return REFUSALS.includes(code)
}

interface RefusedKeywordProps {
  keyword: string
  jobId: string
  error: JobError
  onChange: () => void
}

/** A keyword whose results allow no comparison: why, whether the point was refunded, and the way to change it. */
export function RefusedKeyword({ keyword, jobId, error, onChange }: RefusedKeywordProps) {
  return (
    <Card className={classes.panel}>
      <SearchX size={36} className={classes.refused} aria-hidden />
      <h1>{TEXT.title}</h1>
      <p className={classes.what}>{TEXT.body(keyword)}</p>
      <p className={classes.why}>{error.message}</p>
      <Button mt="md" onClick={onChange}>
        {TEXT.change}
      </Button>
      <p className={classes.what}>{TEXT.id(jobId)}</p>
    </Card>
  )
}

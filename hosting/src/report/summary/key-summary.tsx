import type { Warning } from '@gaplens/contracts/errors'
import { useReport } from '../report-context.ts'
import { FirstActions } from './first-actions.tsx'
import classes from './key-summary.module.css'
import { Limitations } from './limitations.tsx'
import { StandingStrip } from './standing-strip.tsx'

/** The report on one screen: where the page stands, what to do first, what could not be done. */
export function KeySummary({ warnings }: { warnings: readonly Warning[] }) {
  const { coverage } = useReport().result
  return (
    <div className={classes.summary}>
      {coverage ? <StandingStrip /> : null}
      <FirstActions />
      <Limitations warnings={warnings} />
    </div>
  )
}

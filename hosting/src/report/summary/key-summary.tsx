import { useReport } from '../report-context.ts'
import type { ReportViewProps } from '../report-view-props.ts'
import { FirstActions } from './first-actions.tsx'
import classes from './key-summary.module.css'
import { Limitations } from './limitations.tsx'
import { StandingStrip } from './standing-strip.tsx'

/** The report on one screen: the standing of the page, the first actions, and the limitations. */
export function KeySummary({ warnings, again }: Pick<ReportViewProps, 'warnings' | 'again'>) {
  const { coverage } = useReport().result
  return (
    <div className={classes.summary}>
      {coverage ? <StandingStrip /> : null}
      <FirstActions />
      <Limitations warnings={warnings} again={again} />
    </div>
  )
}

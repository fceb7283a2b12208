import { limitationLines } from '@gaplens/report/model/limitations'
import { LIMITATION_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { TriangleAlert } from 'lucide-react'
import { useReport } from '../report-context.ts'
import type { ReportViewProps } from '../report-view-props.ts'
import classes from './limitations.module.css'

/** The limitations of the analysis, at a prominent place. */
export function Limitations({ warnings, again }: Pick<ReportViewProps, 'warnings' | 'again'>) {
  const model = useReport()
  const lines = limitationLines(model, warnings)
  if (lines.length === 0) return null
  return (
    <div className={classes.limitations}>
      <h3>
        <TriangleAlert size={16} aria-hidden />
        {TEXT.title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {again !== undefined && model.ownPage?.state === 'failed' ? <li>{again}</li> : null}
      </ul>
    </div>
  )
}

import type { Warning } from '@gaplens/contracts/errors'
import { limitationLines } from '@gaplens/report/model/limitations'
import { LIMITATION_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { TriangleAlert } from 'lucide-react'
import { useReport } from '../report-context.ts'
import classes from './limitations.module.css'

/** What the analysis could not do, in words, where nobody reads past it. */
export function Limitations({ warnings }: { warnings: readonly Warning[] }) {
  const lines = limitationLines(useReport(), warnings)
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
      </ul>
    </div>
  )
}

import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { Warning } from '@gaplens/contracts/errors'
import { QUALITY_WARNING } from '@gaplens/contracts/limits'
import { showsWarnings } from '@gaplens/report/model/quality'
import { WARNING_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { TriangleAlert } from 'lucide-react'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import classes from './warning-panel.module.css'

interface WarningPanelProps {
  status: JobStatus
  warnings: readonly Warning[]
}

/** Warnings about the reliability of the report. */
export function WarningPanel({ status, warnings }: WarningPanelProps) {
  const { result } = useReport()
  const needed = showsWarnings(status, result)
  if (!needed && warnings.length === 0) return null
  const { score } = result.qualityAssessment
  const lines = [
    ...(needed ? [TEXT.withErrors] : []),
    ...(score < QUALITY_WARNING ? [TEXT.lowQuality(score)] : []),
    ...warnings.map(({ message }) => message),
  ]
  return (
    <div className={classes.panel}>
      <Details
        look="framed"
        open={needed}
        summary={
          <span className={classes.title}>
            <TriangleAlert size={18} aria-hidden />
            <h2>{TEXT.title}</h2>
            <span className={classes.count}>{TEXT.count(lines.length)}</span>
          </span>
        }
      >
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Details>
    </div>
  )
}

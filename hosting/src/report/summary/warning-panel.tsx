import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { Warning } from '@gaplens/contracts/errors'
import { isListedAsLimitation } from '@gaplens/report/model/limitations'
import { showsWarnings } from '@gaplens/report/model/quality'
import { SECTION, sectionOf } from '@gaplens/report/model/sections'
import { warningLines } from '@gaplens/report/model/warning-lines'
import { WARNING_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { TriangleAlert } from 'lucide-react'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { CAP } from './quality-card.tsx'
import classes from './warning-panel.module.css'

interface WarningPanelProps {
  status: JobStatus
  warnings: readonly Warning[]
}

/** Warnings about the reliability of the report, without those that the summary lists as limitations or that explain the score. */
export function WarningPanel({ status, warnings }: WarningPanelProps) {
  const model = useReport()
  const { result } = model
  const hasSummary = sectionOf(SECTION.summary).has?.(model) !== false
  const others = warnings.filter(({ code }) => code !== CAP && (!hasSummary || !isListedAsLimitation(code)))
  const lines = warningLines(status, result, others)
  if (lines.length === 0) return null
  return (
    <div className={classes.panel}>
      <Details
        look="framed"
        open={showsWarnings(status, result)}
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

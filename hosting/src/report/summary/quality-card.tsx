import type { ProcessingSteps } from '@gaplens/contracts/analysis/report'
import type { WarningCode } from '@gaplens/contracts/errors'
import { modelNotice } from '@gaplens/report/model/model-notice'
import { qualityBand, stepTone } from '@gaplens/report/model/quality'
import { SECTION } from '@gaplens/report/model/sections'
import { stepText } from '@gaplens/report/model/step-text'
import { STEP_TEXT, QUALITY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Progress } from '@mantine/core'
import { Tag } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'
import type { ReportViewProps } from '../report-view-props.ts'
import { Band } from '../shared/band.tsx'
import classes from './quality-card.module.css'

const STEP_NAMES = Object.keys(STEP_TEXT.names) as (keyof ProcessingSteps)[]

/** The code of the warning that says why the score is no higher. It stands beside the score and nowhere else. */
export const CAP: WarningCode = 'quality-capped'

/** The four steps, and the score with what its bands mean and why it is no higher. */
export function QualityBand({ warnings }: Pick<ReportViewProps, 'warnings'>) {
  const { result } = useReport()
  const { score, level, completedSteps, totalSteps } = result.qualityAssessment
  const band = qualityBand(score)
  return (
    <Band
      id={SECTION.quality}
      gist={
        <>
          {TEXT.outOf(score)}
          <Tag tone={band}>{TEXT.levels[level]}</Tag>
          {TEXT.steps(completedSteps, totalSteps)}
        </>
      }
    >
      <Quality cap={warnings.find(({ code }) => code === CAP)?.message} />
    </Band>
  )
}

function Quality({ cap }: { cap: string | undefined }) {
  const { result } = useReport()
  const { score } = result.qualityAssessment
  const band = qualityBand(score)
  const notice = modelNotice(result)
  return (
    <div className={classes.card}>
      <div>
        <p className={classes.score}>
          <span>{TEXT.score}</span>
          <strong>{TEXT.outOf(score)}</strong>
        </p>
        <Progress.Root size="lg" className={classes.bar}>
          <Progress.Section value={score} color={`var(--${band})`} aria-label={TEXT.score} />
        </Progress.Root>
        <p className={classes.bands}>{TEXT.bands}</p>
        {cap === undefined ? null : <p className={classes.bands}>{cap}</p>}
      </div>
      <ul className={classes.list}>
        {STEP_NAMES.map((name) => {
          const state = result.processingSteps[name]
          return (
            <li key={name}>
              <span className={classes.name}>{STEP_TEXT.names[name]}</span>
              <Tag tone={stepTone(state)}>{stepText(result, name)}</Tag>
              {state === 'failed' ? <p>{STEP_TEXT.hints[name]}</p> : null}
            </li>
          )
        })}
      </ul>
      {notice.map((line) => (
        <p className={classes.bands} key={line}>
          {line}
        </p>
      ))}
    </div>
  )
}

import { STAGES, type Stage } from '@gaplens/contracts/analysis/job'
import { VisuallyHidden } from '@mantine/core'
import { Check } from 'lucide-react'
import classes from './running-view.module.css'
import { STAGE_TEXT, RUNNING_TEXT as TEXT } from './strings.ts'

type State = 'done' | 'current' | 'next'

/** The finished, current and coming stages. Changes are announced by a polite live region. */
export function StageList({ stage }: { stage: Stage }) {
  const at = STAGES.indexOf(stage)
  return (
    <>
      <ol className={classes.stages} aria-label={TEXT.stages}>
        {STAGES.map((name, index) => {
          const state: State = index < at ? 'done' : index === at ? 'current' : 'next'
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={classes.dot} aria-hidden>
                {state === 'done' ? <Check size={14} /> : index + 1}
              </span>
              <span>
                {STAGE_TEXT[name]}
                <VisuallyHidden>：{TEXT[state]}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden component="p" role="status">
        {STAGE_TEXT[stage]}
      </VisuallyHidden>
    </>
  )
}

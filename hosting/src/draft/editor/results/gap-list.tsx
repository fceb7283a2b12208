import type { DraftBasis, DraftGap, DraftGapState } from '@gaplens/contracts/drafts/draft-score'
import { VisuallyHidden } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Tag, type Tone } from '../../../ui/text/tag.tsx'
import type { Range } from '../../scoring/shift-ranges.ts'
import { GAP_LIST_TEXT as TEXT } from '../../strings.ts'
import classes from './results.module.css'

const GapEvidence = lazyPart(() => import('./gap-evidence.tsx'))
const TONES: Record<DraftGapState, Tone> = { closed: 'good', touched: 'fair', open: 'calm' }

interface GapListProps {
  basis: DraftBasis
  gaps: readonly DraftGap[]
  onGo: (place: Range) => void
}

/** The report's gaps in order, each with its state in the draft, the nearest passage and the report's evidence. */
export function GapList({ basis, gaps, onGo }: GapListProps) {
  const nameOf = (topicId: string) => basis.topics.find(({ id }) => id === topicId)?.name ?? ''
  const closed = gaps.filter(({ state }) => state === 'closed').length
  return (
    <section className={classes.card} aria-labelledby="draft-gaps">
      <div className={classes.cardHead}>
        <h2 id="draft-gaps">{TEXT.heading}</h2>
        {gaps.length === 0 ? null : <span className={classes.count}>{TEXT.counts(closed, gaps.length)}</span>}
      </div>
      {gaps.length === 0 ? <NoGaps basis={basis} /> : null}
      <ul className={classes.items}>
        {gaps.map(({ topicId, state, passage }) => (
          <li key={topicId} data-gap={state}>
            <div className={classes.itemHead}>
              <span className={classes.name}>{nameOf(topicId)}</span>
              <Tag tone={TONES[state]}>{TEXT.states[state]}</Tag>
            </div>
            {passage !== null && state === 'open' ? <p className={classes.note}>{TEXT.nearest}</p> : null}
            {passage === null ? null : (
              <button
                type="button"
                className={classes.passage}
                aria-label={TEXT.go(passage.text)}
                onClick={() => onGo(passage)}
              >
                {passage.text}
              </button>
            )}
            <Evidence analysisId={basis.analysisId} topicId={topicId} name={nameOf(topicId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loads when it is opened first, because most writers know the report. */
function Evidence({ name, ...gap }: { analysisId: string; topicId: string; name: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={classes.note}>
        {TEXT.evidence}
        <VisuallyHidden>：{name}</VisuallyHidden>
      </summary>
      {opened ? (
        <Suspense>
          <GapEvidence {...gap} />
        </Suspense>
      ) : null}
    </details>
  )
}

/** A report that could not compare the user's page has no gaps either, which does not mean that nothing is missing. */
function NoGaps({ basis }: { basis: DraftBasis }) {
  const own = basis.pages.find(({ role }) => role === 'user')
  if (own !== undefined && own.coverageScore !== null) return <p className={classes.note}>{TEXT.none}</p>
  return (
    <>
      <p>{own === undefined ? TEXT.unread : TEXT.unscored}</p>
      <p className={classes.note}>{TEXT.unknownHint}</p>
    </>
  )
}

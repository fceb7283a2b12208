import type { DraftBasis, DraftScore, FullComparison } from '@gaplens/contracts/drafts/draft-score'
import { VisuallyHidden } from '@mantine/core'
import type { ScorerState } from '../../scoring/scorer.ts'
import { SCORE_TEXT as TEXT } from '../../strings.ts'
import classes from './results.module.css'

interface ScoreCardProps {
  basis: DraftBasis
  score: DraftScore
  /** The whole comparison of the same text; null before there is one. */
  full: FullComparison | null
  state: ScorerState
  /** Whether the text has notes of the app, which do not count. */
  notes: boolean
}

/** The page's score in the report, the draft's, and where that stands among the cited pages. */
export function ScoreCard({ basis, score, full, state, notes }: ScoreCardProps) {
  const own = basis.pages.find(({ role }) => role === 'user')?.coverageScore ?? null
  const before = own === null ? null : Math.round(own)
  const points = (full ?? score).score
  const { place, of, median, best } = (full ?? score).standing
  const kind = full !== null ? 'full' : basis.judged === true ? 'judged' : 'estimate'
  const contradicted = score.claims.filter(({ verdict }) => verdict === 'contradicted').length
  const gained = score.gaps
    .filter(({ state: gap }) => gap !== 'open')
    .flatMap(({ topicId }) => basis.topics.find(({ id }) => id === topicId)?.name ?? [])
  return (
    <section className={classes.card} aria-labelledby="draft-score">
      <div className={classes.cardHead}>
        <h2 id="draft-score">{TEXT.heading}</h2>
        <span className={classes.state} role="status">
          {state === 'restarting' ? TEXT.restarting : state === 'working' ? TEXT.working : ''}
        </span>
      </div>
      {score.written ? (
        <>
          <p className={classes.figure}>
            <VisuallyHidden>{TEXT.change(before, points)}</VisuallyHidden>
            <span aria-hidden>
              {before === null ? null : (
                <>
                  <span className={classes.before}>{before}</span>
                  <span className={classes.arrow}>→</span>
                </>
              )}
              <strong data-score={points}>{points}</strong>
            </span>
          </p>
          <div className={classes.bar} aria-hidden>
            <span className={classes.fill} style={{ inlineSize: `${points}%` }} />
            {median === null ? null : (
              <span className={classes.tick} style={{ insetInlineStart: `${median}%` }} />
            )}
          </div>
          <p className={classes.standing}>
            <strong>{TEXT.place(place, of)}</strong>
            {median === null ? null : <span>{TEXT.others(median, best)}</span>}
          </p>
          {contradicted > 0 ? <p className={classes.note}>{TEXT.contradicted(contradicted)}</p> : null}
          {gained.length > 0 && points > (before ?? 0) ? (
            <p className={classes.note}>{TEXT.gained(gained)}</p>
          ) : null}
          <p className={classes.note}>{TEXT.kinds[kind]}</p>
        </>
      ) : (
        <p data-score={0}>{TEXT.empty(before)}</p>
      )}
      {notes ? <p className={classes.note}>{TEXT.notes}</p> : null}
      {score.truncated ? <p className={classes.note}>{TEXT.truncated}</p> : null}
      <p className={classes.note}>{TEXT.note}</p>
    </section>
  )
}

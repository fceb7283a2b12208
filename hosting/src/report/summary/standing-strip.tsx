import { standingOf } from '@gaplens/report/model/standing'
import { coverageText } from '@gaplens/report/text/coverage-text'
import { citedName } from '@gaplens/report/text/reference'
import { SUMMARY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import classes from './standing-strip.module.css'

/** The standing of the page: its score, and every page on one scale. */
export function StandingStrip() {
  const model = useReport()
  const { ranked, places, median, atMost } = standingOf(model)
  const own = model.ownPage?.coverageScore ?? null
  const best = ranked.find((page) => page.role !== 'user')
  return (
    <div className={classes.standing}>
      <p className={classes.own}>
        <span className={classes.name}>{TEXT.coverage}</span>
        <span className={classes.value}>
          {own === null ? '—' : coverageText(own, atMost)}
          {own === null ? null : <small>/ 100</small>}
        </span>
        <span className={classes.name}>
          {own === null ? TEXT.unread : places === null ? TEXT.unplaced : TEXT.place(places, ranked.length)}
        </span>
      </p>
      <div className={classes.scale}>
        <div className={classes.track} role="img" aria-label={TEXT.scale}>
          {own === null || atMost === null ? null : (
            <span className={classes.range} style={{ left: `${own}%`, width: `${atMost - own}%` }} />
          )}
          {ranked.map((page) => (
            <span
              key={page.id}
              className={classes.mark}
              data-own={page.role === 'user'}
              data-best={page === best}
              style={{ left: `${page.coverageScore}%` }}
            />
          ))}
          {median === null ? null : <span className={classes.median} style={{ left: `${median}%` }} />}
        </div>
        <ul className={classes.legend}>
          {own === null ? null : (
            <li>
              <i data-mark="own" aria-hidden />
              {TEXT.you} <b>{coverageText(own, atMost)}</b>
            </li>
          )}
          {median === null ? null : (
            <li>
              <i data-mark="median" aria-hidden />
              {TEXT.medianMark} <b>{median}</b>
            </li>
          )}
          {best === undefined ? null : (
            <li>
              <i data-mark="best" aria-hidden />
              {TEXT.best} <b>{Math.round(best.coverageScore)}</b>
              <span className={classes.who}>{citedName(best)}</span>
            </li>
          )}
        </ul>
        <Facts />
        {own === null ? null : (
          <p className={classes.facts}>{places === null ? TEXT.unplacedHint : TEXT.placeHint}</p>
        )}
      </div>
    </div>
  )
}

/** The number of gaps, and of the pages that were compared. */
function Facts() {
  const { result, ownPage, sources } = useReport()
  const gaps = result.coverage?.gaps ?? []
  const read = sources.filter((page) => page.state === 'read').length
  // Without topics no page has a score, which is told elsewhere.
  const compared = sources.filter((page) => page.coverageScore !== null).length
  return (
    <p className={classes.facts}>
      {TEXT.facts(
        ownPage?.state === 'failed'
          ? TEXT.gapsUnread
          : TEXT.gapFacts(gaps.length, gaps.filter((gap) => gap.tier === 'p1_immediate').length),
        TEXT.sourceFacts(read, sources.length, compared === 0 ? read : compared),
      )}
    </p>
  )
}

import type { ComparedPage } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { standingOf } from '@gaplens/report/model/standing'
import { SUMMARY_TEXT, WEBSITE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { whyUnscored } from '@gaplens/report/text/why-unscored'
import { useReport } from '../report-context.ts'
import { Intro } from '../shared/intro.tsx'
import classes from './standing-chart.module.css'
import { StandingFigure } from './standing-figure.tsx'

function Name({ page, isAtLeast }: { page: ComparedPage; isAtLeast: boolean }) {
  const isOwn = page.role === 'user'
  return (
    <span className={classes.name}>
      <span className={classes.rank}>{isOwn ? '' : `[${page.rank}]`}</span>
      <span className={classes.host}>
        {isOwn ? TEXT.standingOwn(isAtLeast) : (hostOf(page.url) ?? page.url)}
      </span>
    </span>
  )
}

/** Every page's coverage as a bar in the order of the standing; then those without a score, with the reason. */
export function StandingChart() {
  const standing = standingOf(useReport())
  const { ranked, unscored, places, median, isAtLeast } = standing
  return (
    <div>
      <Intro>
        {places === null ? null : (
          <strong>
            {SUMMARY_TEXT.rank(places, ranked.length)}
            {median === null ? '' : `，${SUMMARY_TEXT.median(median)}`}。
          </strong>
        )}
        {TEXT.standingIntro}
      </Intro>
      <ol className={classes.list}>
        {ranked.map((page) => (
          <li key={page.id} data-own={page.role === 'user'} title={page.title}>
            <Name page={page} isAtLeast={isAtLeast} />
            <span className={classes.track}>
              <span className={classes.bar} style={{ width: `${page.coverageScore}%` }} />
            </span>
            <span className={classes.score}>{Math.round(page.coverageScore)}</span>
            <span className={classes.words}>{TEXT.words(page.words)}</span>
          </li>
        ))}
        {unscored.map((page) => (
          <li key={page.id} data-own={page.role === 'user'} title={page.title}>
            <Name page={page} isAtLeast={false} />
            <span className={classes.reason}>{whyUnscored(page, ranked)}</span>
          </li>
        ))}
      </ol>
      <StandingFigure {...standing} />
    </div>
  )
}

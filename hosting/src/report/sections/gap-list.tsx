import { type CoverageReport, type Gap, TIERS } from '@gaplens/contracts/analysis/report'
import { outdatedNote } from '@gaplens/report/model/outdated-quotes'
import { passagesOf, scoredPages } from '@gaplens/report/model/report-model'
import { GAP_TEXT as TEXT, WEBSITE_TEXT } from '@gaplens/report/text/report-text'
import { Tag } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Intro } from '../shared/intro.tsx'
import { Quote, Quotes } from '../shared/quote.tsx'
import { ShowMore } from '../shared/show-more.tsx'
import { TierTag } from '../shared/tier-tag.tsx'
import classes from './gap-list.module.css'

const FIRST = 5

function GapHead({ gap, coverage, total }: { gap: Gap; coverage: CoverageReport; total: number }) {
  const topic = coverage.topics.find(({ id }) => id === gap.topicId)
  return (
    <span className={classes.head}>
      <TierTag tier={gap.tier} />
      <span className={classes.name}>{gap.name}</span>
      {topic ? (
        <span className={classes.meta}>{TEXT.coveredBy(topic.coveredBy, total, topic.coveredByExact)}</span>
      ) : null}
      {topic?.fromOverview ? <Tag tone="brand">{TEXT.fromOverview}</Tag> : null}
      <span className={classes.meta}>{TEXT.scores(gap)}</span>
    </span>
  )
}

/** Each gap with quotes of the pages that cover it, beside the nearest passage of the user's page. */
export function GapList({ coverage }: { coverage: CoverageReport }) {
  const model = useReport()
  const read = scoredPages(model).filter((page) => page.role !== 'user').length
  // Older reports without a common order are sorted by tier and impact.
  const gaps = model.result.brief
    ? coverage.gaps
    : coverage.gaps.toSorted((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.impact - a.impact)
  return (
    <div>
      <Intro>{`${WEBSITE_TEXT.gapsIntro}${WEBSITE_TEXT.gapsScale}`}</Intro>
      <ShowMore items={gaps} first={FIRST}>
        {(shown) => (
          <div className={classes.list}>
            {shown.map((gap) => {
              const closest = passagesOf(model, [gap.closestPassageId])[0]
              const outdated = outdatedNote(model, gap)
              return (
                <Details
                  key={gap.topicId}
                  look="row"
                  summary={<GapHead gap={gap} coverage={coverage} total={read} />}
                >
                  <div className={classes.sides}>
                    <div className={classes.side}>
                      <h4>{TEXT.others}</h4>
                      <Quotes passages={passagesOf(model, gap.passageIds)} />
                      {outdated === null ? null : <p className={classes.none}>{outdated}</p>}
                    </div>
                    <div className={classes.side}>
                      <h4>{TEXT.closest}</h4>
                      {closest ? (
                        <Quote passage={closest} />
                      ) : (
                        <p className={classes.none}>{TEXT.noneNear}</p>
                      )}
                    </div>
                  </div>
                </Details>
              )
            })}
          </div>
        )}
      </ShowMore>
    </div>
  )
}

import type { Standing } from '@gaplens/report/model/standing'
import { citedName } from '@gaplens/report/text/reference'
import { WEBSITE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import classes from './standing-scatter.module.css'
import type { Point } from './standing-scatter.tsx'

const StandingScatter = lazyPart(() => import('./standing-scatter.tsx'))

/** With fewer pages there is no pattern to see, and the figure is left out. */
const FEWEST = 4

function pointOf(page: Standing['ranked'][number], isAtLeast: boolean): Point {
  const name = page.role === 'user' ? TEXT.standingOwn(isAtLeast) : citedName(page)
  return { name, words: page.words, coverage: Math.round(page.coverageScore) }
}

/** The coverage of each page by its length, as a chart. The list beside it has the same figures. */
export function StandingFigure({ ranked, median, isAtLeast }: Standing) {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [seen, setSeen] = useState(false)
  if (entry?.isIntersecting && !seen) setSeen(true)
  if (ranked.length < FEWEST) return null
  const own = ranked.find((page) => page.role === 'user')
  return (
    <figure className={classes.figure} ref={ref} data-loaded={seen}>
      <figcaption>
        <strong>{TEXT.scatter}</strong>　{TEXT.scatterNote}
      </figcaption>
      <div className={classes.frame} aria-hidden>
        {seen ? (
          <SectionBoundary>
            <Suspense>
              <StandingScatter
                own={own ? pointOf(own, isAtLeast) : null}
                others={ranked.filter((page) => page.role !== 'user').map((page) => pointOf(page, false))}
                median={median}
              />
            </Suspense>
          </SectionBoundary>
        ) : null}
      </div>
    </figure>
  )
}

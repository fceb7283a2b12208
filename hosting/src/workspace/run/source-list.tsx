import type { SourceProgress } from '@gaplens/contracts/analysis/job'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import { hostOf } from '@gaplens/contracts/web-address'
import { Card } from '../../ui/layout/card.tsx'
import { Favicon } from '../../ui/text/favicon.tsx'
import { Tag, type Tone } from '../../ui/text/tag.tsx'
import classes from './running-view.module.css'
import { SOURCE_STATE_TEXT, RUNNING_TEXT as TEXT } from './strings.ts'

const TONES: Record<SourceProgress['state'], Tone> = { waiting: 'calm', read: 'good', failed: 'poor' }

function stateText({ state, failure }: SourceProgress): string {
  return failure === null
    ? SOURCE_STATE_TEXT[state]
    : `${SOURCE_STATE_TEXT[state]}：${PAGE_FAILURES[failure]}`
}

/** Every page of the job with the state of its reading. */
export function SourceList({ sources }: { sources: readonly SourceProgress[] }) {
  const count = (state: SourceProgress['state']) => sources.filter((source) => source.state === state).length
  return (
    <Card as="section" aria-labelledby="sources-heading">
      <h2 id="sources-heading" className={classes.title}>
        {TEXT.sources}
      </h2>
      <p className={classes.note}>{TEXT.sourcesCount(count('read'), count('failed'), sources.length)}</p>
      <ul className={classes.sources}>
        {sources.map((source) => {
          const host = hostOf(source.url)
          const name = source.role === 'user' ? TEXT.ownPage : source.title || host || source.url
          return (
            <li key={`${source.role}-${source.url}`}>
              <span className={classes.source}>
                <Favicon host={host} />
                <span title={source.url}>{name}</span>
              </span>
              <Tag tone={TONES[source.state]}>{stateText(source)}</Tag>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

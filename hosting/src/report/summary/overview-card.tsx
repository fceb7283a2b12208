import type { AiOverviewData } from '@gaplens/contracts/analysis/report'
import { OVERVIEW_CARD_REFERENCES } from '@gaplens/contracts/limits'
import { stripAddresses } from '@gaplens/report/text/reference'
import { OVERVIEW_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Clamp } from '../../ui/text/clamp.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { ReferenceLink } from '../shared/reference-link.tsx'
import classes from './overview-card.module.css'

/** What the AI Overview says, with its first references. Also shown while the job still runs. */
export function OverviewCard({ data }: { data: AiOverviewData }) {
  const more = data.references.length - OVERVIEW_CARD_REFERENCES
  const summary = stripAddresses(data.summaryText)
  return (
    <div className={classes.card}>
      {summary === '' ? (
        <p className={classes.none}>{TEXT.none}</p>
      ) : (
        <Clamp>
          <Prose text={summary} headings />
        </Clamp>
      )}
      {data.references.length === 0 ? null : (
        <div className={classes.references}>
          <h3>{TEXT.references}</h3>
          <ul>
            {data.references.slice(0, OVERVIEW_CARD_REFERENCES).map((url) => (
              <li key={url}>
                <ReferenceLink url={url} />
              </li>
            ))}
          </ul>
          {more > 0 ? <p className={classes.more}>{TEXT.more(more)}</p> : null}
        </div>
      )}
    </div>
  )
}

import type { ComparedPage, CoverageReport, Statement, Support } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import {
  ownSupportText,
  relevantSupport,
  statementsIntro,
  supportPassages,
  supportVerdict,
  unquotedNote,
  unreadCited,
} from '@gaplens/report/model/support'
import { AI_VIEW_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Tag, type Tone } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Intro } from '../shared/intro.tsx'
import { Quotes } from '../shared/quote.tsx'
import { ShowMore } from '../shared/show-more.tsx'
import classes from './statement-check.module.css'

const FIRST = 2
const TONES: Record<Support['level'], Tone> = {
  found: 'good',
  partly: 'fair',
  unverified: 'calm',
  absent: 'calm',
}

function Cited({ page }: { page: ComparedPage }) {
  return (
    <span>
      [{page.rank}]<span className={classes.host}> {hostOf(page.url)}</span>
    </span>
  )
}

function StatementRow({ statement }: { statement: Statement }) {
  const model = useReport()
  const support = relevantSupport(statement, model.ownPage?.id)
  const passages = supportPassages(model, support)
  return (
    <li className={classes.row}>
      <p className={classes.text}>{statement.text}</p>
      <ul className={classes.support}>
        {support.map((each) => {
          const { pageId, level } = each
          const page = model.pages.get(pageId)
          const isOwn = pageId === model.ownPage?.id
          return (
            <li key={pageId}>
              {isOwn || !page ? <span>{ownSupportText(statement, each).name}</span> : <Cited page={page} />}
              <Tag tone={TONES[level]}>{supportVerdict(model, statement, each)}</Tag>
              {unquotedNote(each)}
            </li>
          )
        })}
        {unreadCited(model, statement).map((page) => (
          <li key={page.id}>
            <Cited page={page} />
            <Tag tone="calm">{TEXT.unread}</Tag>
          </li>
        ))}
        {statement.citedPageIds.length === 0 ? <li className={classes.none}>{TEXT.noCitation}</li> : null}
      </ul>
      {passages.length > 0 ? (
        <Details summary={TEXT.evidence(passages.length)}>
          <Quotes passages={passages} />
        </Details>
      ) : null}
    </li>
  )
}

/** Each statement of the AI Overview, compared with the pages that it cites and with the user's page. */
export function StatementCheck({ coverage }: { coverage: CoverageReport }) {
  const { result } = useReport()
  return (
    <div>
      <Intro>
        {statementsIntro(result)}
        {coverage.supportedShare === null ? null : (
          <strong>{TEXT.supported(Math.round(coverage.supportedShare * 100))}</strong>
        )}
      </Intro>
      <ShowMore items={coverage.statements} first={FIRST}>
        {(statements, start) => (
          <ol className={classes.list} start={start + 1}>
            {statements.map((statement) => (
              <StatementRow key={statement.id} statement={statement} />
            ))}
          </ol>
        )}
      </ShowMore>
    </div>
  )
}

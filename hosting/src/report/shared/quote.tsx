import type { Passage } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { shownRows } from '@gaplens/report/text/quote-rows'
import { REPORT_TEXT, QUOTE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { ExternalLink } from '../../ui/text/external-link.tsx'
import { useReport } from '../report-context.ts'
import classes from './quote.module.css'

/** A quote from a page with its source, the time it was read, and a link to the passage. */
export function Quote({ passage }: { passage: Passage }) {
  const page = useReport().pages.get(passage.pageId)
  const isOwn = page?.role === 'user'
  const host = hostOf(passage.url) ?? passage.url
  const who = isOwn ? REPORT_TEXT.ownPage : `[${page?.rank ?? '?'}] ${host}`
  return (
    <figure className={classes.quote} data-own={isOwn}>
      <blockquote>
        <QuotedText text={passage.quote} />
      </blockquote>
      <figcaption>
        <span className={classes.who} title={page?.title}>
          {who}
        </span>
        {passage.heading === '' ? null : (
          <span>
            {TEXT.under}：{passage.heading}
          </span>
        )}
        {passage.columns === undefined ? null : <span>{TEXT.columns(passage.columns)}</span>}
        {page?.readAt ? (
          <span>
            <time dateTime={page.readAt} suppressHydrationWarning>
              {shortTime(page.readAt)}
            </time>{' '}
            {TEXT.readAt}
          </span>
        ) : null}
        <ExternalLink href={passage.link} fz="inherit" aria-label={`${TEXT.view}：${who}`}>
          {TEXT.view}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}

/** The text of a quote. Each row of a table is shown as one row with its cells apart, and so is each item of a list. */
function QuotedText({ text }: { text: string }) {
  const rows = shownRows(text)
  if (rows === null) return text
  return rows.map((cells, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes
    <span key={at} className={classes.row}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes
        <span key={index}>{cell}</span>
      ))}
    </span>
  ))
}

export function Quotes({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className={classes.list} data-many={passages.length > 1}>
      {passages.map((passage) => (
        <Quote key={passage.id} passage={passage} />
      ))}
    </div>
  )
}

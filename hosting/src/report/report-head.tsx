import { withoutScheme } from '@gaplens/report/text/reference'
import { type Edition, REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { shortTime, ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import type { RefObject } from 'react'
import { ExternalLink } from '../ui/text/external-link.tsx'
import classes from './report-head.module.css'
import type { ReportViewProps } from './report-view-props.ts'
import { ExportMenu } from './toolbar/export-menu.tsx'
import { MoreMenu } from './toolbar/more-menu.tsx'

interface ReportHeadProps extends ReportViewProps {
  within: RefObject<HTMLElement | null>
  onPrint: (edition: Edition) => void
}

/** The head of the report: its subject and its actions. */
export function ReportHead({ within, onPrint, ...props }: ReportHeadProps) {
  const {
    status,
    keyword,
    pageUrl,
    createdAt,
    warnings,
    branding,
    back,
    menu,
    menuRef,
    edit,
    onSaveHtml,
    onSaveArchive,
    onShare,
  } = props
  return (
    <header className={classes.head}>
      <div className={classes.about}>
        <p className={classes.eyebrow}>
          {back}
          <span>
            {TEXT.created}{' '}
            <time dateTime={createdAt} suppressHydrationWarning>
              {shortTime(createdAt)}
            </time>
            <span className={classes.zone}>{ZONE_NOTE}</span>
          </span>
        </p>
        <h1>{TEXT.heading(keyword)}</h1>
        <p className={classes.page}>
          {TEXT.ownPage}：<ExternalLink href={pageUrl}>{withoutScheme(pageUrl)}</ExternalLink>
        </p>
      </div>
      <div className={classes.tools} data-no-print>
        {edit}
        <ExportMenu
          status={status}
          pageUrl={pageUrl}
          createdAt={createdAt}
          warnings={warnings}
          branding={branding}
          onPrint={onPrint}
          {...(onSaveHtml ? { onSaveHtml } : {})}
          {...(onSaveArchive ? { onSaveArchive } : {})}
          {...(onShare ? { onShare } : {})}
        />
        <MoreMenu within={within} buttonRef={menuRef}>
          {menu}
        </MoreMenu>
      </div>
    </header>
  )
}

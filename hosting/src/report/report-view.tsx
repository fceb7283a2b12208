import { contentsOf, flatten, SECTION } from '@gaplens/report/model/contents'
import { showsDebug } from '@gaplens/report/model/quality'
import { createReportModel } from '@gaplens/report/model/report-model'
import {
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  SUMMARY_TEXT,
  REPORT_TEXT as TEXT,
} from '@gaplens/report/text/report-text'
import { longTime, ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import { useEffect, useMemo, useRef } from 'react'
import { Notice } from '../ui/feedback/notice.tsx'
import { SectionBoundary } from '../ui/feedback/section-boundary.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { ExternalLink } from '../ui/text/external-link.tsx'
import { usePaper } from './print.ts'
import { ReportContext } from './report-context.ts'
import classes from './report-view.module.css'
import type { ReportViewProps } from './report-view-props.ts'
import { AiViewSection } from './sections/ai-view-section.tsx'
import { CitedSection } from './sections/cited-section.tsx'
import { IntentSection } from './sections/intent-section.tsx'
import { StrategySection } from './sections/strategy-section.tsx'
import { StructuredDataSection } from './sections/structured-data-section.tsx'
import { WebsiteSection } from './sections/website-section.tsx'
import { Section } from './shared/section.tsx'
import { KeySummary } from './summary/key-summary.tsx'
import { OverviewCard } from './summary/overview-card.tsx'
import { QualityCard } from './summary/quality-card.tsx'
import { ReferenceList } from './summary/reference-list.tsx'
import { WarningPanel } from './summary/warning-panel.tsx'
import { ContentsNav } from './toolbar/contents-nav.tsx'
import { DebugPanel } from './toolbar/debug-panel.tsx'
import { ExpandAll } from './toolbar/expand-all.tsx'
import { ReportTools } from './toolbar/report-tools.tsx'

/** The report. Takes everything by its props, so that any screen can show one. */
export function ReportView(props: ReportViewProps) {
  const { result, status, keyword, pageUrl, createdAt, warnings, actions } = props
  const model = useMemo(() => createReportModel(result, keyword), [result, keyword])
  const contents = useMemo(() => contentsOf(model), [model])
  const shown = useMemo(() => new Set(flatten(contents).map((entry) => entry.id)), [contents])
  usePaper()
  const body = useRef<HTMLDivElement>(null)

  // The browser looks for the address's target before the report is there: look again now that it is.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    const target = id === '' ? null : document.getElementById(id)
    // A place inside something folded is no place to scroll to.
    for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details'))
      part.open = true
    target?.scrollIntoView()
  }, [])

  return (
    <ReportContext value={model}>
      <article className={classes.report} id="report-top">
        {result.strategyAndPlan && shown.has(SECTION.strategy) ? (
          <SkipLink to={SECTION.strategy}>{TEXT.skipToPlan}</SkipLink>
        ) : null}
        <header className={classes.head}>
          <p className={classes.eyebrow}>
            {TEXT.eyebrow}・{TEXT.created}{' '}
            <time dateTime={createdAt} suppressHydrationWarning>
              {longTime(createdAt)}
            </time>
            <span className={classes.zone}>{ZONE_NOTE}</span>
          </p>
          <h1>{TEXT.heading(keyword)}</h1>
          <p className={classes.page}>
            {TEXT.ownPage}：<ExternalLink href={pageUrl}>{pageUrl}</ExternalLink>
          </p>
          <div className={classes.tools} data-no-print>
            {actions}
            <ReportTools status={status} pageUrl={pageUrl} createdAt={createdAt} warnings={warnings} />
            <ExpandAll within={body} />
          </div>
        </header>
        <div className={classes.body} ref={body}>
          {result.strategyAndPlan ? null : (
            <Notice tone="warning" title={TEXT.legacyTitle}>
              <p>{TEXT.legacyBody}</p>
            </Notice>
          )}
          {shown.has(SECTION.summary) ? (
            <Section id={SECTION.summary} title={SUMMARY_TEXT.title}>
              <KeySummary />
            </Section>
          ) : null}
          {/* Where there is no room beside it, what matters comes first. */}
          <div className={classes.contents} data-no-print>
            <ContentsNav entries={contents} />
          </div>
          <Section id={SECTION.overview} title={OVERVIEW_TEXT.title}>
            <OverviewCard data={result.aiOverviewData} />
          </Section>
          {shown.has(SECTION.references) ? (
            <Section id={SECTION.references} title={REFERENCE_TEXT.title}>
              <ReferenceList />
            </Section>
          ) : null}
          <Section id={SECTION.quality} title={QUALITY_TEXT.title}>
            <QualityCard />
          </Section>
          <WarningPanel status={status} warnings={warnings} />
          <SectionBoundary>{shown.has(SECTION.website) ? <WebsiteSection /> : null}</SectionBoundary>
          <SectionBoundary>{shown.has(SECTION.intent) ? <IntentSection /> : null}</SectionBoundary>
          <SectionBoundary>{shown.has(SECTION.aiView) ? <AiViewSection /> : null}</SectionBoundary>
          <SectionBoundary>{shown.has(SECTION.cited) ? <CitedSection /> : null}</SectionBoundary>
          <SectionBoundary>
            {result.strategyAndPlan && shown.has(SECTION.strategy) ? (
              <StrategySection plan={result.strategyAndPlan} />
            ) : null}
          </SectionBoundary>
          <SectionBoundary>
            {shown.has(SECTION.structuredData) ? <StructuredDataSection /> : null}
          </SectionBoundary>
          {showsDebug(status, result) ? <DebugPanel /> : null}
          {result.reportFooter === '' ? null : <p className={classes.footer}>{result.reportFooter}</p>}
        </div>
      </article>
    </ReportContext>
  )
}

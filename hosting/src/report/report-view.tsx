import type { JobStatus } from '@gaplens/contracts/analysis'
import type { Warning } from '@gaplens/contracts/errors'
import type { AnalysisResult } from '@gaplens/contracts/report'
import { contentsOf, flatten, SECTION } from '@gaplens/contracts/report-view/contents'
import { showsDebug } from '@gaplens/contracts/report-view/quality'
import { createReportModel } from '@gaplens/contracts/report-view/report-model'
import { longTime, ZONE_NOTE } from '@gaplens/contracts/report-view/taiwan-time'
import {
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  SUMMARY_TEXT,
  REPORT_TEXT as TEXT,
} from '@gaplens/contracts/report-view/text'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { ExternalLink } from '../ui/external-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { SectionBoundary } from '../ui/section-boundary.tsx'
import { ContentsNav } from './parts/contents-nav.tsx'
import { DebugPanel } from './parts/debug-panel.tsx'
import { ExpandAll } from './parts/expand-all.tsx'
import { KeySummary } from './parts/key-summary.tsx'
import { OverviewCard } from './parts/overview-card.tsx'
import { QualityCard } from './parts/quality-card.tsx'
import { ReferenceList } from './parts/reference-list.tsx'
import { ReportTools } from './parts/report-tools.tsx'
import { Section } from './parts/section.tsx'
import { WarningPanel } from './parts/warning-panel.tsx'
import { usePaper } from './print.ts'
import { ReportContext } from './report-context.ts'
import classes from './report-view.module.css'
import { AiViewSection } from './sections/ai-view-section.tsx'
import { CitedSection } from './sections/cited-section.tsx'
import { IntentSection } from './sections/intent-section.tsx'
import { StrategySection } from './sections/strategy-section.tsx'
import { StructuredDataSection } from './sections/structured-data-section.tsx'
import { WebsiteSection } from './sections/website-section.tsx'

export interface ReportViewProps {
  result: AnalysisResult
  status: JobStatus
  keyword: string
  pageUrl: string
  /** ISO 8601 */
  createdAt: string
  warnings: readonly Warning[]
  /** Buttons of the screen around the report. */
  actions?: ReactNode
}

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

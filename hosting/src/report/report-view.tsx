import { contentsOf, flatten, SECTION } from '@gaplens/report/model/contents'
import { showsDebug } from '@gaplens/report/model/quality'
import { createReportModel } from '@gaplens/report/model/report-model'
import { SUMMARY_TEXT, REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Suspense, useMemo, useRef } from 'react'
import { Notice } from '../ui/feedback/notice.tsx'
import { SectionBoundary } from '../ui/feedback/section-boundary.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { usePrinted } from './print.ts'
import { ReportContext } from './report-context.ts'
import { ReportHead } from './report-head.tsx'
import classes from './report-view.module.css'
import type { ReportViewProps } from './report-view-props.ts'
import { AiViewSection } from './sections/ai-view-section.tsx'
import { CitedSection } from './sections/cited-section.tsx'
import { IntentSection } from './sections/intent-section.tsx'
import { StrategySection } from './sections/strategy-section.tsx'
import { StructuredDataSection } from './sections/structured-data-section.tsx'
import { WebsiteSection } from './sections/website-section.tsx'
import { Section } from './shared/section.tsx'
import { BriefBand } from './summary/brief-band.tsx'
import { KeySummary } from './summary/key-summary.tsx'
import { OverviewBand } from './summary/overview-band.tsx'
import { QualityBand } from './summary/quality-card.tsx'
import { ReferenceBand } from './summary/reference-list.tsx'
import { WarningPanel } from './summary/warning-panel.tsx'
import { ContentsNav } from './toolbar/contents-nav.tsx'
import { DebugPanel } from './toolbar/debug-panel.tsx'
import { useOpenTarget } from './use-open-target.ts'

/** The report. Takes everything by its props, so that any screen can show one. */
export function ReportView(props: ReportViewProps) {
  const { result, status, keyword, warnings } = props
  const model = useMemo(() => createReportModel(result, keyword), [result, keyword])
  const contents = useMemo(() => contentsOf(model), [model])
  const shown = useMemo(() => new Set(flatten(contents).map((entry) => entry.id)), [contents])
  const { printed, print, done } = usePrinted()
  const body = useRef<HTMLDivElement>(null)
  useOpenTarget()

  return (
    <ReportContext value={model}>
      <article className={classes.report} id="report-top">
        {result.strategyAndPlan && shown.has(SECTION.strategy) ? (
          <SkipLink to={SECTION.strategy}>{TEXT.skipToPlan}</SkipLink>
        ) : null}
        <ReportHead {...props} within={body} onPrint={print} />
        <div className={classes.body} ref={body}>
          {result.strategyAndPlan ? null : (
            <Notice tone="warning" title={TEXT.legacyTitle}>
              <p>{TEXT.legacyBody}</p>
            </Notice>
          )}
          {shown.has(SECTION.summary) ? (
            <Section id={SECTION.summary} title={SUMMARY_TEXT.title} plain>
              <KeySummary warnings={warnings} />
            </Section>
          ) : null}
          {/* Where there is no room beside it, what matters comes first. */}
          <div className={classes.contents} data-no-print>
            <ContentsNav entries={contents} />
          </div>
          <div className={classes.bands}>
            {result.brief ? <BriefBand brief={result.brief} /> : null}
            <OverviewBand />
            {shown.has(SECTION.references) ? <ReferenceBand /> : null}
            <QualityBand />
            <WarningPanel status={status} warnings={warnings} />
          </div>
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
      {printed === null ? null : (
        <Suspense>
          <printed.Paper
            {...props}
            model={model}
            edition={printed.edition}
            opensDialog={!printed.byBrowser}
            onDone={done}
          />
        </Suspense>
      )}
    </ReportContext>
  )
}

import { contentsOf } from '@gaplens/report/model/contents'
import { showsDebug } from '@gaplens/report/model/quality'
import { createReportModel } from '@gaplens/report/model/report-model'
import { SECTION, type SectionIdAt, sectionsAt } from '@gaplens/report/model/sections'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { type ComponentType, Suspense, useMemo, useRef } from 'react'
import { Notice } from '../ui/feedback/notice.tsx'
import { SectionBoundary } from '../ui/feedback/section-boundary.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { usePrinted } from './print.ts'
import { PromptNoteContext, ReportContext } from './report-context.ts'
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

/** How the screen shows each section. */
const VIEWS: Record<SectionIdAt<'screen'>, ComponentType<ReportViewProps>> = {
  [SECTION.summary]: ({ warnings, again }) => (
    <Section id={SECTION.summary} plain>
      <KeySummary warnings={warnings} again={again} />
    </Section>
  ),
  [SECTION.brief]: BriefBand,
  [SECTION.overview]: OverviewBand,
  [SECTION.references]: ReferenceBand,
  [SECTION.quality]: QualityBand,
  [SECTION.website]: WebsiteSection,
  [SECTION.intent]: IntentSection,
  [SECTION.aiView]: AiViewSection,
  [SECTION.cited]: CitedSection,
  [SECTION.strategy]: StrategySection,
  [SECTION.structuredData]: StructuredDataSection,
}

function SectionAt({ id, ...props }: ReportViewProps & { id: SectionIdAt<'screen'> }) {
  const View = VIEWS[id]
  return <View {...props} />
}

/** The report. It gets everything by props, so that any screen can show one. */
export function ReportView(props: ReportViewProps) {
  const { result, status, keyword, warnings, branding } = props
  const promptFooter = branding?.promptFooter
  const model = useMemo(
    () => createReportModel(result, keyword, promptFooter),
    [result, keyword, promptFooter],
  )
  const contents = useMemo(() => contentsOf(model), [model])
  const shown = useMemo(() => sectionsAt('screen').filter(({ has }) => has?.(model) !== false), [model])
  const summary = shown.filter(({ id }) => id === SECTION.summary)
  const folded = shown.filter((row) => row.folded)
  const numbered = shown.filter(({ number }) => number !== undefined)
  const { printed, print, done } = usePrinted()
  const body = useRef<HTMLDivElement>(null)
  useOpenTarget()

  return (
    <ReportContext value={model}>
      <article className={classes.report} id="report-top">
        {shown.some(({ id }) => id === SECTION.strategy) ? (
          <SkipLink to={SECTION.strategy}>{TEXT.skipToPlan}</SkipLink>
        ) : null}
        <ReportHead {...props} within={body} onPrint={print} />
        <div className={classes.body} ref={body}>
          {result.strategyAndPlan ? null : (
            <Notice tone="warning" title={TEXT.legacyTitle}>
              <p>{TEXT.legacyBody}</p>
            </Notice>
          )}
          {summary.map((row) => (
            <SectionAt key={row.id} id={row.id} {...props} />
          ))}
          {/* Without space beside it, the important part comes first. */}
          <div className={classes.contents} data-no-print>
            <ContentsNav entries={contents} />
          </div>
          <div className={classes.bands}>
            {folded.map((row) => (
              <SectionAt key={row.id} id={row.id} {...props} />
            ))}
            <WarningPanel status={status} warnings={warnings} />
          </div>
          <PromptNoteContext value={props.promptNote}>
            {numbered.map((row) => (
              <SectionBoundary key={row.id}>
                <SectionAt id={row.id} {...props} />
              </SectionBoundary>
            ))}
          </PromptNoteContext>
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

import type { JobStatus } from '../../analysis.ts'
import { PAGE_FAILURES, type Warning } from '../../errors.ts'
import { OVERVIEW_CARD_REFERENCES, QUALITY_WARNING } from '../../limits.ts'
import type { ProcessingSteps } from '../../report.ts'
import { firstActions } from '../first-actions.ts'
import { qualityBand, showsWarnings, stepTone } from '../quality.ts'
import { stripAddresses } from '../reference.ts'
import type { ReportModel } from '../report-model.ts'
import { standingOf } from '../standing.ts'
import {
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  REPORT_TEXT,
  STEP_TEXT,
  SUMMARY_TEXT,
  WARNING_TEXT,
} from '../text.ts'
import { type Block, type Inline, type Line, link, muted, paragraph, tag } from './blocks.ts'
import { evidence, prose, reference } from './parts.ts'

/** The report in three figures and three actions. */
export function summaryBlocks(model: ReportModel): Block[] {
  const { coverage } = model.result
  const { place, ranked, median } = standingOf(model)
  const own = model.ownPage?.coverageScore ?? null
  const read = model.sources.filter((page) => page.state === 'read').length
  const standing =
    place === null
      ? [SUMMARY_TEXT.unread]
      : [SUMMARY_TEXT.rank(place, ranked.length), ...(median === null ? [] : [SUMMARY_TEXT.median(median)])]
  const figures: Block[] = coverage
    ? [
        {
          kind: 'figures',
          items: [
            {
              name: SUMMARY_TEXT.coverage,
              value: own === null ? '—' : String(Math.round(own)),
              unit: own === null ? '' : '/ 100',
              note: standing.join('，'),
            },
            {
              name: SUMMARY_TEXT.gaps,
              value: String(coverage.gaps.length),
              unit: '項',
              note: SUMMARY_TEXT.gapsNote(coverage.gaps.filter((gap) => gap.tier === 'p1_immediate').length),
            },
            {
              name: SUMMARY_TEXT.sources,
              value: String(read),
              unit: '個',
              note: SUMMARY_TEXT.sourcesNote(model.sources.length),
            },
          ],
        },
      ]
    : []
  const actions = firstActions(model)
  const first: Block[] =
    actions.length === 0
      ? []
      : [
          {
            kind: 'subsection',
            title: SUMMARY_TEXT.firstActions,
            blocks: [
              {
                kind: 'list',
                items: actions.map(({ id, label, text }): Line => [link(label, `#${id}`), ` ${text}`]),
              },
            ],
          },
        ]
  return [...figures, ...first]
}

/** What the AI Overview says, and whom it cites. */
export function overviewBlocks({ result }: ReportModel): Block[] {
  const { summaryText, references } = result.aiOverviewData
  const summary = prose(stripAddresses(summaryText), { headings: true })
  const shown = references.slice(0, OVERVIEW_CARD_REFERENCES)
  const rest = references.slice(OVERVIEW_CARD_REFERENCES)
  const list = (urls: readonly string[]): Block => ({ kind: 'list', items: urls.map(reference) })
  return [
    ...(summary.length > 0 ? summary : [muted(OVERVIEW_TEXT.none)]),
    ...(shown.length > 0
      ? [
          { kind: 'subsection', title: OVERVIEW_TEXT.references, blocks: [list(shown)] } as const,
          ...(rest.length > 0 ? evidence(OVERVIEW_TEXT.more(rest.length), [list(rest)]) : []),
        ]
      : []),
  ]
}

/** Every page of the comparison, failed ones by name. */
export function referenceBlocks({ result, sources }: ReportModel): Block[] {
  const excluded = result.excludedUrls ?? []
  return [
    muted(REFERENCE_TEXT.intro),
    {
      kind: 'list',
      ordered: true,
      items: result.competitorUrls.map((url): Line => {
        const page = sources.find((source) => source.url === url)
        const title = page?.title ? [`${page.title}　`] : []
        return [...title, ...reference(url), ...(page ? ['　', stateOf(page)] : [])]
      }),
    },
    ...(excluded.length > 0
      ? [
          {
            kind: 'subsection',
            title: REFERENCE_TEXT.excluded(excluded.length),
            blocks: [{ kind: 'list', items: excluded.map(reference) }],
          } as const,
        ]
      : []),
  ]
}

function stateOf({ state, failure }: ReportModel['sources'][number]): Inline {
  if (state === 'read') return tag(REFERENCE_TEXT.read, 'good')
  const why = failure === null ? '' : `：${PAGE_FAILURES[failure]}`
  return tag(`${REFERENCE_TEXT.failed}${why}`, 'poor')
}

/** The score with what its bands mean, and the four steps. */
export function qualityBlocks({ result }: ReportModel): Block[] {
  const { score, level, completedSteps, totalSteps } = result.qualityAssessment
  const names = Object.keys(STEP_TEXT.names) as (keyof ProcessingSteps)[]
  const tone = { good: 'good', fair: 'fair', poor: 'poor', calm: 'calm' } as const
  return [
    paragraph(
      `${QUALITY_TEXT.score} ${QUALITY_TEXT.outOf(score)}　`,
      tag(QUALITY_TEXT.levels[level], qualityBand(score)),
      `　${QUALITY_TEXT.steps(completedSteps, totalSteps)}`,
    ),
    muted(QUALITY_TEXT.bands),
    {
      kind: 'facts',
      items: names.map((name) => {
        const state = result.processingSteps[name]
        const hint = state === 'failed' ? [`　${STEP_TEXT.hints[name]}`] : []
        return [STEP_TEXT.names[name], [tag(STEP_TEXT.states[state], tone[stepTone(state)]), ...hint]]
      }),
    },
    ...(result.evidence ? [muted(REPORT_TEXT.provenance)] : []),
  ]
}

/** What the reader must know about how far the report can be relied on. */
export function warningBlocks(
  { result }: ReportModel,
  status: JobStatus,
  warnings: readonly Warning[],
): Block[] {
  const needed = showsWarnings(status, result)
  const { score } = result.qualityAssessment
  const lines = [
    ...(needed ? [WARNING_TEXT.withErrors] : []),
    ...(score < QUALITY_WARNING ? [WARNING_TEXT.lowQuality(score)] : []),
    ...warnings.map(({ message }) => message),
  ]
  return lines.length === 0 ? [] : [{ kind: 'notice', title: WARNING_TEXT.title, lines }]
}

import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type { ProcessingSteps } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES, type Warning } from '@gaplens/contracts/errors'
import { firstActions } from '../model/first-actions.ts'
import { isListedAsLimitation, limitationLines } from '../model/limitations.ts'
import { modelNotice } from '../model/model-notice.ts'
import { qualityBand, stepTone } from '../model/quality.ts'
import type { ReportModel } from '../model/report-model.ts'
import { standingOf } from '../model/standing.ts'
import { stepText } from '../model/step-text.ts'
import { warningLines } from '../model/warning-lines.ts'
import { coverageText } from '../text/coverage-text.ts'
import { stripAddresses } from '../text/reference.ts'
import {
  LIMITATION_TEXT,
  OVERVIEW_TEXT,
  QUALITY_TEXT,
  REFERENCE_TEXT,
  STEP_TEXT,
  SUMMARY_TEXT,
  WARNING_TEXT,
} from '../text/report-text.ts'
import {
  type Block,
  type Inline,
  type Line,
  link,
  muted,
  paragraph,
  strong,
  subsection,
  tag,
} from './blocks.ts'
import { bullets, prose, reference } from './parts.ts'

/** The summary: three key figures, a sentence, and the limitations. */
export function summaryBlocks(model: ReportModel, warnings: readonly Warning[]): Block[] {
  const { brief } = model.result
  return [
    ...figureBlocks(model),
    ...(brief === undefined ? firstActionBlocks(model) : [paragraph(strong(brief.standing))]),
    ...subsection(LIMITATION_TEXT.title, bullets(limitationLines(model, warnings))),
  ]
}

/** Key figures: the page's score, the number of gaps, and the number of sources read. */
export function figureBlocks(model: ReportModel): Block[] {
  const { coverage } = model.result
  if (!coverage) return []
  const { places, ranked, median, atMost } = standingOf(model)
  const own = model.ownPage?.coverageScore ?? null
  const isRead = model.ownPage?.state !== 'failed'
  const read = model.sources.filter((page) => page.state === 'read').length
  const standing =
    own === null
      ? [SUMMARY_TEXT.unread]
      : places === null
        ? [SUMMARY_TEXT.unplacedHint.replace(/。$/u, '')]
        : model.result.brief
          ? [SUMMARY_TEXT.place(places, ranked.length)]
          : [
              SUMMARY_TEXT.rank(places, ranked.length),
              ...(median === null ? [] : [SUMMARY_TEXT.median(median)]),
            ]
  const immediate = coverage.gaps.filter((gap) => gap.tier === 'p1_immediate').length
  return [
    {
      kind: 'figures',
      items: [
        {
          name: SUMMARY_TEXT.coverage,
          value: own === null ? '—' : coverageText(own, atMost),
          unit: own === null ? '' : '/ 100',
          note: standing.join('，'),
        },
        {
          name: SUMMARY_TEXT.gaps,
          value: isRead ? String(coverage.gaps.length) : '—',
          unit: isRead ? '項' : '',
          note: isRead ? SUMMARY_TEXT.gapsNote(immediate) : SUMMARY_TEXT.gapsUnread,
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
}

/** The first actions, with which older reports without a brief open. */
function firstActionBlocks(model: ReportModel): Block[] {
  const actions = firstActions(model)
  const items = actions.map(
    ({ id, label, title, text }): Line => [
      link(label, `#${id}`),
      ` ${title === '' ? '' : `${title}：`}${text}`,
    ],
  )
  return subsection(SUMMARY_TEXT.firstActions, items.length === 0 ? [] : [{ kind: 'list', items }])
}

/** The text of the AI Overview and the pages that it cites. */
export function overviewBlocks({ result }: ReportModel): Block[] {
  const { summaryText, references } = result.aiOverviewData
  const summary = prose(stripAddresses(summaryText), { headings: true })
  // The next section lists the compared pages; only references that were not compared are listed here.
  const others = references.filter((url) => !result.competitorUrls.includes(url))
  return [
    ...(summary.length > 0 ? summary : [muted(OVERVIEW_TEXT.none)]),
    ...(references.length > 0
      ? [
          muted(
            `${OVERVIEW_TEXT.gist(references.length)}。${others.length > 0 ? OVERVIEW_TEXT.notCompared : ''}`,
          ),
        ]
      : []),
    ...(others.length > 0 ? [{ kind: 'list', items: others.map((url) => reference(url)) } as const] : []),
  ]
}

/** Every source of the comparison, with a mark on those that could not be read, and the excluded ones. */
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
        const state = page === undefined ? null : stateOf(page, sources)
        return [...title, ...reference(url), ...(state === null ? [] : ['　', state])]
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

/** Why a page was not compared; null where it was, or no page could be. */
function stateOf(
  { state, failure, coverageScore }: ReportModel['sources'][number],
  sources: ReportModel['sources'],
): Inline | null {
  const isComparable = sources.some((page) => page.coverageScore !== null)
  if (state === 'read')
    return coverageScore === null && isComparable ? tag(REFERENCE_TEXT.notCompared, 'calm') : null
  const why = failure === null ? '' : `：${PAGE_FAILURES[failure]}`
  return tag(`${REFERENCE_TEXT.failed}${why}`, 'poor')
}

/** The quality score with the meaning of its bands, and the states of the four steps. */
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
        return [STEP_TEXT.names[name], [tag(stepText(result, name), tone[stepTone(state)]), ...hint]]
      }),
    },
    ...modelNotice(result).map((line) => muted(line)),
  ]
}

/** A notice on how reliable the report is; nothing if there is nothing to warn about. */
export function warningBlocks(
  { result }: ReportModel,
  status: JobStatus,
  warnings: readonly Warning[],
): Block[] {
  const lines = warningLines(
    status,
    result,
    warnings.filter(({ code }) => !isListedAsLimitation(code)),
  )
  return lines.length === 0 ? [] : [{ kind: 'notice', title: WARNING_TEXT.title, lines }]
}

import { PAGE_FAILURES } from '../../errors.ts'
import { type CoverageReport, type Gap, TIERS } from '../../report.ts'
import { hostOf } from '../../web-address.ts'
import { SECTION } from '../contents.ts'
import { eligibilityLines } from '../eligibility.ts'
import { passagesOf, type ReportModel } from '../report-model.ts'
import { standingOf } from '../standing.ts'
import {
  AI_VIEW_TEXT,
  GAP_TEXT,
  LEVEL_MARK,
  LEVEL_TEXT,
  MATRIX_TEXT,
  REFERENCE_TEXT,
  REPORT_TEXT,
  STRATEGY_TEXT,
  SUMMARY_TEXT,
  WEBSITE_TEXT as TEXT,
} from '../text.ts'
import { type Block, type Inline, muted, paragraph, strong, subsection, type Tone, tag } from './blocks.ts'
import { bullets, evidence, prose, provenance, quote, quotes } from './parts.ts'

const TIER_TONES: Record<Gap['tier'], Tone> = {
  p1_immediate: 'poor',
  p2_mediumTerm: 'fair',
  p3_longTerm: 'calm',
}

/** Section 1: the user's page against the others. */
export function websiteBlocks(model: ReportModel): Block[] {
  const { websiteAssessment: site, coverage, strengths = [] } = model.result
  return [
    ...subsection(TEXT.summary, prose(site.contentSummary), aside(model, 'contentSummary')),
    ...(model.sources.length > 0 ? subsection(TEXT.standing, standing(model), { id: SECTION.standing }) : []),
    ...subsection(TEXT.contentGaps, bullets(site.contentGaps), {
      id: SECTION.contentGaps,
      ...aside(model, 'contentGaps'),
    }),
    ...(coverage && coverage.gaps.length > 0
      ? subsection(TEXT.gaps, gaps(model, coverage), { id: SECTION.gaps })
      : []),
    ...(coverage && coverage.topics.length > 0
      ? subsection(TEXT.matrix, matrix(model, coverage), { id: SECTION.matrix })
      : []),
    ...subsection(
      TEXT.strengths,
      strengths.flatMap(({ name, passageIds }) => {
        const passages = passagesOf(model, passageIds)
        return evidence(`${name}・${AI_VIEW_TEXT.evidence(passages.length)}`, quotes(model, passages))
      }),
      { id: SECTION.strengths },
    ),
    ...subsection(TEXT.pageExperience, [...prose(site.pageExperience), ...bullets(eligibilityLines(model))], {
      id: SECTION.pageExperience,
      ...aside(model, 'pageExperience'),
    }),
  ]
}

function aside(model: ReportModel, field: string) {
  return provenance(model.result, `websiteAssessment.${field}`)
}

function standing(model: ReportModel): Block[] {
  const { ranked, unread, place, median } = standingOf(model)
  const lead: Inline[] =
    place === null
      ? []
      : [
          strong(
            `${SUMMARY_TEXT.rank(place, ranked.length)}${median === null ? '' : `，${SUMMARY_TEXT.median(median)}`}。`,
          ),
        ]
  const rows = [...ranked, ...unread].map((page) => {
    const own = page.role === 'user'
    const { failure } = page
    return {
      own,
      name: own ? TEXT.standingOwn : `${page.rank}. ${hostOf(page.url) ?? page.url}`,
      value: page.coverageScore === null ? null : Math.round(page.coverageScore),
      note:
        page.coverageScore === null
          ? TEXT.notRead(failure === null ? REFERENCE_TEXT.failed : PAGE_FAILURES[failure])
          : TEXT.words(page.words),
    }
  })
  return [
    muted(...lead, TEXT.standingIntro),
    { kind: 'bars', caption: TEXT.standing, head: [TEXT.page, TEXT.coverage, TEXT.length], rows },
  ]
}

/** As on screen: by tier, then by impact. */
function gaps(model: ReportModel, coverage: CoverageReport): Block[] {
  const read = model.sources.filter((page) => page.state === 'read').length
  const sorted = coverage.gaps.toSorted(
    (a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.impact - a.impact,
  )
  return [
    muted(TEXT.gapsIntro),
    ...sorted.map((gap, index): Block => {
      const topic = coverage.topics.find(({ id }) => id === gap.topicId)
      const [closest] = passagesOf(model, [gap.closestPassageId])
      return {
        kind: 'disclosure',
        open: index < 2,
        summary: [
          tag(STRATEGY_TEXT.tiers[gap.tier].label, TIER_TONES[gap.tier]),
          ' ',
          strong(gap.name),
          ...(topic ? [`　${GAP_TEXT.coveredBy(topic.coveredBy, read, topic.coveredByExact)}`] : []),
          ...(topic?.fromOverview ? ['　', tag(GAP_TEXT.fromOverview, 'brand')] : []),
          `　${GAP_TEXT.impact} ${Math.round(gap.impact)}・${GAP_TEXT.difficulty} ${Math.round(gap.difficulty)}`,
        ],
        blocks: [
          { kind: 'label', line: [GAP_TEXT.others] },
          ...quotes(model, passagesOf(model, gap.passageIds)),
          { kind: 'label', line: [GAP_TEXT.closest] },
          closest ? quote(model, closest) : paragraph(GAP_TEXT.noneNear),
        ],
      }
    }),
  ]
}

/** Ids of pages and topics come from the server's own counting, yet only these characters may stand in an address. */
function cellId(topicId: string, pageId: string): string {
  return `cell-${topicId}-${pageId}`.replace(/[^A-Za-z0-9-]/g, '_')
}

function matrix(model: ReportModel, coverage: CoverageReport): Block[] {
  const pages = [...(model.ownPage ? [model.ownPage] : []), ...model.sources].filter(
    (page) => page.state === 'read',
  )
  const sources = pages.filter((page) => page.role !== 'user').length
  const rows = coverage.topics.map((topic) => ({
    topic,
    found: pages.map((page) => {
      const cell = topic.cells.find(({ pageId }) => pageId === page.id)
      const passage = passagesOf(model, [cell?.passageId ?? null])[0]
      return { level: cell?.level ?? null, passage, id: cellId(topic.id, page.id) }
    }),
  }))
  return [
    muted(`${TEXT.matrixDocumentIntro}${MATRIX_TEXT.importanceNote}`),
    muted(
      (['covered', 'touched', 'absent'] as const)
        .map((level) => `${LEVEL_MARK[level]} ${LEVEL_TEXT[level]}`)
        .join('　'),
    ),
    {
      kind: 'matrix',
      caption: MATRIX_TEXT.caption,
      corner: MATRIX_TEXT.topic,
      columns: pages.map((page) =>
        page.role === 'user'
          ? { mark: MATRIX_TEXT.you, name: REPORT_TEXT.ownPage, own: true }
          : { mark: String(page.rank), name: page.title || page.url, own: false },
      ),
      rows: rows.map(({ topic, found }) => ({
        name: `${topic.name}（${MATRIX_TEXT.importance(topic.weight, topic.coveredBy, sources, topic.coveredByExact)}）`,
        cells: found.map(({ level, passage, id }) => ({ level, target: passage ? id : null })),
      })),
    },
    muted(
      `${MATRIX_TEXT.columns}：`,
      pages
        .map((page) =>
          page.role === 'user'
            ? `${MATRIX_TEXT.you} ${REPORT_TEXT.ownPage}`
            : `${page.rank} ${hostOf(page.url) ?? page.url}`,
        )
        .join('　'),
    ),
    ...rows.flatMap(({ topic, found }): Block[] => {
      const blocks = found.flatMap(({ passage, id }) => (passage ? [quote(model, passage, id)] : []))
      if (blocks.length === 0) return []
      const summary = [`${MATRIX_TEXT.dialogTitle(topic.name)}・${AI_VIEW_TEXT.evidence(blocks.length)}`]
      return [{ kind: 'disclosure', summary, fileOnly: true, blocks }]
    }),
  ]
}

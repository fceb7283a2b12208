import { EEAT_DIMENSIONS } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { compareSignals, comparisonSummary } from '../model/eeat-comparison.ts'
import { HIGHLIGHT_TEXT, highlightedPassages } from '../model/highlighted-passages.ts'
import { hasOverview, provenanceOf, type ReportModel } from '../model/report-model.ts'
import { citedName } from '../text/reference.ts'
import { AI_VIEW_TEXT, CITED_TEXT, EEAT_TEXT, INTENT_TEXT, NO_SIGNAL } from '../text/report-text.ts'
import { type Block, type BlockOf, type Line, muted, subsection } from './blocks.ts'
import { bullets, evidence, prose, provenance, reference } from './parts.ts'
import type { QuoteIndex } from './quote-index.ts'

/** Section 2: what searchers want. */
export function intentBlocks({ result }: ReportModel): Block[] {
  const { coreIntent, latentIntents } = result.keywordIntent
  return [
    ...subsection(INTENT_TEXT.core, prose(coreIntent), provenance(result, 'keywordIntent.coreIntent')),
    ...subsection(
      INTENT_TEXT.latent,
      bullets(latentIntents),
      provenance(result, 'keywordIntent.latentIntents'),
    ),
  ]
}

/** Section 3: how the AI Overview interprets the topic. */
export function aiViewBlocks(model: ReportModel): Block[] {
  const { aiOverviewAnalysis: view } = model.result
  const at = (field: string) => provenance(model.result, `aiOverviewAnalysis.${field}`)
  return [
    ...subsection(AI_VIEW_TEXT.summary, prose(view.summary), at('summary')),
    ...subsection(AI_VIEW_TEXT.presentation, prose(view.presentationAnalysis), at('presentationAnalysis')),
  ]
}

/** The passages that Google's links highlight, each beside the user's most similar. */
export function highlightBlocks(model: ReportModel, quoteIndex: QuoteIndex): Block[] {
  const all = highlightedPassages(model)
  if (all.length === 0) return []
  return [
    muted(HIGHLIGHT_TEXT.intro),
    ...all.flatMap(({ title, passage, closest }) =>
      evidence(title, [
        ...quoteIndex.quote([passage, ...(closest === null ? [] : [closest])], HIGHLIGHT_TEXT.title),
      ]),
    ),
  ]
}

/** Section 4: each cited page with its content and its contribution to the AI Overview. */
export function citedBlocks(model: ReportModel): Block[] {
  const { result } = model
  return result.citedSourceAnalysis.map((source, index): Block => {
    const path = `citedSourceAnalysis[${index}]`
    const field = (name: string, key: 'contentSummary' | 'contribution'): [string, Line][] =>
      source[key] === '' ? [] : [[name, [source[key], ...inferredMark(result, `${path}.${key}`)]]]
    const items = [
      ...field(CITED_TEXT.summary, 'contentSummary'),
      ...field(hasOverview(result) ? CITED_TEXT.contribution : CITED_TEXT.told, 'contribution'),
    ]
    return { ...sourceBlock(model, index, items), heading: 3, open: true }
  })
}

/** The E-E-A-T signals of each cited page. They are for reference, so they are in the annex. */
export function signalBlocks(model: ReportModel): Block[] {
  const { result, sources } = model
  return result.citedSourceAnalysis.flatMap((source, index): Block[] => {
    // Section 4 says why a page was not read; four lines more would say it again.
    if (sources.find(({ url }) => url === source.url)?.state === 'failed') return []
    const notes = EEAT_DIMENSIONS.filter(
      (dimension) => !['', NO_SIGNAL].includes(source.eeatAnalysis[dimension]),
    )
    const items = [
      ...notes.map((dimension): [string, Line] => [EEAT_TEXT[dimension], [source.eeatAnalysis[dimension]]]),
      ...markupOf(result, source.url),
    ]
    return items.length === 0 ? [] : [sourceBlock(model, index, items)]
  })
}

/** The E-E-A-T signals of the user's page compared with the cited pages'. */
export function comparisonBlocks(result: ReportModel['result']): Block[] {
  const { signal, own, others } = CITED_TEXT.comparisonColumns
  const rows = compareSignals(result).filter(({ own: mine, found }) => mine === true || found > 0)
  if (rows.length === 0) return []
  const summary = comparisonSummary(result)
  return [
    muted(CITED_TEXT.comparisonIntro),
    ...(summary.length > 0 ? [{ kind: 'list', items: summary.map((line) => [line]) } as const] : []),
    {
      kind: 'table',
      caption: CITED_TEXT.comparison,
      head: [signal, own, others],
      rows: rows.map((row) => [
        [[row.name]],
        [[row.own === null ? '—' : row.own ? CITED_TEXT.found : CITED_TEXT.missing]],
        [[CITED_TEXT.comparisonCount(row.found, row.total)]],
      ]),
    },
  ]
}

function sourceBlock(
  { result, sources }: ReportModel,
  index: number,
  items: readonly [string, Line][],
): BlockOf<'disclosure'> {
  const source = result.citedSourceAnalysis[index]
  const page = sources.find(({ url }) => url === source?.url)
  return {
    kind: 'disclosure',
    summary: [
      // The list of sources has the titles.
      page === undefined
        ? `[${index + 1}] ${source?.title || hostOf(source?.url ?? '') || source?.url}`
        : citedName(page),
    ],
    blocks: [
      ...(page === undefined && source !== undefined
        ? [{ kind: 'paragraph', line: reference(source.url) } as const]
        : []),
      { kind: 'facts', items },
    ],
  }
}

/** Marks a field if a model chose its text; the section's heading says where the rest comes from. */
function inferredMark(result: ReportModel['result'], path: string): Line {
  return provenanceOf(result, path) === 'inferred' ? [' ', ...(provenance(result, path).aside ?? [])] : []
}

function markupOf({ evidence: proof }: ReportModel['result'], url: string): [string, Line][] {
  const markup = proof?.structuredData.find((data) => data.url === url)
  if (markup === undefined || markup.types.length === 0) return []
  const problems = markup.problems.length > 0 ? `（${markup.problems.join('；')}）` : ''
  return [[CITED_TEXT.structuredData, [`${markup.types.join('、')}${problems}`]]]
}

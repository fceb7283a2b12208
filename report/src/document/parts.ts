import type { AnalysisResult, Passage } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { provenanceOf, type ReportModel } from '../model/report-model.ts'
import { cellsOf, markHeadings, toBlocks } from '../text/prose.ts'
import { describeReference } from '../text/reference.ts'
import { QUOTE_TEXT, REFERENCE_TEXT, REPORT_TEXT } from '../text/report-text.ts'
import { shortTime } from '../text/taiwan-time.ts'
import { type Block, type Inline, type Line, link, strong, tag } from './blocks.ts'

/** Plain text as paragraphs, lists and tables. */
export function prose(text: string, { headings = false } = {}): Block[] {
  const blocks = toBlocks(text)
  return (headings ? markHeadings(blocks) : blocks).map((block): Block => {
    if (block.kind === 'list') return { kind: 'list', items: block.lines.map((line) => [line]) }
    if (block.kind === 'table') return rowsOf(block.lines)
    const [line = ''] = block.lines
    return { kind: 'paragraph', line: [block.kind === 'heading' ? strong(line) : line] }
  })
}

function rowsOf([head = '', ...rows]: readonly string[]): Block {
  return {
    kind: 'table',
    caption: REPORT_TEXT.table,
    head: cellsOf(head),
    rows: rows.map((row) => cellsOf(row).map((cell) => [[cell]])),
  }
}

/** A list of texts without duplicates. */
export function bullets(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items: [...new Set(items)].map((item) => [item]) }]
}

/** A tag that says who wrote the field at `path`; nothing if the report does not say. */
export function provenance(result: AnalysisResult, path: string): { aside?: Line } {
  const from = provenanceOf(result, path)
  // If no model wrote anything, the opening says so once.
  if (from === null || result.evidence?.inferredFields.length === 0) return {}
  return { aside: [from === 'observed' ? tag(REPORT_TEXT.observed) : tag(REPORT_TEXT[from], 'brand')] }
}

/** A reference as its address, or as its host and a link if the address is too long to read. */
export function reference(url: string): Inline[] {
  const described = describeReference(url)
  if (described.kind === 'invalid') return [`${REFERENCE_TEXT.invalid}：${url}`]
  if (described.kind === 'address') return [link(described.url, described.url)]
  return [`${described.host}　`, link(REFERENCE_TEXT.viewOriginal, described.url)]
}

/** A quote from a page with its source, the time it was read, and a link to the passage. */
export function quote(model: ReportModel, passage: Passage, id?: string): Block {
  const { own, who, facts } = originOf(model, passage)
  return {
    kind: 'quote',
    quote: passage.quote,
    own,
    source: [strong(who), ...facts, '　', link(QUOTE_TEXT.view, passage.link)],
    ...(id === undefined ? {} : { id }),
  }
}

/** Where a passage stands, itself the link to it, without its words. */
export function origin(model: ReportModel, passage: Passage): Line {
  const { who, facts } = originOf(model, passage)
  return [link(who, passage.link), ...facts]
}

function originOf(model: ReportModel, passage: Passage): { own: boolean; who: string; facts: Inline[] } {
  const page = model.pages.get(passage.pageId)
  const own = page?.role === 'user'
  const who = own ? REPORT_TEXT.ownPage : `[${page?.rank ?? '?'}] ${hostOf(passage.url) ?? passage.url}`
  const { limits = [] } = passage
  const marks = limits.length === 0 ? [] : [limits.join('、')]
  const under = passage.heading === '' ? [] : [`${QUOTE_TEXT.under}：${passage.heading}`]
  const columns = passage.columns === undefined ? [] : [QUOTE_TEXT.columns(passage.columns)]
  const readAt = page?.readAt ? [`${shortTime(page.readAt)} ${QUOTE_TEXT.readAt}`] : []
  return { own, who, facts: [...marks, ...under, ...columns, ...readAt].map((fact) => `　${fact}`) }
}

/** Evidence as a disclosure with a summary; nothing if there is none. */
export function evidence(summary: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'disclosure', summary: [summary], blocks }]
}

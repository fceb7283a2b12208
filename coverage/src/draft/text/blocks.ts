import { isDraftNote } from '@gaplens/contracts/drafts/draft-notes'
import type { DraftBlock, DraftRange } from '@gaplens/contracts/drafts/draft-score'
import { visibleRanges } from './inline-text.ts'

/** A line of the draft without white space at both ends: `markdown.slice(start, end)`. */
interface Line extends DraftRange {
  readonly text: string
  readonly indent: number
}

const HEADING = /^(#{1,6})[ \t]+/
const CLOSING_MARKS = /[ \t]+#+$/
const UNDERLINE = /^(?:=+|-{2,})$/
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const ITEM = /^(?:[-*+•‧·]|\d{1,3}[.)、])(?:[ \t]+(?:\[[ xX]\][ \t]+)?|(?<=、))/
const QUOTED = /^(?:>[ \t]?)+/
const FENCE = /^(?:`{3,}|~{3,})/
const DEFINITION = /^\[[^\]\n]{1,200}\]:\s/
const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
/** The end of a hard-wrapped line of Latin letters, and the beginning of the line that continues it. */
const WRAPPED = /[a-z,]$/
const CONTINUATION = /^[a-z]/
/** Spaces of indentation for each level of a list. */
const INDENT = 2
/** A block with this many ranges is not extended by further lines, which bounds the work. */
const RANGES_MAX = 60

/**
 * Splits a draft in Markdown into blocks, each with the ranges of the Markdown that a reader sees. In plain text each line is a
 * paragraph. Notes of the app to the writer are left out. Never throws; takes linear time.
 */
export function draftBlocks(markdown: string): DraftBlock[] {
  const blocks: DraftBlock[] = []
  let fenced = false
  let previous: Line | null = null
  for (const line of linesOf(markdown)) {
    const before: Line | null = previous
    previous = line.text === '' ? null : line
    if (FENCE.test(line.text)) {
      fenced = !fenced
      previous = null
    } else if (fenced) push(blocks, markdown, { kind: 'paragraph', level: 0, from: joined('', [line]) })
    else if (isDraftNote(line.text)) previous = null
    else if (before !== null && UNDERLINE.test(line.text) && blocks.at(-1)?.kind === 'paragraph') {
      const last = blocks.pop()
      if (last !== undefined) blocks.push({ ...last, kind: 'heading', level: line.text[0] === '=' ? 1 : 2 })
      previous = null
    } else if (!isInvisible(line.text)) addLine(blocks, markdown, line, before)
  }
  return blocks
}

/** Whether a line shows no text: empty, a horizontal rule, a link definition, or the delimiter row of a table. */
function isInvisible(text: string): boolean {
  return (
    text === '' || RULE.test(text) || DEFINITION.test(text) || (DELIMITERS.test(text) && text.includes('|'))
  )
}

function addLine(blocks: DraftBlock[], markdown: string, line: Line, before: Line | null): void {
  const quoted = QUOTED.exec(line.text)?.[0].length ?? 0
  const text = line.text.slice(quoted)
  const start = line.start + quoted
  const add = (kind: DraftBlock['kind'], level: number, from: number, to = line.end) =>
    push(blocks, markdown, { kind, level, from: joined('', visibleRanges(markdown, from, to)) })
  const heading = HEADING.exec(text)
  const item = ITEM.exec(text)
  if (heading !== null) {
    const closing = CLOSING_MARKS.exec(text)?.[0].length ?? 0
    add('heading', heading[1]?.length ?? 1, start + heading[0].length, line.end - closing)
  } else if (text.startsWith('|'))
    push(blocks, markdown, { kind: 'tableRow', level: 0, from: cells(markdown, start, line.end) })
  else if (item !== null)
    add('listItem', 1 + Math.min(8, Math.floor(line.indent / INDENT)), start + item[0].length)
  else if (before === null || !appendToLast(blocks, markdown, { line, start, text, before }))
    add('paragraph', 0, start)
}

/** Appends a wrapped line, or the next line of a list item, to the block before it. @returns whether it belongs there */
function appendToLast(
  blocks: DraftBlock[],
  markdown: string,
  { line, start, text, before }: { line: Line; start: number; text: string; before: Line },
): boolean {
  const last = blocks.at(-1)
  if (last === undefined || last.kind === 'heading' || last.kind === 'tableRow') return false
  if (last.from.length >= RANGES_MAX) return false
  const wrapped = WRAPPED.test(before.text) && CONTINUATION.test(text)
  if (!wrapped && (last.kind !== 'listItem' || line.indent < INDENT)) return false
  blocks.pop()
  const more = joined('\n', visibleRanges(markdown, start, line.end))
  push(blocks, markdown, { kind: last.kind, level: last.level, from: [...last.from, ...more] })
  return true
}

/** The ranges of a table row's cells. */
function cells(markdown: string, start: number, end: number): DraftBlock['from'] {
  const found: DraftBlock['from'] = []
  let from = start + 1
  for (let at = from; at <= end; at++) {
    const closes = at === end ? from < end : markdown[at] === '|' && markdown[at - 1] !== '\\'
    if (!closes) continue
    const cell = markdown.slice(from, at)
    const left = from + (cell.length - cell.trimStart().length)
    const ranges = visibleRanges(markdown, left, Math.max(left, from + cell.trimEnd().length))
    // An empty cell is kept, so that the others stay in their columns.
    const own = ranges.length === 0 ? [{ start: left, end: left }] : ranges
    found.push(...joined(found.length === 0 ? '' : '\t', own))
    from = at + 1
  }
  return found
}

function joined(
  joint: DraftBlock['from'][number]['joint'],
  ranges: readonly DraftRange[],
): DraftBlock['from'] {
  return ranges.map((range, at) => ({ ...range, joint: at === 0 ? joint : '' }))
}

function push(blocks: DraftBlock[], markdown: string, block: Omit<DraftBlock, 'text'>): void {
  const text = block.from.map(({ joint, start, end }) => joint + markdown.slice(start, end)).join('')
  if (text.trim() !== '') blocks.push({ ...block, text })
}

function* linesOf(markdown: string): Generator<Line> {
  let from = 0
  while (from <= markdown.length) {
    const stop = markdown.indexOf('\n', from)
    const end = stop < 0 ? markdown.length : stop
    const raw = markdown.slice(from, end)
    const text = raw.trim()
    const indent = raw.length - raw.trimStart().length
    const start = text === '' ? end : from + indent
    yield { start, end: start + text.length, text, indent }
    from = end + 1
  }
}

import type { Serp } from '@gaplens/contracts/analysis/serp'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { endsAsQuestion } from '../corpus/sentences.ts'

/** One statement of the AI Overview: a paragraph's sentence, a list item or a table's row. */
export interface OverviewStatement {
  readonly id: string
  readonly text: string
  /** The text before its colon (「水溫：」), or the heading above; empty without either. */
  readonly label: string
  /** The heading that it belongs to; empty for the closing paragraph and without one. */
  readonly heading: string
  /** The question right before it, which it answers: 「多久換一次？」. A question states nothing itself. */
  readonly question?: string
  readonly referenceIndexes: readonly number[]
}

const SENTENCES = /[^。！？!?\n]+[。！？!?]*[」』”’）)"']*/gu
/** Not the colon of a ratio or a time: 「粉水比是 1:15」. The text before a figure is a label: 「保存期限：3 天」. */
const LABEL = /^\s*([^：:。，,]{2,16})(?<!\d\s*)[：:]\s*(?=\S)/u
/** 「預算方面，一座兩尺缸約 4,000 元」 */
const ASPECT =
  /^\s*(?:在|關於|至於)?(?!另|其[他餘]|[這那此在]|剩|大[多部]|各|某|多數|一般)([^：:。，,]{2,8}?)(?:方面|的部分)[，,]/u
/** A text of fewer characters is no statement that could be checked. */
const STATEMENT_MIN = 8

/** A statement without the label before its colon. */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, '')
}

/** What a value depends on: 「，視車型與里程而定」. */
const FACTORS =
  /[，,；](?:[^，,。；]{0,6})(?:視|依|隨|取決於|受)[^，,。；]{2,}(?:而定|而異|而(?:有所?)?(?:不同|差異|變動|調整)|影響)(?=[。；]|$)|,? depending on [^.;]+/giu

/** A statement without what its value depends on, of which it says nothing. */
export function withoutFactors(text: string): string {
  return text.replace(FACTORS, '')
}

/** The AI Overview's statements in order. A sentence has the references of its block. */
export function overviewStatements(serp: Pick<Serp, 'blocks'>): OverviewStatement[] {
  const statements: OverviewStatement[] = []
  let heading = ''
  for (const [at, block] of serp.blocks.entries()) {
    if (block.kind === 'heading') {
      heading = block.text.trim().replace(/[：:]\s*$/u, '')
      continue
    }
    if (isTableHead(serp.blocks, at)) continue
    const parts = block.kind === 'paragraph' ? (block.text.match(SENTENCES) ?? []) : [block.text]
    let question = ''
    for (const part of parts) {
      const text = part.trim()
      const isQuestion = endsAsQuestion(text) && (text.match(SENTENCES)?.length ?? 1) === 1
      if (isQuestion) question = text
      if (text.length < STATEMENT_MIN || isQuestion) continue
      statements.push({
        id: `s${statements.length + 1}`,
        text,
        label: (LABEL.exec(text) ?? ASPECT.exec(text))?.[1]?.trim() ?? heading,
        heading: isClosingParagraph(serp.blocks, at) ? '' : heading,
        ...(question === '' ? {} : { question }),
        referenceIndexes: block.referenceIndexes,
      })
      question = ''
    }
  }
  return statements
}

/** A sentence that names so many labels of other statements only says what the overview is about. */
const LABELS_NAMED = 3

/** A list of three things or more. */
const LISTING = /[^，。、]{1,14}(?:、[^，。、]{1,14})+[與和及或][^，。、]{1,14}|\w+(?:, [\w ]+)+,? and \w+/u

/**
 * The statements that are about something of their own. An opening sentence is about nothing else if it only lists what follows: three
 * labels, or three things without any figure.
 */
export function withoutOutline(statements: readonly OverviewStatement[]): OverviewStatement[] {
  const labels = [...new Set(statements.map(({ label }) => label))].filter((label) => label !== '')
  const isOutline = ({ text, label }: OverviewStatement, at: number) =>
    label === '' &&
    (labels.filter((other) => text.includes(other)).length >= LABELS_NAMED ||
      (at === 0 && statements.length > LABELS_NAMED && LISTING.test(text) && readFigures(text).length === 0))
  return statements.filter((statement, at) => !isOutline(statement, at))
}

/** The beginning of a paragraph that sums up or sends the reader elsewhere. */
const CLOSES =
  /^(?:以上|綜上|總之|總結|總而言之|整體(?:而言|來說)|綜合|簡單來說|建議|提醒|最後|in (?:summary|short)|overall\b)/iu

/**
 * Whether a block is one of the overview's closing paragraphs, which belong to no heading: those at its end after a list or table,
 * or the last one after other paragraphs if it sums up.
 */
export function isClosingParagraph(blocks: Serp['blocks'], at: number): boolean {
  const start = blocks.findLastIndex(({ kind }) => kind !== 'paragraph') + 1
  const [before, block] = [blocks[start - 1], blocks[at]]
  if (at < start || block === undefined || before === undefined) return false
  if (before.kind !== 'heading') return true
  return at > start && at === blocks.length - 1 && CLOSES.test(block.text.trim())
}

/** Whether a block is the first row of a table, which names the columns and states nothing. */
function isTableHead(blocks: Serp['blocks'], at: number): boolean {
  const isRow = (index: number) => blocks[index]?.kind === 'tableRow'
  return isRow(at) && !isRow(at - 1) && isRow(at + 1)
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { tidy } from './statements/clauses.ts'
import { oneLine } from './wording.ts'

const NUMERALS = '一二三四五六七八九十'
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩'
/** Where an item may begin: with the paragraph, or behind a mark. */
const START = '(?<=^|[。；;：:，,！？!?\\s])'
/** How the items of a paragraph are numbered. 「1.5 公分」 and 「一、二樓」 are no numbers of items. */
const MARKS: readonly RegExp[] = [
  new RegExp(`${START}([${NUMERALS}])、(?![${NUMERALS}\\d]{1,2}\\s?[年月日號週天樓])`, 'gu'),
  new RegExp(`(?<![第款項條目])[（(]([${NUMERALS}\\d])[)）]`, 'gu'),
  new RegExp(`${START}(\\d)(?:[.．](?!\\d)|[)）、])`, 'gu'),
  new RegExp(`${START}[第其]([${NUMERALS}])[，、：]`, 'gu'),
  new RegExp(`([${CIRCLED}])`, 'gu'),
  // 「兩條路。第一條是…。第二條是…」
  new RegExp(`${START}第([${NUMERALS}])[條個種項樣件招](?:是|，)`, 'gu'),
]
/** What announces ways that are told in sentences: 「兩條路。」. */
const ANNOUNCES = new RegExp(
  `[^。！？!?]*[：:]$|[^。！？!?，；]{0,8}[${NUMERALS}兩][^。！？!?，；]{1,4}。$`,
  'u',
)

/** A list that a paragraph numbers, with what announces it: 「三種人先別裝：」. */
export interface Enumeration {
  /** Empty where the paragraph begins with its first item. */
  readonly lead: string
  readonly items: readonly string[]
  /** All of it as the paragraph has it. */
  readonly verbatim: string
}

/**
 * The numbered items of the paragraph that a text stands in, if it is one of them or within one: 「一、申請。二、審核。」. One of four steps
 * would be taken for all. Null where there are none.
 */
export function enumerationAround({ blocks }: Pick<ReadPage, 'blocks'>, text: string): Enumeration | null {
  const said = oneLine(text)
  const block = blocks.find(
    ({ kind, text: whole }) => kind !== 'heading' && kind !== 'tableRow' && oneLine(whole).includes(said),
  )
  const paragraph = oneLine(block?.text ?? '')
  const marks = MARKS.map((mark) => inOrder([...paragraph.matchAll(mark)])).find(({ length }) => length > 1)
  const from = marks?.[0]?.index
  if (marks === undefined || from === undefined) return null
  const ends = marks.map(({ 0: mark, index }, at) => {
    const start = index + mark.length
    // Behind the last one the paragraph may go on.
    return marks[at + 1]?.index ?? start + (paragraph.slice(start).split(/(?<=[。！？!?])/u)[0] ?? '').length
  })
  const to = ends.at(-1) ?? 0
  const at = paragraph.indexOf(said)
  if (at + said.length <= from || at >= to) return null
  const [announced = ''] = ANNOUNCES.exec(paragraph.slice(0, from).trim()) ?? []
  const lead = announced.replace(/。$/u, '：')
  return {
    lead,
    items: marks.map(({ 0: mark, index }, item) => tidy(paragraph.slice(index + mark.length, ends[item]))),
    verbatim: tidy(paragraph.slice(paragraph.indexOf(announced), to)),
  }
}

/** Those marks that count from one without a gap. */
function inOrder(marks: readonly RegExpExecArray[]): RegExpExecArray[] {
  const kept: RegExpExecArray[] = []
  for (const mark of marks) if (numberOf(mark[1] ?? '') === kept.length + 1) kept.push(mark)
  return kept
}

function numberOf(mark: string): number {
  const at = Math.max(NUMERALS.indexOf(mark), CIRCLED.indexOf(mark))
  return /\d/u.test(mark) ? Number(mark) : at + 1
}

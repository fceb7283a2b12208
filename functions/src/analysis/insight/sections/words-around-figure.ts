import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { figureKey, valueKey } from '../facts/reported-values.ts'
import { widthOf } from '../facts/statements/width.ts'
import { rowAsText, tableHeadOf } from '../facts/table-row.ts'
import { oneLine } from '../facts/wording.ts'

/** Where a clause ends. A comma between digits (「1,280」) ends none. */
const CLAUSE_END = /[，；。！？;!?]|,(?!\d)|\.(?:\s|$)/gu
/** A clause behind a figure that says for what or if it holds: 「三天內喝完，不論是否稀釋」, 「每年一次就夠，前提是濕度管得住」. */
const SCOPE =
  /^，\s?(?:[不無]論|不管|包[括含]|不(?:含|包[括含])|僅|[只限]限|除|前提|只要(?!\s?\d)|[但惟](?:[須需要限僅只]|不[得含能]|以))/u
/** In English the words behind a comma seldom say by themselves of what a figure is: "the pads, in one test, came to about 100 calories". */
const SENTENCE_END = /[;!?]|\.(?:\s|$)/gu
const HAN = /\p{Script=Han}/u
/** Characters beside its figure from which on a clause says of what the figure is. */
const TELLING = 5
/** Words that only say how surely a figure holds or that it is spent: 「平均花了 350 小時」. */
const HEDGES = /平均|大[約概]|通常|一般|[花要需]了?|\s/gu
/** From what a value is reckoned, in the clause before it: 「以四口之家估算，每月約 450 元」. */
const RECKONED_FROM = /(?:[估試推換折]算|推估|模擬)(?:[下起出]來|後|的?結果)?$/u
/** Widest text that a table cell has room for, in Chinese characters. */
const WORDS_MAX = 44

/**
 * The words of a text around a figure: its clause, with those before it where it says little by itself, or its table row with the
 * names of the columns. Null if the text has no such figure or several, or if the words are too many.
 * @param headOf the row with the names of the columns of another, where the text does not begin with it
 */
export function wordsAroundFigure(
  text: string,
  isWanted: (figure: Figure) => boolean,
  headOf: (row: string) => string = () => '',
): string | null {
  const found = readFigures(text).filter(isWanted)
  const [figure] = found
  if (figure === undefined || found.length > 1) return null
  const lineStart = text.lastIndexOf('\n', figure.start) + 1
  const nextLine = text.indexOf('\n', figure.end)
  const line = text.slice(lineStart, nextLine < 0 ? text.length : nextLine)
  const head = lineStart === 0 ? '' : (text.split('\n')[0] ?? '')
  const words = line.includes('\t')
    ? cellAsText(line, headOf(line) || head, figure.start - lineStart)
    : clauseOf(line, figure.start - lineStart, figure.end - lineStart)
  return widthOf(words) > WORDS_MAX ? null : words
}

/** A row's first cell and the one at a place, where their columns have names: the others are of another thing. Else the whole row. */
function cellAsText(row: string, head: string, place: number): string {
  const at = row.slice(0, place).split('\t').length - 1
  const [cells, names] = [row.split('\t'), head.split('\t')]
  if (at === 0 || cells.length < 3 || names.length !== cells.length) return rowAsText(row, head)
  const both = (all: readonly string[]) => [all[0], all[at]].join('\t')
  return rowAsText(both(cells), both(names))
}

/** The words of a text around a figure, in whatever spelling the text gives it. @param page where the text stands */
export function figureWords(text: string, shown: string, page?: Pick<ReadPage, 'blocks'>): string | null {
  const key = valueKey(shown)
  const headOf = (row: string) => (page === undefined ? '' : tableHeadOf(page, row).head)
  return wordsAroundFigure(text, (figure) => figureKey(figure) === key, headOf)
}

/** How many limits some words set. A sentence that sets one says more than a cell: 「收高 30 公分以下」, 「30 公分」 of one pot. */
export function limitsIn(words: string | null): number {
  return readFigures(words ?? '').filter(({ bound }) => bound === 'least' || bound === 'most').length
}

/** The clause of a line around the slice from `start` to `end`, and as many before it as it takes to say of what the figure is. */
function clauseOf(line: string, start: number, end: number): string {
  const breaks = [...line.matchAll(HAN.test(line) ? CLAUSE_END : SENTENCE_END)].map(({ index }) => index)
  const ends = [...breaks.filter((at) => at >= end), line.length]
  const [next = line.length, behind = line.length] = ends
  const last = SCOPE.test(line.slice(next)) ? behind : next
  const starts = [0, ...breaks.filter((at) => at < start).map((at) => at + 1)].toReversed()
  const clauses = starts.map((from) => oneLine(line.slice(from, last)))
  const figure = line.slice(start, end)
  const isTelling = (clause: string) =>
    clause.replace(figure, '').length >= TELLING && clause.replace(figure, '').replace(HEDGES, '') !== ''
  const telling = clauses.findIndex(isTelling)
  const at = telling < 0 ? clauses.length - 1 : telling
  const longer = clauses[at + 1] ?? ''
  const isReckoned = longer !== '' && RECKONED_FROM.test(line.slice(starts[at + 1], (starts[at] ?? 0) - 1))
  return isReckoned && widthOf(longer) <= WORDS_MAX ? longer : (clauses[at] ?? '')
}

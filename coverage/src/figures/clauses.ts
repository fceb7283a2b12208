import type { Figure } from '@gaplens/text/figures/figure'

const CLAUSE = /[，,、。；;！？!?\n\t|｜（）()：:]/u
const WITH_COMMA = /^\d,\d{3}$/u
/** A word of any script. */
export const WORD = /\p{L}{2}/u
const COLON = /[：:]/u
const ONLY_CHANGED =
  /^\s*(?:(?:現在|目前|後來|今年|已)?\s*起?(?:調|漲|升|降|改|變)(?:整|高|降|漲)?(?:為|成|到|至)?|(?:現在|目前|今年)[^\p{L}]*(?:起跳|左右|上下)?|平均花?了?)\s*$/u
/** Words of a clause that say of its figure only how surely it holds: 「兩間浴室：20 公升起跳」. */
const HEDGES = /起跳|左右|上下|以[內上]|不等|就好|就夠|大[概約]|差不多|通常|一般|平均|至少|最少/gu
/** Another thing that is named behind a figure, whose it is not: 「掛號費 150 元與部分負擔」. */
const AND_ANOTHER = /^\s*(?:[與和及跟]|以及)\p{Script=Han}/u

/** Replaces figures by spaces of the same length, so that offsets stay valid. */
export function blank(text: string, figures: readonly Figure[]): string {
  let bare = ''
  for (const { start, end } of figures) bare += text.slice(bare.length, start) + ' '.repeat(end - start)
  return bare + text.slice(bare.length)
}

/** The other figures in the clause of a figure. */
export function figuresBeside(bare: string, { start, end }: Figure, all: readonly Figure[]): Figure[] {
  const [from, to] = [clauseStart(bare, start), clauseEnd(bare, end)]
  return all.filter((each) => each.start >= from && each.end <= to && each.start !== start)
}

/**
 * The clause of a figure. One that stands alone behind a colon has the label before it too (「分離式：2,800 元」), and one that says
 * only that the figure changed has the clause before it (「門票 70 萬，後來調為 85 萬」).
 */
export function clauseAround(bare: string, start: number, end: number): string {
  const from = clauseStart(bare, start)
  const after = bare.slice(end, clauseEnd(bare, end))
  const clause = `${bare.slice(from, end)}${AND_ANOTHER.test(after) ? '' : after}`
  const isLabelled = COLON.test(bare[from - 1] ?? '') && !WORD.test(clause.replace(HEDGES, ' '))
  if (!isLabelled && !ONLY_CHANGED.test(clause)) return clause
  return `${bare.slice(clauseStart(bare, from - 1), from - 1)} ${clause}`
}

function clauseStart(bare: string, before: number): number {
  let from = before
  while (from > 0 && !endsClause(bare, from - 1)) from--
  return from
}

export function clauseEnd(bare: string, after: number): number {
  let to = after
  while (to < bare.length && !endsClause(bare, to)) to++
  return to
}

/** Whether a clause ends at a place. A comma between the digits of a number that is no value ends none: 「500 萬到 1,000 萬這一級」. */
function endsClause(bare: string, at: number): boolean {
  const character = bare[at] ?? ''
  return CLAUSE.test(character) && !(character === ',' && WITH_COMMA.test(bare.slice(at - 1, at + 4)))
}

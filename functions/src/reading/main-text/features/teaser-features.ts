import type { Context, Feature } from './context.ts'
import type { Sums } from './layout.ts'

const log = (value: number): number => Math.log2(1 + Math.max(0, value))
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** A teaser has fewer words than this. */
const MAX_TEASER_WORDS = 90
/** This many sibling parts form a list. */
const LISTED = 3

const cardOf = ({ up, card, layout }: Context): Sums | undefined => layout.sums[up[card] ?? -1]
const listOf = ({ up, card, layout }: Context): Sums | undefined => layout.sums[up[card + 1] ?? -1]

/** Whether a segment is in a card that leads to another page: a linked headline and its teaser. */
export const TEASER_FEATURES: readonly Feature[] = [
  ['card:headlines', (context) => log(cardOf(context)?.headlines ?? 0)],
  ['card:headings', (context) => log(cardOf(context)?.headings ?? 0)],
  ['card:segments', (context) => log(cardOf(context)?.segments ?? 0)],
  ['list:headlines', (context) => log(listOf(context)?.headlines ?? 0)],
  ['list:perCard', (context) => ratio(listOf(context)?.headlines ?? 0, twinsOf(context))],
  ['list:ofProse', (context) => ratio(listOf(context)?.prose ?? 0, context.page.prose)],
  ['list:afterCore', (context) => afterCore(listOf(context), context.page.cores[0]?.last ?? -1)],
  ['teaser', (context) => Number(isTeaser(context))],
]

const twinsOf = ({ up, card, layout }: Context): number => layout.twins[up[card] ?? -1] ?? 0

function holds(sums: Sums | undefined, index: number): boolean {
  return sums !== undefined && index >= sums.first && index <= sums.last
}

/** 1 after the page's core, −1 before it, 0 when it overlaps. */
function afterCore(list: Sums | undefined, last: number): number {
  if (list === undefined || last < 0) return 0
  return list.first > last ? 1 : list.last < last ? -1 : 0
}

function isTeaser(context: Context): boolean {
  const [card, list] = [cardOf(context), listOf(context)]
  const twins = twinsOf(context)
  return (
    card !== undefined &&
    list !== undefined &&
    twins >= LISTED &&
    card.headlines > 0 &&
    card.words <= MAX_TEASER_WORDS &&
    list.headlines >= twins * 0.7 &&
    !holds(list, context.page.titleIndex)
  )
}

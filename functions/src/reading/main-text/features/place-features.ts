import type { Context, Feature } from './context.ts'
import { FAR, type Sums } from './layout.ts'

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
const log = (value: number): number => Math.log2(1 + Math.max(0, value))

const sumsAt = ({ up, layout }: Context, level: number): Sums | undefined => layout.sums[up[level] ?? -1]

/** Features of a segment's position: on the page, among similar parts, and relative to the page's core. */
export const PLACE_FEATURES: readonly Feature[] = [
  ['depth', ({ up, containers }) => containers[up[0] ?? -1]?.depth ?? 0],
  ['position', ({ index, segments }) => index / segments.length],
  ['fromStart', ({ index }) => log(index)],
  ['fromEnd', ({ index, segments }) => log(segments.length - 1 - index)],
  ['wordPosition', ({ index, page }) => ratio(page.wordsBefore[index] ?? 0, page.words)],
  ['signature:words', (context) => log(context.page.signatureOf(context.up[0] ?? -1).words)],
  ['signature:mean', (context) => meanOf(context)],
  [
    'signature:links',
    (context) => {
      const { linkChars, chars } = context.page.signatureOf(context.up[0] ?? -1)
      return ratio(linkChars, chars)
    },
  ],
  ['signature:segments', (context) => log(context.page.signatureOf(context.up[0] ?? -1).segments)],
  // The nearest container that is one of several similar ones: a card, a post, a row.
  ['card:level', (context) => context.card],
  ['card:words', (context) => log(sumsAt(context, context.card)?.words ?? 0)],
  [
    'card:links',
    (context) => {
      const sums = sumsAt(context, context.card)
      return ratio(sums?.linkChars ?? 0, sums?.chars ?? 0)
    },
  ],
  [
    'card:prose',
    (context) => ratio(sumsAt(context, context.card)?.prose ?? 0, sumsAt(context, context.card)?.words ?? 0),
  ],
  ['card:count', (context) => log(context.layout.twins[context.up[context.card] ?? -1] ?? 0)],
  [
    'card:ofPage',
    (context) => {
      const level = context.card
      return ratio(sumsAt(context, level + 1)?.words ?? 0, context.page.words)
    },
  ],
  ...([0, 1, 2] as const).flatMap((which): Feature[] => [
    [
      `core${which}:in`,
      ({ index, page }) =>
        Number(index >= (page.cores[which]?.first ?? 0) && index <= (page.cores[which]?.last ?? -1)),
    ],
    [`core${which}:away`, (context) => awayFromCore(context, which)],
    [`core${which}:below`, (context) => belowCore(context, which)],
  ]),
]

function meanOf({ page, up }: Context): number {
  const { words, segments } = page.signatureOf(up[0] ?? -1)
  return ratio(words, segments)
}

/** How many segments the segment is before (negative) or after the page's core; 0 inside. */
function awayFromCore({ index, page }: Context, which: number): number {
  const core = page.cores[which]
  if (core === undefined) return 0
  if (index < core.first) return -log(core.first - index)
  return index > core.last ? log(index - core.last) : 0
}

/** How many containers are between the segment and the core that holds it; −1 outside the core. */
function belowCore({ index, up, containers, page }: Context, which: number): number {
  const core = page.cores[which]
  if (core === undefined || core.container < 0 || index < core.first || index > core.last) return -1
  const depth = containers[up[0] ?? -1]?.depth ?? 0
  return Math.min(FAR, depth - (containers[core.container]?.depth ?? 0))
}

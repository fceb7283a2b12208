import type { Context, Feature } from './context.ts'
import { SIGN_NAMES, type Sign } from './text-signs.ts'

const log = (value: number): number => Math.log2(1 + Math.max(0, value))
const NEIGHBOURS = [-2, -1, 1, 2] as const

/** Signs in a heading that say what kind of text is under it. */
const HEADING_SIGNS = ['review', 'question', 'related', 'comment', 'legal'] as const satisfies readonly Sign[]
const REACH = 5

/** Features of what comes before and after a segment. */
export const AROUND_FEATURES: readonly Feature[] = [
  ...NEIGHBOURS.flatMap((by): Feature[] => [
    [`words${by}`, ({ segments, index }) => Math.min(100, segments[index + by]?.words ?? -1)],
    [
      `linkShare${by}`,
      ({ segments, index }) => {
        const other = segments[index + by]
        return other === undefined ? -1 : other.linkChars / other.text.length
      },
    ],
  ]),
  ['above:away', ({ heading, index }) => (heading.index < 0 ? -1 : log(index - heading.index))],
  ['above:level', ({ heading }) => heading.level],
  ['above:words', ({ heading }) => Math.min(30, heading.words)],
  ...HEADING_SIGNS.map(
    (name): Feature => [`above:${name}`, ({ heading }) => (heading.signs >> SIGN_NAMES.indexOf(name)) & 1],
  ),
  [
    'fromTitle',
    ({ index, page }) =>
      page.titleIndex < 0 ? -20 : Math.sign(index - page.titleIndex) * log(Math.abs(index - page.titleIndex)),
  ],
  ['proseBefore', ({ index, page }) => log(page.proseBefore[index] ?? 0)],
  ['proseAfter', ({ index, page }) => log(page.prose - (page.proseBefore[index] ?? 0))],
  ['toProse', ({ index, page }) => log((page.nextProse[index] ?? page.segmentCount) - index)],
  ['fromProse', ({ index, page }) => log(index - (page.lastProse[index] ?? -1))],
  ['meanAround', (context) => wordsAround(context)],
  ['linksAround', (context) => linksAround(context)],
]

function wordsAround({ segments, index }: Context): number {
  let words = 0
  let count = 0
  for (let i = Math.max(0, index - REACH); i <= index + REACH && i < segments.length; i++) {
    words += Math.min(60, segments[i]?.words ?? 0)
    count++
  }
  return words / count
}

function linksAround({ segments, index }: Context): number {
  let chars = 0
  let links = 0
  for (let i = Math.max(0, index - REACH); i <= index + REACH && i < segments.length; i++) {
    chars += segments[i]?.text.length ?? 0
    links += segments[i]?.linkChars ?? 0
  }
  return chars > 0 ? links / chars : 0
}

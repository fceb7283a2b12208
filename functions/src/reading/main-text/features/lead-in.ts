import type { Container, Segment, Segmentation } from '../segmentation.ts'
import type { FeatureBlock, LeadIns } from './context.ts'
import { FAR, inherit, type Sums } from './layout.ts'
import { SIGN_NAMES, type Sign } from './text-signs.ts'

/** Signs in a short text at the start of a part of the page that say what the part contains. */
const LEAD_IN_SIGNS = [
  'related',
  'comment',
  'review',
  'question',
  'share',
  'byline',
  'toc',
  'cart',
  'legal',
] as const satisfies readonly Sign[]
const BITS = LEAD_IN_SIGNS.map((sign) => SIGN_NAMES.indexOf(sign))
const WIDTH = LEAD_IN_SIGNS.length

const MAX_OPENING_WORDS = 12
const MAX_LABEL_WORDS = 8

/** Finds the introductions in one pass over the containers. */
export function leadInsOf(
  { containers, segments }: Segmentation,
  sums: readonly Sums[],
  signs: readonly number[],
): LeadIns {
  const opened = new Uint8Array(containers.length * WIDTH).fill(FAR)
  const labelled = new Uint8Array(containers.length * WIDTH).fill(FAR)
  for (let index = 0; index < containers.length; index++) {
    const { parent } = containers[index] as Container
    inherit(opened, index, parent, WIDTH)
    inherit(labelled, index, parent, WIDTH)
    const sum = sums[index]
    // A container with a single text has no introduction.
    if (sum === undefined || sum.segments < 2) continue
    note(opened, index, sum.first, MAX_OPENING_WORDS)
    note(labelled, index, sum.first - 1, MAX_LABEL_WORDS)
  }
  return { opened, labelled }

  function note(distances: Uint8Array, container: number, segment: number, maxWords: number): void {
    const words = (segments[segment] as Segment | undefined)?.words ?? 0
    if (words === 0 || words > maxWords) return
    const bits = signs[segment] ?? 0
    if (bits === 0) return
    for (let at = 0; at < WIDTH; at++)
      if ((bits >> (BITS[at] as number)) & 1) distances[container * WIDTH + at] = 0
  }
}

/** Distance from a segment to the nearest container that such a text introduces. */
export const LEAD_IN_FEATURES: FeatureBlock = {
  names: [
    ...LEAD_IN_SIGNS.map((sign) => `opened:${sign}`),
    ...LEAD_IN_SIGNS.map((sign) => `labelled:${sign}`),
  ],
  fill({ segment: { container }, leadIns: { opened, labelled } }, row, at) {
    if (container < 0) {
      row.fill(FAR, at, at + 2 * WIDTH)
      return
    }
    row.set(opened.subarray(container * WIDTH, (container + 1) * WIDTH), at)
    row.set(labelled.subarray(container * WIDTH, (container + 1) * WIDTH), at + WIDTH)
  },
}

import type { Segmentation } from '../segmentation.ts'
import type { Layout } from './layout.ts'

/** Neighbours of a segment, by offset, whose first-stage scores are features. */
const STEPS = [-3, -2, -1, 1, 2, 3] as const
const REACHES = [5, 15] as const
/** How many containers outwards, from the segment's own (0). */
const LEVELS = [0, 1, 2, 3, 4, 5] as const
/** The value for a neighbour that does not exist: lower than any logit. */
const NOWHERE = -9

export const SECOND_STAGE_NAMES: readonly string[] = [
  'first',
  ...STEPS.map((by) => `first${by}`),
  ...REACHES.map((reach) => `first~${reach}`),
  ...LEVELS.map((level) => `first^${level}`),
  'first:alike',
  'first:heading',
  'first:page',
  'first:mass',
  'first:above',
  'first:fromBest',
  'first:doubt',
]

/**
 * Writes the features of the second-stage (stacked) model: the first model's scores of a segment's neighbours, of the
 * containers around it, of the segments with the same layout, of those under the same heading, and of the page. Means are
 * of likelihoods, weighted by words. They let the second model classify a card with its list and a review with the others.
 *
 * @param logits of the first model, one a segment
 * @param rows one row of `width` numbers for each segment; `SECOND_STAGE_NAMES.length` of them are written from column
 *   `first` on. Takes linear time except for one sort
 */
export function addSecondStageFeatures(
  { segments, containers }: Segmentation,
  { signature }: Pick<Layout, 'signature'>,
  logits: Float64Array,
  { rows, width, first }: { rows: Float32Array; width: number; first: number },
): void {
  const count = segments.length
  const weights = Float64Array.from(segments, ({ words }) => words + 0.5)
  const likelihoods = logits.map((logit) => 1 / (1 + Math.exp(-logit)))
  const masses = likelihoods.map((p, index) => p * (weights[index] ?? 0))
  const sumBy = (groups: number, groupOf: (index: number) => number): Float64Array => {
    const sums = new Float64Array(groups * 2)
    for (let i = 0; i < count; i++) {
      const at = groupOf(i) * 2
      sums[at] = (sums[at] ?? 0) + (masses[i] ?? 0)
      sums[at + 1] = (sums[at + 1] ?? 0) + (weights[i] ?? 0)
    }
    return sums
  }
  // The last group is for segments without a container or heading.
  const own = (index: number): number => segments[index]?.container ?? -1
  const perContainer = sumBy(containers.length + 1, (i) => (own(i) < 0 ? containers.length : own(i)))
  for (let i = containers.length - 1; i >= 0; i--) {
    const parent = containers[i]?.parent ?? -1
    if (parent < 0) continue
    perContainer[parent * 2] = (perContainer[parent * 2] ?? 0) + (perContainer[i * 2] ?? 0)
    perContainer[parent * 2 + 1] = (perContainer[parent * 2 + 1] ?? 0) + (perContainer[i * 2 + 1] ?? 0)
  }
  const lookOf = (index: number): number =>
    own(index) < 0 ? containers.length : (signature[own(index)] ?? 0)
  const perLook = sumBy(containers.length + 1, lookOf)
  const headings = headingsAbove(segments)
  const perHeading = sumBy(count + 1, (i) => headings[i] ?? count)
  const meanOf = (sums: Float64Array, group: number): number =>
    (sums[group * 2] ?? 0) / ((sums[group * 2 + 1] ?? 0) + 1e-9)

  const page = pageFacts(logits, likelihoods, weights, masses)
  for (let i = 0; i < count; i++) {
    let at = i * width + first
    const logit = logits[i] ?? 0
    rows[at++] = logit
    for (const by of STEPS) rows[at++] = logits[i + by] ?? NOWHERE
    for (const reach of REACHES) rows[at++] = page.meanWithin(i - reach, i + reach + 1)
    let container = own(i)
    for (const _ of LEVELS) {
      rows[at++] = container < 0 ? -1 : meanOf(perContainer, container)
      container = containers[container]?.parent ?? -1
    }
    rows[at++] = meanOf(perLook, lookOf(i))
    rows[at++] = meanOf(perHeading, headings[i] ?? count)
    rows[at++] = page.mean
    rows[at++] = Math.log1p(page.mass)
    rows[at++] = page.above[i] ?? 0
    rows[at++] = logit - page.best
    rows[at++] = page.doubt
  }
}

/** The index of the last heading before each segment; the number of segments where there is none. */
function headingsAbove(segments: Segmentation['segments']): Int32Array {
  const above = new Int32Array(segments.length)
  let heading = segments.length
  for (const [index, { kind }] of segments.entries()) {
    above[index] = heading
    if (kind === 'heading') heading = index
  }
  return above
}

function pageFacts(
  logits: Float64Array,
  likelihoods: Float64Array,
  weights: Float64Array,
  masses: Float64Array,
) {
  const count = logits.length
  const weightBefore = new Float64Array(count + 1)
  const massBefore = new Float64Array(count + 1)
  let doubt = 0
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const mass = masses[i] as number
    weightBefore[i + 1] = (weightBefore[i] as number) + (weights[i] as number)
    massBefore[i + 1] = (massBefore[i] as number) + mass
    doubt += mass * (1 - (likelihoods[i] as number))
    best = Math.max(best, logits[i] as number)
  }
  const weight = weightBefore[count] ?? 0
  const mass = massBefore[count] ?? 0
  const above = new Float64Array(count)
  const order = Array.from(likelihoods.keys()).sort((a, b) => (likelihoods[b] ?? 0) - (likelihoods[a] ?? 0))
  let likelier = 0
  for (const index of order) {
    above[index] = likelier / mass
    likelier += weights[index] ?? 0
  }
  return {
    mean: mass / weight,
    mass,
    best,
    doubt: doubt / weight,
    /** Words of all likelier segments, as a share of the words expected to be main text. */
    above,
    meanWithin(from: number, to: number): number {
      const first = Math.max(0, from)
      const last = Math.min(count, to)
      return (
        ((massBefore[last] as number) - (massBefore[first] as number)) /
        ((weightBefore[last] as number) - (weightBefore[first] as number))
      )
    },
  }
}

/** A picture as four bytes a pixel: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

/** The first bytes of every PNG file. */
export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

type Predictor = (left: number, above: number, corner: number) => number

/**
 * The filters of a line, which predict a byte from its neighbours in the same channel. A filtered line holds the
 * differences from the prediction (PNG specification, section 9.2). The index is the filter's number.
 */
export const FILTERS: readonly Predictor[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
]

/** The neighbour that is nearest to left + above − corner (PNG specification, section 9.4). */
function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** A rectangle in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The drawn mark of a page, by its centre. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const LINE_HEIGHT = 16
const CJK_WIDTH = 12
const LATIN_WIDTH = 7
/** From a mark to its name, nearest first. */
const GAPS = [6, 14, 22, 30]
const CJK = /[\u2e80-\u9fff\uff00-\uffef]/u

/** Roughly the width of a text at 12 px. */
function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (CJK.test(char) ? CJK_WIDTH : LATIN_WIDTH), 0)
}

export function boxOf({ x, y, radius }: Mark): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Where the name of a mark may be: beside it, above, below or at a corner, near places first. */
export function placesAround({ x, y, radius }: Mark, text: string): Box[] {
  const width = widthOf(text)
  const size = { width, height: LINE_HEIGHT }
  return GAPS.flatMap((gap) => {
    const away = radius + gap
    const [left, right] = [x - away - width, x + away]
    const [above, level, below] = [
      y - away - LINE_HEIGHT / 2,
      y - LINE_HEIGHT / 2,
      y + away - LINE_HEIGHT / 2,
    ]
    return [
      [right, level],
      [left, level],
      [x - width / 2, above],
      [x - width / 2, below],
      [x, above],
      [x - width, above],
      [x, below],
      [x - width, below],
    ].map(([atX = 0, atY = 0]) => ({ x: atX, y: atY, ...size }))
  })
}

/** Where the name of a level line may be: at either end, above or below it. */
export function placesAlong(y: number, { x, width }: Box, text: string): Box[] {
  const size = { width: widthOf(text), height: LINE_HEIGHT }
  const [start, end] = [x + 4, x + width - size.width - 4]
  const [above, below] = [y - LINE_HEIGHT - 2, y + 2]
  return [
    { x: end, y: below, ...size },
    { x: end, y: above, ...size },
    { x: start, y: below, ...size },
    { x: start, y: above, ...size },
  ]
}

/** The first place inside the plot that covers nothing; the one that covers least if there is none. */
export function freePlace(places: readonly Box[], taken: readonly Box[], plot: Box): Box | undefined {
  const cost = (place: Box) =>
    taken.reduce((sum, box) => sum + overlap(place, box), 0) +
    (place.width * place.height - overlap(place, plot))
  return places.reduce<Box | undefined>(
    (best, place) => (best === undefined || cost(place) < cost(best) ? place : best),
    undefined,
  )
}

/** The time for which a distance is told: 「時速 60 公里」. */
export interface Pace {
  /** As in `Figure.per`. */
  readonly per: string
  readonly seconds: number
}

const HOUR: Pace = { per: '小時', seconds: 3_600 }
const PACES = new Map<string, Pace>([
  ['時', HOUR],
  ['小時', HOUR],
  ['分鐘', { per: '分鐘', seconds: 60 }],
  ['秒', { per: '秒', seconds: 1 }],
])
/** No other number stands between: in 「時速 60 公里可騎 100 公里」 only the first is a speed. */
const BEFORE =
  /(?:(時|秒)速(?!度)|每一?個?(小時|分鐘|秒)鐘?)(?:一般|[^\d零一二兩三四五六七八九十百千萬半，,。；;、！？]){0,6}$/u
const BEFORE_MAX = 16
const AFTER = /^\s?的?時速(?!度)/u
/** Between two speeds of which only the first is called one: 「時速從 0 公里加到 100 公里」. */
const ANOTHER = /^\s?(?:[、和與或到至]|[升加增提降減]速?到|加速[到至])\s?$/u
/** A distance after all: 「時速 25 公里、60 公里的續航力」. */
const DISTANCE_AFTER = /^\s?的?(?:續航|里程|距離|路|遠|長)/u

/**
 * The time for which a distance is told by the words around it; null if it is only a distance.
 * @param last the distance before it, if that one is told for a time
 */
export function paceOf(
  text: string,
  { start, end }: { start: number; end: number },
  last: { readonly pace: Pace; readonly end: number } | null,
): Pace | null {
  const told = BEFORE.exec(text.slice(Math.max(0, start - BEFORE_MAX), start))
  if (told) return PACES.get(told[1] ?? told[2] ?? '') ?? null
  const after = text.slice(end, end + 6)
  if (AFTER.test(after)) return HOUR
  return last && ANOTHER.test(text.slice(last.end, start)) && !DISTANCE_AFTER.test(after) ? last.pace : null
}

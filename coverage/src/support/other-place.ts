import { CITIES_AND_COUNTIES } from '@gaplens/text/taiwan'

const PLACES = new RegExp(CITIES_AND_COUNTIES, 'gu')

/** Whether both texts name cities or counties of Taiwan, and none in common: what holds in 新北市 need not hold in 台北市. */
export function nameOtherPlaces(a: string, b: string): boolean {
  const [mine, theirs] = [placesIn(a), placesIn(b)]
  return mine.size > 0 && theirs.size > 0 && ![...mine].some((place) => theirs.has(place))
}

function placesIn(text: string): Set<string> {
  return new Set(text.match(PLACES)?.map((place) => place.replace('臺', '台')))
}

/** The cities and counties of Taiwan without their endings, as texts also name them. 「臺」 is read as 「台」. */
const PLACES =
  /台北|新北|桃園|台中|台南|高雄|基隆|新竹|苗栗|彰化|南投|雲林|嘉義|屏東|宜蘭|花蓮|台東|澎湖|金門|連江|馬祖/gu

/** Whether both texts name cities or counties of Taiwan, and none in common: what holds in 新北市 need not hold in 台北市. */
export function nameOtherPlaces(a: string, b: string): boolean {
  const [mine, theirs] = [placesIn(a), placesIn(b)]
  return mine.size > 0 && theirs.size > 0 && ![...mine].some((place) => theirs.has(place))
}

function placesIn(text: string): Set<string> {
  return new Set(text.replaceAll('臺', '台').match(PLACES))
}

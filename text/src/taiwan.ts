/** The cities and counties of Taiwan without their endings, as alternatives of a pattern. 「臺」 is written 「台」 too. */
export const CITIES_AND_COUNTIES =
  '[臺台]北|新北|基隆|桃園|新竹|苗栗|[臺台]中|彰化|南投|雲林|嘉義|[臺台]南|高雄|屏東|宜蘭|花蓮|[臺台]東|澎湖|金門|馬祖|連江'

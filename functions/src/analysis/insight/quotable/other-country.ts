import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** Countries whose rules and prices people in Taiwan read about, and what a title calls them. */
const COUNTRIES: readonly RegExp[] = [
  /日本|東京|大阪|\bJapan\b/iu,
  /韓國|首爾|\bKorea\b/iu,
  /中國大陸|大陸地區|對岸|\bmainland China\b/iu,
  /香港|港澳|\bHong Kong\b/iu,
  /新加坡|\bSingapore\b/iu,
  /馬來西亞|大馬|\bMalaysia\b/iu,
  /泰國|曼谷|\bThailand\b/iu,
  /越南|\bVietnam\b/iu,
  /美國|加州|紐約|\b(?:US|USA|United States|California)\b/u,
  /加拿大|\bCanada\b/iu,
  /英國|\b(?:UK|United Kingdom|Britain)\b/u,
  /德國|\bGermany\b/iu,
  /法國|\bFrance\b/iu,
  /澳洲|\bAustralia\b/iu,
  /紐西蘭|\bNew Zealand\b/iu,
]

/**
 * Whether the title of a page names another country, but neither the sentence nor the reader's own subject does. The page's
 * rules and prices do not apply to the reader, and a sentence quoted from it does not show that.
 * @param own what the reader's subject is called: the keyword and the text of the user's page
 */
export function isAboutAnotherCountry(
  { title }: Pick<ReadPage, 'title'>,
  own: string,
  sentence: string,
): boolean {
  // The home of a reader of English is not known.
  if (!/\p{Script=Han}/u.test(own)) return false
  return COUNTRIES.some((country) => country.test(title) && !country.test(own) && !country.test(sentence))
}

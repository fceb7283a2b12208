import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { yearOfDate } from '../../../../reading/metadata/calendar-day.ts'
import { isNamedOffice, placeOfOffice } from '../office.ts'
import { isOfUnknownPlace, withPlaceNamed } from './bare-office.ts'
import { speaksAsOffice, withOfficeNamed } from './citable.ts'
import { withProfessions } from './named-persons.ts'

/** What a page says of itself. */
type Page = Partial<Pick<ReadPage, 'siteName' | 'url' | 'title' | 'publishedAt' | 'modifiedAt' | 'text'>>

/** 「如今年輕」 and 「現今年紀」 are other words. */
const THIS_YEAR = /(\p{Script=Han}?)(?<![如現當])今年(?![輕紀老資齡])/gu
/** The place in which an office is: only a city's or a county's name is known. */
const THIS_PLACE = /本([市縣鄉鎮區])/gu

/** The year before a name in a title: 「115 年度助聽器補助」. */
const YEAR = /\d{2,4}\s?年度?/gu

/** What stands before a name in a title: 「如何申請青年貸款」. */
const BEFORE_NAME = /怎麼|如何|申請|辦理|什麼是|認識|[的與和及或]/gu
/** What a page offers or explains, as it calls that itself: 「本貸款」, 「本方案」. */
const THIS_OFFER =
  /(?<![基根日原成樣資書版課文劇範])本(貸款|信貸|房貸|保險|補助|津貼|獎助|獎勵|優惠|方案|專案|計畫|計劃|基金|課程|測驗|考試|檢定|活動|服務|產品|商品|療程|措施|制度)/gu

/** Whether a page tells whose, of what and of which year its text is, where that only says so as seen from there: 「本局」, 「本貸款」, 「今年」. */
export function isNamable(text: string, page: Page): boolean {
  const isOffices = !speaksAsOffice(text) || (isNamedOffice(page) && isPlaceKnown(text, page))
  const isOfferKnown = [...text.matchAll(THIS_OFFER)].every(([, kind = '']) => offerOf(kind, page) !== null)
  return (
    isOffices &&
    isOfferKnown &&
    !isOfUnknownPlace(text, page) &&
    (text.search(THIS_YEAR) < 0 || yearOf(page) !== null)
  )
}

function isPlaceKnown(text: string, { siteName = '' }: Page): boolean {
  const place = placeOfOffice(siteName) ?? ''
  return [...text.matchAll(THIS_PLACE)].every(([, kind = '']) => place.endsWith(kind))
}

/** What a page's title calls its offer of a kind: 「青年安家貸款」 where the text has 「本貸款」; null where it does not name one. */
function offerOf(kind: string, { title = '' }: Page): string | null {
  const names = title
    .replace(YEAR, ' ')
    .replace(BEFORE_NAME, ' ')
    .match(new RegExp(`[\\p{Script=Han}A-Za-z]{1,10}${kind}`, 'gu'))
  return names?.length === 1 ? (names[0] ?? null) : null
}

/** A page's text with the office's name, its place, its offer and the year: 「向南浦國稅局申請」, 「2026 年每戶補助一次」. */
export function withNames(text: string, page: Page): string {
  const { siteName = '' } = page
  const named = withOfficeNamed(text, siteName, placeOfOffice(siteName))
  const offered = named.replace(THIS_OFFER, (own, kind) => offerOf(kind, page) ?? own)
  const governed = withPlaceNamed(offered, page)
  const year = yearOf(page)
  const dated =
    year === null
      ? governed
      : governed.replace(THIS_YEAR, (_, before) => `${before === '' ? '' : `${before} `}${year} 年`)
  return withProfessions(dated, page)
}

/** The year in which a page was written; null where it does not say, or was changed in another. */
function yearOf({ publishedAt = null, modifiedAt = null }: Page): number | null {
  const [written, changed] = [yearOfDate(publishedAt), yearOfDate(modifiedAt)]
  return written !== null && changed !== null && written !== changed ? null : (written ?? changed)
}

/** A year that counts from the day of writing. 「過去年費」 and 「說明年份」 are other words. */
const RELATIVE_YEAR =
  /(?<![如現當])今年(?![輕紀老資齡（(〔])|(?<!過)去年(?![費限資齡度（(〔])|(?<![說註標證載聲表])明年(?![份資齡（(〔])/gu
const YEARS_ON: Readonly<Record<string, number>> = { 今: 0, 去: -1, 明: 1 }

/** The first such year that a text speaks of, as it is written; null for none. */
export function relativeYearIn(text: string): string | null {
  return text.match(RELATIVE_YEAR)?.[0] ?? null
}

/** What an office calls itself in a quote: 「本處」. */
const ITSELF = /(?<![日基根成資標書樣版文課])本(?:處(?![理置分罰境方所])|[局署府])/u

/** A quote with the name of the office that speaks in it beside what that calls itself first, in brackets that no page uses. */
export function withOfficeNoted(quote: string, page: Page): string {
  const { siteName = '' } = page
  const [itself = ''] = isNamedOffice(page) ? (quote.match(ITSELF) ?? []) : []
  const office = itself === '' ? '' : withOfficeNamed(itself, siteName, placeOfOffice(siteName))
  return quote.replace(itself, office === '' ? itself : `${itself}〔${office}〕`)
}

/**
 * A quote with the year that its page means beside 「今年」, 「去年」 or 「明年」, in brackets that no page uses: it is not in the quote.
 */
export function withYearsNoted(quote: string, page: Page): string {
  const year = yearOf(page)
  return year === null
    ? quote
    : quote.replace(RELATIVE_YEAR, (said) => `${said}〔${year + (YEARS_ON[said.charAt(0)] ?? 0)} 年〕`)
}

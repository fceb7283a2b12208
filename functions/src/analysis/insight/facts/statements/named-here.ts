import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { yearOfDate } from '../../../../reading/metadata/calendar-day.ts'
import { isNamedOffice, placeOfOffice } from '../office.ts'
import { speaksAsOffice, withOfficeNamed } from './citable.ts'

/** What a page says of itself. */
type Page = Partial<Pick<ReadPage, 'siteName' | 'url' | 'publishedAt' | 'modifiedAt'>>

/** 「如今年輕」 and 「現今年紀」 are other words. */
const THIS_YEAR = /(\p{Script=Han}?)(?<![如現當])今年(?![輕紀老資齡])/gu
/** The place in which an office is: only a city's or a county's name is known. */
const THIS_PLACE = /本([市縣鄉鎮區])/gu

/** Whether a page tells whose and of which year its text is, where that only says so as seen from there: 「本局」, 「今年」. */
export function isNamable(text: string, page: Page): boolean {
  const isOffices = !speaksAsOffice(text) || (isNamedOffice(page) && isPlaceKnown(text, page))
  return isOffices && (text.search(THIS_YEAR) < 0 || yearOf(page) !== null)
}

function isPlaceKnown(text: string, { siteName = '' }: Page): boolean {
  const place = placeOfOffice(siteName) ?? ''
  return [...text.matchAll(THIS_PLACE)].every(([, kind = '']) => place.endsWith(kind))
}

/** A page's text with the office's name, its place and the year: 「向南浦國稅局申請」, 「2026 年每戶補助一次」. */
export function withNames(text: string, page: Page): string {
  const { siteName = '' } = page
  const named = withOfficeNamed(text, siteName, placeOfOffice(siteName))
  return named.replace(THIS_YEAR, (_, before) => `${before === '' ? '' : `${before} `}${yearOf(page)} 年`)
}

/** The year in which a page was written; null where it does not say, or was changed in another. */
function yearOf({ publishedAt = null, modifiedAt = null }: Page): number | null {
  const [written, changed] = [yearOfDate(publishedAt), yearOfDate(modifiedAt)]
  return written !== null && changed !== null && written !== changed ? null : (written ?? changed)
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { postalAddressOf } from './local-business.ts'
import { compact, type Node, picturesOf, siteNameOf } from './nodes.ts'
import { labelled, linesOf, ROUNDUP_TITLE } from './parts.ts'

const WHEN =
  '活動(?:時間|日期)|演出(?:時間|日期)|展覽(?:日期|期間|時間)|展期|舉辦(?:時間|日期)|時間|日期|when|date'
const WHERE = '活動地點|演出地點|展覽地點|舉辦地點|地點|場地|地址|where|venue|location'
/** Words for registration and admission. */
const REGISTRATION = /報名|購票|售票|票價|入場|索票|主辦單位|名額|tickets?|admission|register|rsvp/iu

/** The page as one event with a date, a place and a registration; null for a calendar, and for a report on a past event. */
export function eventOf(page: ReadPage): Node | null {
  const when = labelled(page, WHEN)
  const where = labelled(page, WHERE)
  if (when === null || where === null || ROUNDUP_TITLE.test(page.title)) return null
  const days = datesIn(when)
  const [start] = days
  if (start === undefined || !linesOf(page).some((line) => REGISTRATION.test(line))) return null
  if (timesLabelled(page) > 1) return null
  const [address] = page.contacts.addresses.filter((each) => where.includes(each))
  return compact({
    '@type': 'Event',
    name: oneLine(page.title),
    description: oneLine(page.description),
    image: picturesOf(page),
    startDate: start,
    endDate: days.length > 1 ? days.at(-1) : null,
    location: compact({
      '@type': 'Place',
      name: where
        .split(/[（(]/u)[0]
        ?.replace(address ?? '', '')
        .trim(),
      address: address === undefined ? null : postalAddressOf(address),
    }),
    organizer: compact({
      '@type': 'Organization',
      name: labelled(page, '主辦單位|主辦|organi[sz]er') ?? siteNameOf(page),
    }),
  })
}

/** How many labelled dates the page has. A calendar has one for each event. */
function timesLabelled(page: ReadPage): number {
  return linesOf(page).filter((line) => /^(?:活動|演出)?(?:時間|日期)\s*[：:]/u.test(line)).length
}

/** The dates with a year in a text, including years of the Republic of China. The first may have a time, in Taipei's zone. */
export function datesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/(民國\s?)?(\d{2,4})\s?[年/.-]\s?(\d{1,2})\s?[月/.-]\s?(\d{1,2})\s?日?/gu),
  ].flatMap(([, republic, written, month, day]) => {
    const year = Number(written) + (republic !== undefined || Number(written) < 200 ? 1911 : 0)
    const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    return year > 1990 && year < 2100 && !Number.isNaN(Date.parse(date)) ? [date] : []
  })
  const [, hour, minute] = /(?<![\d:])([01]?\d|2[0-3])[:：]([0-5]\d)/u.exec(text) ?? []
  const [first, ...rest] = found
  if (first === undefined) return []
  return [hour === undefined ? first : `${first}T${hour.padStart(2, '0')}:${minute}:00+08:00`, ...rest]
}

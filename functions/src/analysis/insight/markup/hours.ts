import type { Node } from './nodes.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WRITTEN = '一二三四五六日'
const TIME = '([01]?\\d|2[0-4])[:：]([0-5]\\d)'
const WEEK = '(?:週|周|星期|禮拜)'
const DAY = '([一二三四五六日天])'
const TO = '\\s*(?:至|到|[-–—~～])\\s*'
/** One day, or the first and the last: 「週一至週五」. */
const WEEKDAYS = `${WEEK}${DAY}(?:${TO}${WEEK}?${DAY})?`
const HOURS = new RegExp(`^(?:每[天日]|${WEEKDAYS}|(平日))\\s*${TIME}${TO}${TIME}$`, 'u')

/** Words for a day on which nobody is there. */
const CLOSES = '公休|店休|休診|休息|休館'
/** A part of the hours that only tells such a day. It needs no entry. */
const CLOSED = new RegExp(`^(?:每?${WEEKDAYS}|[例國]?假日)\\s*(?:${CLOSES}|休)$`, 'u')
/** Such a day in a text: 「週三公休」. */
const CLOSED_DAY = new RegExp(`${WEEK}${DAY}(?:固定|全天)?(?:${CLOSES})`, 'gu')

/**
 * Parses opening hours such as 「週一至週五 10:00–21:00，週六 10:00–18:00，週日休診」 for schema.org. Null if a part of them has
 * another format, because hours without some of the days would be untrue.
 */
export function openingHoursOf(text: string): Node | readonly Node[] | null {
  const parts = text.split(/[，；;、]/u).map((part) => part.trim())
  const open = parts.filter((part) => part !== '' && !CLOSED.test(part)).map(hoursOf)
  const known = open.filter((node) => node !== null)
  if (known.length < open.length) return null
  return known.length > 1 ? known : (known[0] ?? null)
}

/** Whether a text closes on a day for which the hours are given: a page with both contradicts itself, and nobody knows which is true. */
export function closesOn(text: string, hours: Node | readonly Node[] | null): boolean {
  const given = [hours ?? []].flat().flatMap((node) => [node.dayOfWeek ?? []].flat())
  return [...text.matchAll(CLOSED_DAY)].some(([, day = '']) => given.includes(DAYS[dayOf(day)] ?? ''))
}

function hoursOf(text: string): Node | null {
  const [whole, from, to, weekdays, openHour, openMinute, closeHour, closeMinute] =
    HOURS.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const first = from === undefined ? 0 : dayOf(from)
  const last = weekdays === undefined ? dayOf(to ?? from ?? '日') : 4
  if (last < first) return null
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(first, last + 1),
    opens: `${openHour?.padStart(2, '0')}:${openMinute}`,
    closes: `${closeHour?.padStart(2, '0')}:${closeMinute}`,
  }
}

function dayOf(written: string): number {
  return WRITTEN.indexOf(written === '天' ? '日' : written)
}

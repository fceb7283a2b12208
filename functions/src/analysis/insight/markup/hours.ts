import type { Node } from './nodes.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WRITTEN = '一二三四五六日'
const TIME = '([01]?\\d|2[0-4])[:：]([0-5]\\d)'
const HOURS = new RegExp(
  `^(?:(?:每[天日]|(?:週|周|星期|禮拜)([一二三四五六日天])\\s*(?:至|到|[-–—~～])\\s*(?:週|周|星期|禮拜)?([一二三四五六日天])|(平日))\\s*)${TIME}\\s*(?:至|到|[-–—~～])\\s*${TIME}$`,
  'u',
)

/** Parses opening hours such as 「週一至週六 10:00–21:00」 for schema.org; null for other formats. */
export function openingHoursOf(text: string): Node | null {
  const [whole, from, to, weekdays, openHour, openMinute, closeHour, closeMinute] =
    HOURS.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const first = from === undefined ? 0 : dayOf(from)
  const last = weekdays === undefined ? (to === undefined ? DAYS.length - 1 : dayOf(to)) : 4
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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ZONE = '(?:\\s*(Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?'
const TIME = `(?:(?:T|\\s+|,\\s*|\\s*at\\s+)(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:\\.\\d+)?${ZONE})?`

/** Year first: `2024-03-05T08:00:00+08:00`, `2024/3/5 8:00`, `2024.3.5`, `2024年3月5日`, `20240305`. */
const YEAR_FIRST = new RegExp(
  `(?<!\\d)((?:19|20)\\d{2})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})\\s*[日号號]?(?!\\d)${TIME}`,
)
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?Z?$/
/** `民國 113 年 3 月 5 日`, `民國113.3.5`, and `113年3月5日`, which no other calendar uses. */
const ROC_YEAR =
  /(?:民國\s*(?=\d{2,3}\D)|(?<!\d)(?=1[01]\d\s*年))(\d{2,3})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})(?!\d)/
/** `115-04-30`, `97.11.05`: dates of the Republic of China calendar on official and old pages in Taiwan. */
const ROC_BARE = /(?<![\d.-])(9\d(?=\.)|1[01]\d)([./-])(\d{2})\2(\d{2})(?![\d.-]*\d)/
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
/** An optional weekday before the year, as in the date boxes of Taiwanese blogs: `Mar 05 Tue 2024 08:00`. */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\s+)?'
const MONTH_FIRST = new RegExp(
  `\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${WEEKDAY}((?:19|20)\\d{2})${TIME}`,
  'i',
)
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]+(?:of\\s+)?${MONTH}[\\s,-]+((?:19|20)\\d{2})${TIME}`,
  'i',
)
/** `Tue Mar 5 08:00:00 2024`, the format of bulletin boards and Unix. */
const CLOCK_FIRST = new RegExp(
  `\\b${MONTH}\\s+(\\d{1,2})\\s+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?\\s+((?:19|20)\\d{2})(?!\\d)`,
  'i',
)
/** `03/05/2024` has the month first, unless that is impossible. `05.03.2024` has the day first. */
const SLASHED = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2})(?!\d)/

const DIGIT = /\d/

/** Parses a date or date-time as pages write them to ISO 8601; null when there is no valid one. */
export function parseDate(text: string): string | null {
  if (!DIGIT.test(text)) return null
  const source = text.slice(0, 200).trim()
  const compact = COMPACT.exec(source)
  if (compact !== null) return build(compact[1], compact[2], compact[3], compact[4], compact[5], compact[6])
  const yearFirst = YEAR_FIRST.exec(source)
  if (yearFirst !== null) {
    const [, year, month, day, hour, minute, second, zone] = yearFirst
    return build(year, month, day, hour, minute, second, zone)
  }
  const roc = ROC_YEAR.exec(source)
  if (roc !== null) return build(String(Number(roc[1]) + 1911), roc[2], roc[3])
  const clockFirst = CLOCK_FIRST.exec(source)
  if (clockFirst !== null) {
    const [, month, day, hour, minute, second, year] = clockFirst
    return build(year, monthNumber(month), day, hour, minute, second)
  }
  const monthFirst = MONTH_FIRST.exec(source)
  if (monthFirst !== null) {
    const [, month, day, year, hour, minute, second, zone] = monthFirst
    return build(year, monthNumber(month), day, hour, minute, second, zone)
  }
  const dayFirst = DAY_FIRST.exec(source)
  if (dayFirst !== null) {
    const [, day, month, year, hour, minute, second, zone] = dayFirst
    return build(year, monthNumber(month), day, hour, minute, second, zone)
  }
  const slashed = SLASHED.exec(source)
  if (slashed === null) {
    const [, rocYear, , month, day] = ROC_BARE.exec(source) ?? []
    return rocYear === undefined ? null : build(String(Number(rocYear) + 1911), month, day)
  }
  const [, first, mark, second, year] = slashed
  const dayIsFirst = mark === '.' || Number(first) > 12
  return dayIsFirst ? build(year, second, first) : build(year, first, second)
}

function monthNumber(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1)
}

function build(
  year = '',
  month = '',
  day = '',
  hour?: string,
  minute?: string,
  second?: string,
  zone?: string,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (m < 1 || m > 12 || d < 1 || d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (hour === undefined || minute === undefined) return date
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return date
  const offset =
    zone === undefined ? '' : /^(?:Z|UTC|GMT)$/.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second ?? '00'}${offset}`
}

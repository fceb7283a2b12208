import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { REPUBLIC } from '@gaplens/text/figures/calendar'
import { dayOf } from '../../reading/metadata/calendar-day.ts'

/**
 * A day, a month or a year with which a clause or a term ends: 「至 115 年 7 月 31 日止」, 「到 2025 年底，」. 「截至」 tells until when something was
 * counted, 「2018 到 2024 年」 a span, and what goes on (「至 2020 年出生的」) is no term.
 */
const UNTIL =
  /(?<![截直]|\d{3,4}\s?年?\s?)[至到]\s?(?:西元|民國)?\s?(?<year>20\d\d|1[0-4]\d)\s?[年/.-]\s?(?:(?<month>\d{1,2})\s?[月/.-]\s?(?:(?<day>\d{1,2})\s?日?)?)?\s?底?(?:止|為止|截止|結束|屆滿)?(?=[，。；、！!,;）)」』\n]|$)/gu
/** What somebody grants or sets for a time. */
const GRANTED =
  /適用|有效|受理|開放|申[請辦]|優惠|促銷|補[助貼]|免[徵收稅]|減[徵免]|方案|活動|專案|公告|價[格目]|費率|辦理|實施|施行|期[間限]/u
/** What a page says of all that it tells. An offer or a price list may be one part of it. */
const OF_WHOLE_PAGE =
  /(?:適用|有效|實施|辦理|計[畫劃]|方案|補[助貼])期[間限]|本(?:專區|方案|計[畫劃]|補[助貼]|公告|辦法|要點|措施)/u
const SENTENCE = /[^。！？!?；;\n]+/gu

/**
 * The last day until which something that a text tells is granted or valid, by its own words: 「受理至民國 114 年 12 月 31 日止」 gives `2025-12-31`.
 * Null where it names none. Of several the latest counts, since a term may have been extended.
 */
export function lastDayOf(text: string): string | null {
  const days = (text.match(SENTENCE) ?? [])
    .filter((sentence) => GRANTED.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(UNTIL)].map(({ groups = {} }) => lastDay(groups)))
  return days.toSorted().at(-1) ?? null
}

/** Whether what a text tells had ended, by its own words, when its page was read. */
export function isExpired(text: string, readAt: string | null): boolean {
  const last = lastDayOf(text)
  return last !== null && isBeforeDay(last, readAt)
}

/** Whether a day was over when a page was read. */
export function isBeforeDay(day: string, readAt: string | null): boolean {
  return readAt !== null && day < dayOf(readAt)
}

/** The last day of all that a page tells, as its title or a line on the whole page says; null where none does. */
export function lastDayOfPage(page: Pick<ReadPage, 'title' | 'blocks'>): string | null {
  const content = page.blocks.filter(({ role, kind }) => role === 'content' && kind !== 'heading')
  const sentences = [page.title, ...content.map(({ text }) => text)].flatMap(
    (text) => text.match(SENTENCE) ?? [],
  )
  return lastDayOf(sentences.filter((sentence) => OF_WHOLE_PAGE.test(sentence)).join('\n'))
}

function lastDay({ year = '', month = '12', day }: Record<string, string | undefined>): string {
  const full = Number(year) < 1_000 ? Number(year) + REPUBLIC : Number(year)
  // The day before the next month's first.
  const end = day === undefined ? new Date(Date.UTC(full, Number(month), 0)) : null
  return (
    end?.toISOString().slice(0, 10) ?? `${full}-${month.padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
  )
}

import { dayOf } from './calendar-day.ts'
import { modifiedOf } from './change-dates.ts'
import {
  CHANGE_WORDS,
  type DatedSource,
  dateIn,
  fromItems,
  fromMetas,
  kindOfTime,
  lineBefore,
  ownSegments,
  timeOf,
} from './dated-source.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { signedAfterTitle } from './signed-line.ts'
import { withoutOtherDates } from './written-dates.ts'

/**
 * When the page says it was published and when last changed; ISO 8601, null when it does not say. Systems that publish
 * a text later than it was written give that earlier day as the change: then the page was not changed.
 */
export function datesOf(input: DatedSource): {
  readonly publishedAt: string | null
  readonly modifiedAt: string | null
} {
  const publishedAt = first(PUBLISHED_RULES, input)
  const modifiedAt = modifiedOf(input)
  const isBefore = publishedAt !== null && modifiedAt !== null && isEarlier(modifiedAt, publishedAt)
  return { publishedAt, modifiedAt: isBefore ? null : modifiedAt }
}

const WITH_OFFSET = /T.*(?:Z|[+-]\d\d:\d\d)$/

/** Whether one date is before another: by the instant where both tell it, else by the day. */
function isEarlier(one: string, other: string): boolean {
  if (WITH_OFFSET.test(one) && WITH_OFFSET.test(other)) return Date.parse(one) < Date.parse(other)
  return dayOf(one) < dayOf(other)
}

const DIGIT = /\d/

/** How far from the title, in segments, the page's date may be, and how many characters its line may have. */
const BEFORE_TITLE = 8
const AFTER_TITLE = 20
const DATE_LINE_CHARS = 60
const BYLINE_CHARS = 140

/** Words for the validity of a rule or an offer, whose dates are not the page's. */
const VALIDITY_WORDS = /適用|期間|截止|為止|止[。)）]?$|有效/
/** A sentence that names a day is no line about the page. */
const SENTENCE = /，.*。$/u

/** The date of publication in a line; null when the line only has the date of a change, of a term or of something else. */
function publicationIn(input: DatedSource, index: number, maxChars: number): string | null {
  const text = input.segments[index]?.text ?? ''
  if (text.length > maxChars || !DIGIT.test(text)) return null
  const rest = withoutOtherDates(text, lineBefore(input, index))
  if (CHANGE_WORDS.test(rest) || VALIDITY_WORDS.test(rest) || SENTENCE.test(rest)) return null
  return dateIn(rest, input)
}

/** The date nearest to the title in a short line that does not mention a change. */
function besideTitle(maxChars: number): Rule<DatedSource, string> {
  return (input) => {
    const { titleIndex } = input
    if (titleIndex < 0) return null
    const own = ownSegments(input).length
    for (let away = 0; away <= AFTER_TITLE; away++) {
      const behind = titleIndex + away < own ? publicationIn(input, titleIndex + away, maxChars) : null
      const before = away <= BEFORE_TITLE ? publicationIn(input, titleIndex - away, maxChars) : null
      if (behind !== null || before !== null) return behind ?? before
    }
    return null
  }
}

/** A labelled date in a short line, wherever it stands. */
const LABELLED =
  /(?:(?:發[布佈表]|发[布表])(?:(?:日期|時間|时间|[日於于])(?!\p{Script=Han})|(?!\p{Script=Han})|[者人]|單位)|刊登日期|出版日期|上架日期|投稿日|公開日|\bpublished|\bposted|\bdate)\s*(?:on)?\s*[:：|｜]?\s*(.{6,40})/iu
const LABELLED_CHARS = 160

/** Names of meta elements with a date, for software that is not listed. */
const PUBLISHED_NAME = /publi(?:sh|cation)|pub[-_]?date|issued|release[-_]?date|posted|date[-_.]?created/
const CHANGED_NAME = /modif|updat|expir/

/**
 * Dates for social networks come first, then the visible date beside the title. Structured data comes after these, because it
 * often has the day on which the page was last rendered or moved.
 */
const PUBLISHED_RULES: ReadonlyArray<Rule<DatedSource, string>> = [
  fromMetas(META_NAMES.sharedPublished),
  besideTitle(DATE_LINE_CHARS),
  (input) => {
    for (const element of input.source.elements.get('time') ?? []) {
      const date = kindOfTime(element, input) === 'published' ? timeOf(element, input) : null
      if (date !== null) return date
    }
    return null
  },
  (input) => {
    const element = input.source.elements.get('time')?.[0]
    return element === undefined || kindOfTime(element, input) !== null ? null : timeOf(element, input)
  },
  fromMetas(META_NAMES.published),
  (input) => {
    for (const [name, [content = '']] of input.source.metas) {
      if (!PUBLISHED_NAME.test(name) || CHANGED_NAME.test(name)) continue
      const date = dateIn(content, input)
      if (date !== null) return date
    }
    return null
  },
  fromItems('datePublished'),
  fromItems('dateCreated'),
  (input) => {
    for (const { text } of input.segments) {
      if (text.length > LABELLED_CHARS || !DIGIT.test(text)) continue
      const date = dateIn(LABELLED.exec(text)?.[1] ?? '', input)
      if (date !== null) return date
    }
    return null
  },
  (input) => {
    const path = input.source.url.replace(/^https?:\/\/[^/]+/, '')
    const found = /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?=[/-]|$)/.exec(path)
    return found === null ? null : dateIn(`${found[1]}-${found[2]}-${found[3]}`, input)
  },
  besideTitle(BYLINE_CHARS),
  ({ source, segments }) => signedAfterTitle(source, segments)?.date ?? null,
  // A short line near the top with hardly more than a date.
  (input) => {
    const top = Math.min(ownSegments(input).length, Math.max(60, input.segments.length / 3))
    for (let index = 0; index < top; index++) {
      const date = publicationIn(input, index, DATE_LINE_CHARS)
      if (date !== null) return date
    }
    return null
  },
]

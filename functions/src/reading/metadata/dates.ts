import { attribute, type Element, isElement, textOf } from '../html/dom.ts'
import { opensOthers } from '../main-text/roles/opening-lines.ts'
import type { Segment } from '../main-text/segmentation.ts'
import { hasType, textValue } from '../structured-data/data-item.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource } from './page-source.ts'
import { parseDate } from './parse-date.ts'
import { signedAfterTitle } from './signed-line.ts'

export interface DatedSource {
  readonly source: PageSource
  readonly segments: readonly Segment[]
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
}

/** When the page says it was published; ISO 8601, null when it does not say. */
export function publishedOf(input: DatedSource): string | null {
  return first(PUBLISHED_RULES, input)
}

/** When the page says it was last changed. */
export function modifiedOf(input: DatedSource): string | null {
  return first(MODIFIED_RULES, input)
}

const ANY = /./
const DIGIT = /\d/

const fromItems =
  (property: string): Rule<DatedSource, string> =>
  ({ source }) => {
    const ranked = [
      /Article|Posting|Report/,
      /WebPage$|Recipe|HowTo|Review$|VideoObject|QAPage|Question/,
      ANY,
    ]
    for (const pattern of ranked) {
      for (const item of source.items) {
        if (!hasType(item, pattern) || hasType(item, /^(?:Comment|Answer|Offer|UserComments)$/)) continue
        // Reviews of a product and entries of a list have dates of their own.
        if (!item.top && (pattern === ANY || hasType(item, /Review$/))) continue
        const date = parseDate(textValue(item, property) ?? '')
        if (date !== null) return date
      }
    }
    return null
  }

const fromMetas =
  (names: readonly string[]): Rule<DatedSource, string> =>
  ({ source }) =>
    parseDate(metaContent(source, ...names) ?? '')

/** How far from the title, in segments, the page's date may be, and how many characters its line may have. */
const BEFORE_TITLE = 8
const AFTER_TITLE = 20
const DATE_LINE_CHARS = 60
const BYLINE_CHARS = 140
const CHANGE_WORDS = /updated|modified|reviewed|edited|expires|copyright|©|更新|修改|修訂|編輯於/i

/** Words for the validity of a rule or an offer, whose dates are not the page's. */
const VALIDITY_WORDS = /適用|期間|截止|為止|止[。)）]?$|有效/

/** A date of change beside the date of publication in one line: 「更新於 2026.03.05　出刊日期 2026.03.02」. */
const CHANGE =
  /(?:最後|最近|上次)?(?:更新|修改|修訂|編輯)(?:日期|時間|於)?\s*[:：]?\s*(?:19|20|1[01])\d[\d年月日./:-]{4,12}(?:\s\d{1,2}:\d{2}(?::\d{2})?)?/gu
/** A sentence that names a day is no line about the page. */
const SENTENCE = /，.*。$/u

/** The date of publication in a line; null when the line only has the date of a change or of a term. */
function publicationIn(text: string): string | null {
  if (!DIGIT.test(text)) return null
  const rest = CHANGE_WORDS.test(text) ? text.replace(CHANGE, ' ') : text
  if (CHANGE_WORDS.test(rest) || VALIDITY_WORDS.test(rest) || SENTENCE.test(rest)) return null
  return parseDate(rest)
}

/** Words that a page has of its own before others' can begin. */
const OWN_WORDS = 40

/** The segments up to what others wrote: comments, reviews and other articles have dates of their own. */
function ownSegments({ segments, titleIndex }: DatedSource): readonly Segment[] {
  let words = 0
  for (let index = titleIndex + 1; index < segments.length; index++) {
    const { text, words: own, linkChars } = segments[index] as Segment
    // A link to the comments stands above the text as well.
    if (words > OWN_WORDS && linkChars === 0 && opensOthers(text)) return segments.slice(0, index)
    words += own
  }
  return segments
}

/** The date nearest to the title in a short line that does not mention a change. */
function besideTitle(maxChars: number): Rule<DatedSource, string> {
  return (input) => {
    const { titleIndex } = input
    if (titleIndex < 0) return null
    const segments = ownSegments(input)
    for (let away = 0; away <= AFTER_TITLE; away++) {
      const before = away <= BEFORE_TITLE ? titleIndex - away : -1
      for (const text of [segments[titleIndex + away]?.text, segments[before]?.text]) {
        const date = text === undefined || text.length > maxChars ? null : publicationIn(text)
        if (date !== null) return date
      }
    }
    return null
  }
}

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
  ({ source }) => {
    for (const element of source.elements.get('time') ?? []) {
      const marks = `${attribute(element, 'class')} ${attribute(element, 'itemprop')}`
      if (/publish|entry-date|post-date|posted|created/i.test(marks) || 'pubdate' in element.attribs) {
        const date = parseDate(attribute(element, 'datetime') || textOf(element, 100))
        if (date !== null) return date
      }
    }
    return null
  },
  ({ source }) => {
    const element = source.elements.get('time')?.[0]
    if (element === undefined || mentionsChange(element)) return null
    return parseDate(attribute(element, 'datetime') || textOf(element, 100))
  },
  fromMetas(META_NAMES.published),
  ({ source }) => {
    for (const [name, [content = '']] of source.metas) {
      if (!PUBLISHED_NAME.test(name) || CHANGED_NAME.test(name)) continue
      const date = parseDate(content)
      if (date !== null) return date
    }
    return null
  },
  fromItems('datePublished'),
  fromItems('dateCreated'),
  textDate(
    /(?:發[布佈表][於日期時間]*|刊登日期|出版日期|上架日期|发[布表][于日期时间]*|投稿日|公開日|\bpublished|\bposted|\bdate)\s*(?:on)?\s*[:：|｜]?\s*(.{6,40})/i,
  ),
  ({ source }) => {
    const path = source.url.replace(/^https?:\/\/[^/]+/, '')
    const found = /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?=[/-]|$)/.exec(path)
    return found === null ? null : parseDate(`${found[1]}-${found[2]}-${found[3]}`)
  },
  besideTitle(BYLINE_CHARS),
  ({ source, segments }) => signedAfterTitle(source, segments)?.date ?? null,
  // A short line near the top with hardly more than a date.
  (input) => {
    for (const { text } of ownSegments(input).slice(0, Math.max(60, input.segments.length / 3))) {
      if (text.length > DATE_LINE_CHARS || CHANGE_WORDS.test(text) || SENTENCE.test(text)) continue
      const date = parseDate(text)
      if (date !== null) return date
    }
    return null
  },
]

/** Whether the words around an element say that its date is that of a change. */
function mentionsChange(element: Element): boolean {
  const around = isElement(element.parent) ? textOf(element.parent, 200) : ''
  return around.length < 200 && CHANGE_WORDS.test(around)
}

const MODIFIED_RULES: ReadonlyArray<Rule<DatedSource, string>> = [
  fromItems('dateModified'),
  fromMetas(META_NAMES.modified),
  ({ source }) => {
    const element = (source.elements.get('time') ?? []).slice(0, 50).find(mentionsChange)
    return element === undefined ? null : parseDate(attribute(element, 'datetime') || textOf(element, 100))
  },
  textDate(
    /(?:最後更新|最近更新|更新日期|更新時間|更新於|更新(?=\s?(?:19|20)\d\d)|修[改訂]日期|最后更新|更新时间|更新日|last (?:updated|modified|reviewed)|updated)\s*(?:on)?\s*[:：|｜]?\s*(.{6,40})/i,
  ),
]

/** A labelled date in a short line. */
function textDate(pattern: RegExp): Rule<DatedSource, string> {
  return ({ segments }) => {
    for (const { text } of segments) {
      if (text.length > 160 || !DIGIT.test(text)) continue
      const date = parseDate(pattern.exec(text)?.[1] ?? '')
      if (date !== null) return date
    }
    return null
  }
}

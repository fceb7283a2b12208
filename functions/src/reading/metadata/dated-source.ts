import { attribute, type Element, isElement, isText, textOf } from '../html/dom.ts'
import { opensOthers } from '../main-text/roles/opening-lines.ts'
import type { Segment } from '../main-text/segmentation.ts'
import { hasType, textValue } from '../structured-data/data-item.ts'
import type { Rule } from './first-rule.ts'
import { metaContent, type PageSource } from './page-source.ts'
import { parseDate } from './parse-date.ts'
import { type DateKind, kindByLabel } from './written-dates.ts'

export interface DatedSource {
  readonly source: PageSource
  readonly segments: readonly Segment[]
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
  /** ISO 8601 instant at which the page was fetched; null when it was not. Later dates are of something to come. */
  readonly fetchedAt: string | null
}

const DAY_MS = 24 * 60 * 60_000

/** The date in a text; null for none, and for a day after the page was fetched. A day is allowed for other time zones. */
export function dateIn(text: string, { fetchedAt }: Pick<DatedSource, 'fetchedAt'>): string | null {
  const date = parseDate(text)
  if (date === null || fetchedAt === null) return date
  return Date.parse(date.slice(0, 10)) > Date.parse(fetchedAt) + DAY_MS ? null : date
}

const ANY = /./

export const fromItems =
  (property: string): Rule<DatedSource, string> =>
  (input) => {
    const ranked = [
      /Article|Posting|Report/,
      /WebPage$|Recipe|HowTo|Review$|VideoObject|QAPage|Question/,
      ANY,
    ]
    for (const pattern of ranked) {
      for (const item of input.source.items) {
        if (!hasType(item, pattern) || hasType(item, /^(?:Comment|Answer|Offer|UserComments)$/)) continue
        // Reviews of a product and entries of a list have dates of their own.
        if (!item.top && (pattern === ANY || hasType(item, /Review$/))) continue
        const date = dateIn(textValue(item, property) ?? '', input)
        if (date !== null) return date
      }
    }
    return null
  }

export const fromMetas =
  (names: readonly string[]): Rule<DatedSource, string> =>
  (input) =>
    dateIn(metaContent(input.source, ...names) ?? '', input)

/** Words that a page has of its own before others' can begin. */
const OWN_WORDS = 40

/** The segments up to what others wrote: comments, reviews and other articles have dates of their own. */
export function ownSegments({ segments, titleIndex }: DatedSource): readonly Segment[] {
  let words = 0
  for (let index = titleIndex + 1; index < segments.length; index++) {
    const { text, words: own, linkChars } = segments[index] as Segment
    // A link to the comments stands above the text as well.
    if (words > OWN_WORDS && linkChars === 0 && opensOthers(text)) return segments.slice(0, index)
    words += own
  }
  return segments
}

/** The line above a segment, where it can be the label of a date. The title is none, whatever it ends with. */
export function lineBefore(
  { segments, titleIndex }: Pick<DatedSource, 'segments' | 'titleIndex'>,
  index: number,
): string {
  const before = index - 1 === titleIndex ? undefined : segments[index - 1]
  return before === undefined || before.kind === 'heading' ? '' : before.text
}

/** Words for a change. Any of them in a line makes its date that of the change, unless the date has a label of its own. */
export const CHANGE_WORDS = /updated|modified|reviewed|edited|expires|copyright|©|更新|修改|修訂|編輯於/i

/** The date of a `time` element. */
export function timeOf(element: Element, input: DatedSource): string | null {
  return dateIn(attribute(element, 'datetime') || textOf(element, 100), input)
}

/** The classes with which themes and publishing systems say what a `time` element is. */
const PUBLISHED_MARK = /publish|entry-date|post-date|posted|created/i
const CHANGED_MARK = /updated|modified/i

/** What the label, the marks and the words around a `time` element say that its date is; null when they say nothing. */
export function kindOfTime(element: Element, { source }: DatedSource): DateKind | null {
  const labelled = kindByLabel(textBefore(element))
  if (labelled === 'changed') return labelled
  const marks = `${attribute(element, 'class')} ${attribute(element, 'itemprop')}`
  if (PUBLISHED_MARK.test(marks) || 'pubdate' in element.attribs) return 'published'
  if (labelled !== null) return labelled
  // Some themes mark all their dates as updated, whatever they are.
  if (CHANGED_MARK.test(marks) && !firstTimes(source).every(isMarkedChanged)) return 'changed'
  const around = isElement(element.parent) ? textOf(element.parent, 200) : ''
  return around.length < 200 && CHANGE_WORDS.test(around) ? 'changed' : null
}

const MAX_TIMES = 50
/** The first `time` elements of a page. A page of thousands is a list. */
export const firstTimes = (source: PageSource): readonly Element[] =>
  (source.elements.get('time') ?? []).slice(0, MAX_TIMES)
const isMarkedChanged = (element: Element): boolean => CHANGED_MARK.test(attribute(element, 'class'))

/** How many nodes before an element are searched for its label, and how far up. */
const NODES_BEFORE = 4
const LEVELS_UP = 2

/** The text right before an element, in its parent or in the element before its parent. */
function textBefore(element: Element): string {
  let at: Element = element
  for (let level = 0; level <= LEVELS_UP; level++) {
    let text = ''
    let node = at.prev
    for (let nodes = 0; node !== null && nodes < NODES_BEFORE && text.trim() === ''; nodes++) {
      if (isText(node)) text = node.data
      else if (isElement(node)) text = textOf(node, 60)
      node = node.prev
    }
    if (text.trim() !== '') return text.trimEnd().slice(-40)
    if (!isElement(at.parent)) return ''
    at = at.parent
  }
  return ''
}

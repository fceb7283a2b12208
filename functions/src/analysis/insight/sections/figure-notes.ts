import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { isSet } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { attributionsOf, isSellers } from '../facts/gaps/attributions.ts'
import { sharedTerms } from '../facts/mention.ts'
import { isNotice } from '../facts/office.ts'
import {
  isOfOffice,
  pageNumber,
  type ReportedValue,
  reportedValues,
  sideOf,
  valueKey,
  writtenValue,
} from '../facts/reported-values.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { inQuotes, oneLine } from '../facts/wording.ts'
import { apartByGroup } from './apart-by-group.ts'
import { elsewhereNote } from './elsewhere-note.ts'
import { officialWordNote } from './official-word.ts'
import { statedAround } from './stated-around.ts'
import { figureWords, limitsIn } from './words-around-figure.ts'

/** Most values of a row; its advice names no other. */
export const VALUES_MAX = 5
/** A page is newer than another from this difference on; pages of one season are equally current. */
const NEWER_MS = 90 * 24 * 3_600_000
/** An office's page this much older than another's may tell of a replaced rule. */
const OLD_MS = 2 * 365 * 24 * 3_600_000

/**
 * Each value with its sources, without the user's page, in the words of one of them around it, so that a reader sees of what it is:
 * 「[9]：「零下 18 度可以放一個月」（AI Overview 也是這個數字）」. Words alone often join values of two things, and a judge may err. Words stand
 * with the source whose they are, and the others after them, for these need not say it of the same thing. Where the words hold other
 * figures too, or a source has none, the value stands first: 「一個月（[9]）」. What a row's cells are put together to is no quote.
 */
export function valuesWithSources(view: View, { figures, topicId }: FigureGroup): string[] {
  return reportedValues(view, figures)
    .flatMap((value) => apartByGroup(view, value))
    .slice(0, VALUES_MAX)
    .map((value) => {
      const told = wordsOf(view, value, topicId)
      const shown = writtenValue(view, value)
      const older = value.outdated ? '，較舊' : ''
      if (told === null) return `${shown}（${value.who.join('、')}${older}）`
      const said = told.verbatim
        ? `${told.who}${older}：「${inQuotes(told.words)}」`
        : `${told.who} 的表格${older}：${told.words}`
      const others = value.who.filter((each) => each !== told.who).join('、')
      const alike = others === '' ? [] : [`${others} 也是這個數字`]
      const [open, close] = !told.verbatim && told.words.includes('（') ? ['，', ''] : ['（', '）']
      if (readFigures(told.words).length > 1) return `${shown}${open}${[said, ...alike].join('；')}${close}`
      return told.verbatim
        ? [said, ...alike.map((each) => `（${each}）`)].join('')
        : [said, ...alike].join('，')
    })
}

/**
 * The words around a value on a page that has some, or in the AI Overview, and whose they are; null where they say no more than the value. Of
 * several places of one page that nearest to what the AI Overview says of the value is shown: the others may be of something else.
 */
function wordsOf(
  view: View,
  { shown, figures }: ReportedValue,
  topicId: string | null,
): { who: string; words: string; verbatim: boolean } | null {
  const onPages = figures.flatMap(({ pageId, passageId, shown: own }) => {
    const quote = view.passage(passageId)?.quote
    return pageId === null || quote === undefined
      ? []
      : [
          {
            who: sideOf(view, pageId),
            words: figureWords(quote, own, sourcePage(view, pageId)),
            text: quote,
          },
        ]
  })
  const ofOverview = figures.find(({ pageId }) => pageId === null)
  const stated = statedAround(view, topicId, ofOverview?.shown ?? shown)
  const told = new Set(ofOverview ? stated.flatMap(({ words }) => termsOf(words ?? '')) : [])
  const nearness = ({ words }: { words: string | null }) => sharedTerms(words ?? '', told)
  const tellers = (onPages.length > 0 ? onPages : stated).filter(
    ({ words }) => words !== null && words.length > shown.length,
  )
  const inTable = tellers.some(({ text }) => text.includes('\t'))
  const limits = ({ words }: { words: string | null }) => (inTable ? limitsIn(words) : 0)
  const [found] = tellers
    .filter(({ who }) => who === tellers[0]?.who)
    .toSorted((a, b) => nearness(b) - nearness(a) || limits(b) - limits(a))
  if (!found?.words) return null
  return { who: found.who, words: found.words, verbatim: oneLine(found.text).includes(found.words) }
}

/** So many pages, and twice as many as give another value, are more than chance. */
const MAJORITY_MIN = 3

/**
 * The note on the current value that by far the most pages give; empty when none is. The AI Overview is no page: it repeats the pages
 * that it cites.
 */
export function mostSaidNote(view: View, { figures }: FigureGroup): string {
  const [first, second] = reportedValues(view, figures)
    .filter(({ outdated }) => !outdated)
    .toSorted((a, b) => b.pages - a.pages)
  const isMost = first !== undefined && first.pages >= MAJORITY_MIN && first.pages >= 2 * (second?.pages ?? 0)
  return isMost ? `說「${oneLine(first.shown)}」的較多。` : ''
}

/**
 * The note on a page that gives several values, which then hold under different conditions: 「急性期每週二次，之後每週一次」. Neither their
 * number nor their date says which one is right. Empty when no page gives several.
 */
export function conditionsNote(view: View, { figures }: FigureGroup): string {
  const valuesOf = (id: string) =>
    new Set(figures.flatMap(({ pageId, shown }) => (pageId === id ? [valueKey(shown)] : [])))
  if (!view.othersRead.some(({ id }) => valuesOf(id).size > 1)) return ''
  const older = reportedValues(view, figures).some(({ outdated }) => outdated)
  return `同一個來源寫了幾個數字，各有條件，請連條件一起寫${older ? '；註明「較舊」的不宜採用' : ''}。`
}

/** Whether a page is the notice of who handles what it is about, and no seller's. */
function isOfNotice(view: View, pageId: string | null): boolean {
  const page = sourcePage(view, pageId)
  return page !== undefined && isNotice(page) && !isSellers(attributionsOf(view).get(pageId ?? ''))
}

/**
 * The note on the value that a public office gives, or else a notice, whose word is the rule while others report it. Empty when none does, when offices give
 * several values, or when the office's page is clearly older than another of the group.
 */
export function officeNote(view: View, { figures }: FigureGroup): string {
  const ofOffices = figures.filter(({ pageId }) => isOfOffice(view, pageId))
  const isOfOffices = ofOffices.length > 0
  const official = isOfOffices ? ofOffices : figures.filter(({ pageId }) => isOfNotice(view, pageId))
  const [first] = official
  const isOne = new Set(official.map(({ shown }) => valueKey(shown))).size === 1
  if (first === undefined || !isOne || official.some(({ outdated }) => outdated)) return ''
  const timeOf = ({ date }: { readonly date: string | null }) => (date === null ? null : Date.parse(date))
  const own = Math.max(...official.map((each) => timeOf(each) ?? Number.POSITIVE_INFINITY))
  if (figures.some((each) => (timeOf(each) ?? 0) - own >= OLD_MS)) return ''
  const who = [
    ...new Set(official.flatMap(({ pageId }) => (pageId === null ? [] : pageNumber(view, pageId)))),
  ]
  const what = isOfOffices ? '公家機關的網頁' : '承辦單位的須知'
  const limit = `${elsewhereNote(view, official)}${officialWordNote(view, official, figures)}`
  return `${who.join('')} 是${what}，以它的「${oneLine(first.shown)}」為先${limit}。`
}

/** The note on values that are outdated beside current ones; empty when none is, or all are. */
export function notOlderNote(view: View, { figures }: FigureGroup): string {
  const values = reportedValues(view, figures)
  const [left, another] = values.filter(({ outdated }) => !outdated)
  if (left === undefined || !values.some(({ outdated }) => outdated)) return ''
  return another === undefined
    ? `除「${oneLine(left.shown)}」外都是較舊的數字，請查證後採用較新的。`
    : '註明「較舊」的不宜採用，其餘請查證後再選。'
}

/** Whether the report calls what a page says of a topic outdated. Then it does not call it newer. */
function isOutdatedOn(view: View, topicId: string | null, pageId: string): boolean {
  const gap = view.input.coverage.report.gaps.find((each) => each.topicId === topicId)
  return (gap?.outdatedPassageIds ?? []).some((id) => view.passage(id)?.pageId === pageId)
}

/** How a writer marks what he only reckons (「我自己抓 0.5%」), or sums up of what each case has of its own (「加起來 8,000 元」). */
const RECKONED =
  /[我自]己?抓|抓\s*$|大概|大約|大多|通常|一般|上下|左右|平均|預估|加起來|算[起下]來|加總|總[數價計共額]|合計|一共/u

/**
 * Whether a figure is one that somebody sets anew: a price, or a share that a contract or a rule says, and no estimate. A term or an age is
 * not: of two pages on one the newer was as often wrong.
 */
function isSetAnew(view: View, { shown, passageId }: FigureGroup['figures'][number]): boolean {
  const { heading = '', quote = '' } = view.passage(passageId) ?? {}
  const dimension = readFigures(shown)[0]?.dimension
  const words = figureWords(quote, shown) ?? quote
  return (
    (dimension === 'money' || (dimension === 'share' && isSet(`${heading} ${quote}`))) &&
    !RECKONED.test(words)
  )
}

/** The note on the newest dated page of what is set anew; empty for fewer than two dated pages, or when it is hardly newer than the next. */
export function newestNote(view: View, { topicId, figures }: FigureGroup): string {
  const given = figures.filter(({ pageId }) => pageId !== null && pageId !== view.user?.id)
  if (!given.some((each) => isSetAnew(view, each))) return ''
  const dated = given.flatMap(({ pageId, date }) =>
    pageId === null || date === null ? [] : [{ pageId, date: date.slice(0, 10) }],
  )
  const [newest, next] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  return newest === undefined ||
    next === undefined ||
    isOutdatedOn(view, topicId, newest.pageId) ||
    Date.parse(newest.date) - Date.parse(next.date) < NEWER_MS
    ? ''
    : `註明日期的以 ${pageNumber(view, newest.pageId)} 較新（${newest.date}）。`
}

import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { underOneMark } from '../facts/gaps/facts-of-one-section.ts'
import { currentPages } from '../facts/gaps/gap-passages.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { OLD_NOTE } from '../facts/gaps/gap-quote.ts'
import { saidByOverview } from '../facts/gaps/overview-label.ts'
import type { SupportedWords } from '../facts/gaps/overview-words.ts'
import { isToldIn } from '../facts/gaps/unquoted-clauses.ts'
import { languageOf } from '../facts/language.ts'
import { asksSomething } from '../facts/questions/asking-heading.ts'
import { figureKey, pageNumber } from '../facts/reported-values.ts'
import { isRowText, needsHeading } from '../facts/statements/needs-heading.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, titled } from '../facts/wording.ts'

/** What is said beside the AI Overview's words, by how far the cited pages support them. */
const OVERVIEW_NOTES = {
  found: '',
  partly: '（所引網頁只有部分相符，請先查證）',
}

/** So many words that the quotes lack are named beside the pages. */
const LACKING_NAMED = 2

/** What sources tell, each with its full stop: the facts of one may have several sentences, and items parted by 「；」. */
export function inSentences(told: readonly string[]): string {
  return told.map((each) => (/[。！？]$/u.test(each) ? each : `${each}。`)).join('')
}

/**
 * The facts to state, or if there are none, the words of the AI Overview and of a source; without either the pages to read.
 */
export function statedIn(view: View, { gap, facts, overview, quote, pageIds }: GapPlan): string[] {
  // The report quotes those of the gap's own passages; another page would be looked for there in vain.
  const own = currentPages(view, gap).map(({ passage }) => passage.pageId)
  const shown = pageIds.filter((pageId) => own.includes(pageId))
  const read = shown.length > 0 ? shown : pageIds
  const number = (pageId: string) => pageNumber(view, pageId)
  const mark = (said: Pick<BriefFact, 'pageId' | 'giver' | 'title'>) => markOf(view, said)
  /** A mark before a word: none stands between 》 and it. */
  const before = (said: Pick<BriefFact, 'pageId' | 'giver' | 'title'>) => mark(said).replace(/(?<!》)$/u, ' ')
  const headed = (heading: string) => `「${inQuotes(titled(heading, 30))}」`
  const supportedBy = overview?.level === 'found' ? pagesOf(view, overview.passageIds).map(number) : []
  const lacking = overview === null ? '' : lackingIn(overview, facts)
  // Behind a quote that bears them out the words need no other source.
  const isBorneOut = quote !== null && overview?.passageIds.includes(quote.passageId) === true
  const seen =
    !isBorneOut && supportedBy.length > 0 ? `（見 ${supportedBy.slice(0, 2).join('')}${lacking}）` : ''
  const fromOverview =
    overview === null
      ? []
      : [`${saidByOverview(overview.text, gap.name)}${OVERVIEW_NOTES[overview.level]}${seen}`]
  if (facts.length > 0)
    return [
      ...fromOverview,
      ...underOneMark(facts).map((fact, at, all) => {
        // Behind one that follows its mark a reader could not see where that ends and the next begins.
        const isLed = !hasLabel(fact) && all.slice(0, at + 1).some(isReadAfterHeading)
        const text = fact.text.replace(/。$/u, '')
        if (isLed)
          return fact.under === undefined
            ? `${before(fact)}寫：${text}`
            : `${before(fact)}在${headed(fact.under)}下寫${isLabelled(text) ? '，' : '：'}${text}`
        const marked = `${mark(fact)}${fact.under === undefined ? '' : headed(fact.under)}`
        if (marked === pageNumber(view, fact.pageId))
          return `${text}${/[）」]$/u.test(text) ? '' : ' '}${marked}`
        // No brackets behind brackets: 「母貓（1,600 元），見青嶼市 [4]「補助金額」」.
        return /[）)]$/u.test(text)
          ? `${text}，見${/^\p{Script=Han}/u.test(marked) ? '' : ' '}${marked}`
          : `${text}（${marked}）`
      }),
    ]
  if (
    overview !== null &&
    quote !== null &&
    !quote.old &&
    !quote.foreign &&
    saysTheSame(quote.text, overview.text)
  )
    return [`${fromOverview.join('')}，${before(quote)}的數字相同`]
  return [
    ...fromOverview,
    ...(quote === null
      ? []
      : [
          `${before(quote)}${quote.under === '' ? '' : `在${headed(quote.under)}下`}${isRowText(quote.text) ? `寫：${quote.text}` : `寫「${inQuotes(quote.text.replace(/。$/u, ''))}」`}${quote.old ? OLD_NOTE : ''}${quote.foreign ? foreignNote(quote.text) : ''}`,
        ]),
    ...(quote === null && seen === '' ? [`要點見 ${read.slice(0, 3).map(number).join('')} 的原文`] : []),
  ]
}

/** A label of its own before a colon. Behind 「寫：」 it would be the second colon: 「在「費用」下寫：成人票：300 元」. */
const BEGINS_WITH_LABEL = /^[^：；。]{1,12}：/u

/** Whether a sentence begins with such a label. A row of a table has it in its brackets, and each item of a list its own. */
function isLabelled(text: string): boolean {
  return BEGINS_WITH_LABEL.test(text) && !text.includes('；') && !isRowText(text)
}

/**
 * Whether a fact stands behind its heading: an answer before its question could be taken for one to the question that the action ends with,
 * and what lacks its subject is read only after that.
 */
function isReadAfterHeading({ text, under }: BriefFact): boolean {
  return under !== undefined && (asksSomething(under) || (!hasLabel({ text, under }) && needsHeading(text)))
}

/** Whether a fact has a label of its own, and its heading asks nothing that it answers. */
function hasLabel({ text, under = '' }: Pick<BriefFact, 'text' | 'under'>): boolean {
  return BEGINS_WITH_LABEL.test(text) && !asksSomething(under)
}

/** A page's number with whose word it is and, where its subject is another than the keyword, its title: 「業者 [4]《冷製皂一日班》」. */
function markOf(view: View, { pageId, giver, title }: Pick<BriefFact, 'pageId' | 'giver' | 'title'>): string {
  const [whose, what] = [giver === undefined ? '' : `${giver} `, title === undefined ? '' : `《${title}》`]
  return `${whose}${pageNumber(view, pageId)}${what}`
}

/** What no quote for the AI Overview's words has, nor any fact beside them: a reader would look for it on those pages. */
function lackingIn({ text, unquoted = [] }: SupportedWords, facts: readonly BriefFact[]): string {
  const words = unquoted.filter(
    (word) => text.includes(word) && !facts.some((fact) => isToldIn(word, fact.text)),
  )
  const names = words.slice(0, LACKING_NAMED).map((word) => `「${inQuotes(word)}」`)
  return words.length === 0 ? '' : `，引文沒有寫到${names.join('')}${words.length > names.length ? '等' : ''}`
}

/** The pages of some passages, without the user's own. */
function pagesOf(view: View, passageIds: readonly string[]): string[] {
  const pages = passageIds.flatMap((id) => view.passage(id)?.pageId ?? [])
  return [...new Set(pages)].filter((pageId) => pageId !== view.user?.id)
}

/** That what one affirms the other denies: 「7 天內不可退貨」. */
const DENIES = /[不沒無未勿]|禁止/u
/** Texts of one thing have so many terms in common, besides figures. */
const SAME_TERMS = 3

/** Numbers in digits, whatever they count: a unit that no table knows is not read as a figure. */
const NUMBERS = /\d[\d,]*(?:\.\d+)?/gu

/** The numbers of a text that no figure read in it holds: the 「50」 of 「半小時後 50 毫安」. */
function numbersBesideFigures(text: string): string[] {
  const figures = readFigures(text)
  return [...text.matchAll(NUMBERS)].flatMap(({ 0: number, index }) =>
    figures.some(({ start, end }) => start <= index && index < end) ? [] : [number.replaceAll(',', '')],
  )
}

/** Whether a quote gives all figures of a statement and no others, so that it would say the same twice. A year stands anywhere. */
function saysTheSame(quote: string, statement: string): boolean {
  const [beside, besideQuoted] = [numbersBesideFigures(statement), numbersBesideFigures(quote)]
  if (beside.join() !== besideQuoted.join()) return false
  const valuesOf = (text: string) =>
    new Set(readFigures(text).flatMap((each) => (each.dimension === 'year' ? [] : figureKey(each))))
  const [stated, quoted] = [valuesOf(statement), valuesOf(quote)]
  const shared = new Set(termsOf(quote).filter((term) => statement.includes(term))).size
  if (DENIES.test(quote) !== DENIES.test(statement) || shared < SAME_TERMS) return false
  return stated.size > 0 && stated.size === quoted.size && [...stated].every((value) => quoted.has(value))
}

function foreignNote(text: string): string {
  return languageOf(text) === 'simplified' ? '（原文是簡體中文，請改寫）' : '（原文是其他語言，請翻譯後改寫）'
}

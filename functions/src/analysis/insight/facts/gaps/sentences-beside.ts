import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { termsOf } from '@gaplens/text/terms'
import { announcedText, listAnnouncedBehind } from '../announced-list.ts'
import { WHOLE_MAX } from '../fact-width.ts'
import { SENTENCE_BREAK } from '../sentences.ts'
import { isCitable, isSaidBySomebody, withoutAdvisers } from '../statements/citable.ts'
import { balanced, SENTENCE_MAX, tidy } from '../statements/clauses.ts'
import { isWhole } from '../statements/standalone.ts'
import { widthOf } from '../statements/width.ts'
import { oneLine } from '../wording.ts'
import { paragraphAround } from './paragraph-around.ts'

/** The widest fact with the sentences beside it, in Chinese characters. */
export const LED_MAX = 100
/** The widest fact with the sentence that limits it. */
const LIMITED_MAX = 120

/** An exception to a limit. */
const UNBOUND = /^[但惟][^。]*(?:不在此限|不受此限|除外|不適用)/u

/** What a house offers beside the matter: 「補胎時免費檢查。」 leads to nothing. */
const OFFER = /免費(?:檢查|檢測|諮詢|評估|估價|丈量|報價|試|安裝|配送|回收)|贈送|代客|到府/u

/**
 * A fact with the sentences before it in its paragraph, verbatim. They often hold its subject or its condition: 「差到 0.3 個百分點，
 * 兩年內就能把手續費賺回來」 is true of the loan that the sentence before supposes.
 * @returns the text from the beginning of the paragraph, or from the first sentence that leaves room and may be stated; null when
 * nothing stands before the fact, or nothing that may
 */
export function withLeadIn(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const { before } = paragraphAround(text, page)
  let found: string | null = null
  let begun = text
  // More sentences only make it wider, so the search ends at the first that leaves no room.
  for (const sentence of before.toReversed()) {
    begun = sentence + begun
    const led = tidy(withoutAdvisers(begun))
    if (widthOf(led) > LED_MAX) break
    if (OFFER.test(sentence) && !OFFER.test(text)) break
    if (led.length > text.length && mayBeStated(led)) found = led
  }
  return found
}

/**
 * A fact with the sentence after it, verbatim, which limits it: 「至少 65 公分。上方若為木製吊櫃，改為 80 公分以上」.
 * @param below the next paragraph, whose beginning limits a fact at the end of its own
 * @returns null when there is none, or both may not be stated
 */
export function withLimit(text: string, page: Pick<ReadPage, 'blocks'>, below = ''): string | null {
  const [end = '', ...after] = paragraphAround(text, page).after
  if (ANNOUNCES.test(after[0] ?? '')) return withListAfter(text + end, page)
  const beside = after.join('') === '' ? '' : limitOf(after)
  const next = beside === '' ? limitOf(oneLine(below).split(SENTENCE_BREAK)) : beside
  // An item of a list may end without a mark.
  const mark = beside === '' && !/[。！？；.!?;]\s*$/u.test(text + end) ? '；' : ''
  const limited = tidy(text + end + mark + next)
  return next !== '' && mayBeStated(limited, LIMITED_MAX) ? limited : null
}

/**
 * A sentence with the list that the one after it announces, which limits it: 「…應先領得執照。但下列情形不適用：甲；乙」. One item alone would say the
 * opposite. Null where there is no such list, or both may not be stated.
 */
function withListAfter(sentence: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const list = listAnnouncedBehind(page, sentence)
  const listed = list === null ? null : announcedText(list)
  if (listed === null) return null
  const whole = listed.startsWith(sentence) ? listed : tidy(sentence + listed)
  return mayBeStated(whole, WHOLE_MAX) ? whole : null
}

/** Announces a list or a table that would be missing: 「下列之人不得擔任：」. */
const ANNOUNCES = /[：:]\s*$/u

/**
 * The first of some sentences, unless it only announces others, with the second where that says whom it does not bind: 「陽台不予補助。但已登記者，
 * 不在此限」.
 */
function limitOf([first = '', second = '']: readonly string[]): string {
  if (ANNOUNCES.test(first)) return ''
  return UNBOUND.test(second) ? first + second : first
}

/** A text with the next sentence of its paragraph, verbatim; null when there is none, or both are too long to quote. */
export function withNextSentence(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const [end = '', next = ''] = paragraphAround(text, page).after
  const both = tidy(text + end + next)
  return next !== '' && balanced(both) && widthOf(both) <= LIMITED_MAX ? both : null
}

/** What is fined, and the amount: 「處 15 萬元以上 75 萬元以下罰鍰」. */
const FINED = /[處罰][^，。；]{0,4}\d[^，。；]*元/u

/**
 * A fact that tells the fine for one offence, with the next sentence of its paragraph if that tells the one for another: the rarer
 * offence often comes first.
 * @returns null when there is none, or both may not be stated
 */
export function withOtherFine(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  if (!FINED.test(text)) return null
  const [, next = ''] = paragraphAround(text, page).after
  return FINED.test(next) ? withLimit(text, page) : null
}

/**
 * A figure of things that the sentence before tells apart, the rest of those that it counts, or what to do from some time on: 「前者約三萬，後者約兩萬」, 「滿 48 小時改為熱敷」.
 */
const FOLLOWS =
  /^(?:前者|後者|兩者|其中|(?:另外|其餘|剩下|其他)(?:的)?\s?(?=[\d一二兩三四五六七八九十]+\s?[家間位人個成]))[^。]*[\d一二三四五六七八九十百千萬兩半]|^(?:滿|過了|超過|之後|其後|接著)[^。]{0,24}(?:改|再|才|可)|^第\s?[\d一二三四五六七八九十]+[天週個][^。]{0,16}(?:起|後|改|再|才|可)/u

/** A fact with the next sentence, verbatim, where that goes on about what the fact tells; null when it does not, or both may not be stated. */
export function withWhatFollows(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const [, next = ''] = paragraphAround(text, page).after
  return FOLLOWS.test(next) ? withLimit(text, page) : null
}

/**
 * What a page rules in the sentence after another rule: a limit, an exception, a term, what is counted, what follows from a default, and what holds of
 * those of whom it does not.
 */
const RULES_ON =
  /為限|視為|不計入?|不得|最少|才會|除外|不在此限|亦同|應於|逾期|屆期|[日月年]內|^(?:[未無非](?!良|照業)|不(?![少良肖法]))[^，。；]{1,12}(?<!業|消費)者/u

/** A fact with the sentences after it in its paragraph that rule on, verbatim; null when there is none. */
export function withRulesAfter(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const [end = '', ...after] = paragraphAround(text, page).after
  let found: string | null = null
  let whole = text + end
  for (const sentence of after) {
    if (!RULES_ON.test(sentence) || ANNOUNCES.test(sentence)) break
    whole += sentence
    if (!mayBeStated(tidy(whole))) break
    found = tidy(whole)
  }
  return found
}

/**
 * A fact with the next sentence, verbatim, where that speaks of what is looked for and the fact does not: under 「票弄丟了」 what becomes of
 * the fare, of a user who asks for fares.
 * @param said the fact's heading
 * @returns null when it does not, or both are longer than a sentence may be
 */
export function withWhatIsAskedFor(
  text: string,
  page: Pick<ReadPage, 'blocks'>,
  keyword: string,
  said = '',
): string | null {
  const [end = '', next = ''] = paragraphAround(text, page).after
  const told = `${said}${text}`
  const isAskedFor = termsOf(keyword).some((term) => !told.includes(term) && next.includes(term))
  const both = tidy(text + end + next)
  // What somebody says in quotation marks is no rule.
  return isAskedFor && !/[「」]/u.test(next) && widthOf(both) <= SENTENCE_MAX && mayBeStated(both)
    ? both
    : null
}

/**
 * A fact that ends at a semicolon, with the rest of its sentence, verbatim, which often limits it: 「該金額應包含掃描；維持器得另計」.
 * @returns null when there is none, or both may not be stated
 */
export function withRestOfSentence(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const [end = ''] = paragraphAround(text, page).after
  const whole = tidy(text + end)
  return /^[；;]/u.test(end) && mayBeStated(whole) ? whole : null
}

/** Whether a text of some sentences may be told as a fact. */
export function mayBeStated(text: string, widest = LED_MAX, isComplete = isWhole): boolean {
  return (
    widthOf(text) <= widest &&
    balanced(text) &&
    isComplete(text) &&
    isCitable(text) &&
    !isSaidBySomebody(text)
  )
}

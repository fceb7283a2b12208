import { attributionsOf } from '../facts/gaps/attributions.ts'
import type { View } from '../facts/view.ts'
import type { Quotation } from './prompt-quotations.ts'

/** What stands before the numbers of a prompt's quotes. */
const QUOTE = '原文'

/** How a text names a page of which it tells something, by the words that it tells. */
export type NameOf = (pageId: string, told?: string) => string

/**
 * How a prompt names a page: by the numbers of its own quotes, those that have the words told, or their numbers, if any has. A page without a quote is named
 * by its title and site with whose word it is, since the report's [5] says nothing to who has the prompt alone.
 */
export function namesIn(view: View, said: readonly Quotation[]): NameOf {
  return (pageId, told = '') => {
    return nameOfQuotes(quotesTelling(said, pageId, told)) || named(view, pageId)
  }
}

/** The numbers of a page's quotes in a prompt: of those that have the words told, else of those that have their numbers, else of all. */
export function quotesTelling(said: readonly Quotation[], pageId: string, told: string): number[] {
  const own = said.flatMap((each, at) => (each.pageId === pageId ? [{ at, text: each.text }] : []))
  const telling = own.filter(({ text }) => plainOf(text).includes(plainOf(told)))
  const counting = own.filter(({ text }) => hasNumbersOf(told, text))
  const [those = own] = [telling, counting].filter((each) => each.length > 0)
  return those.map(({ at }) => at + 1)
}

/** How a prompt calls the quotes of some numbers: 「原文 1、3」; empty without any. */
export function nameOfQuotes(numbers: readonly number[]): string {
  return numbers.length > 0 ? `${QUOTE} ${numbers.join('、')}` : ''
}

/** Names in a list, the numbers of quotes together in their order: 「原文 1、2、4」 for 「原文 2、4」 and 「原文 1」. */
export function joinNames(names: readonly string[]): string {
  const [ofQuotes, others] = [true, false].map((isQuote) =>
    names.filter((name) => name.startsWith(`${QUOTE} `) === isQuote),
  ) as [string[], string[]]
  const numbers = ofQuotes.flatMap((name) => name.slice(QUOTE.length).split('、').map(Number))
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  return [nameOfQuotes(sorted), ...others].filter((name) => name !== '').join('、')
}

/** A page's title and site, with whose word it is. */
export function named(view: View, pageId: string): string {
  const whose = (attributionsOf(view).get(pageId) ?? []).join(' ')
  const label = view.label(pageId)
  return `${whose}${whose === '' || label.startsWith('《') ? '' : ' '}${label}`
}

/** Whether a text has all numbers of another, which tells them in words of its own: 「每天 8,200 元」, 「每日 8,200 元」. */
function hasNumbersOf(told: string, text: string): boolean {
  const numbers = told.match(/\d[\d,.]*/gu) ?? []
  return numbers.length > 0 && numbers.every((each) => text.includes(each))
}

/** A text as it is looked for, however it is spaced and quoted. */
function plainOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

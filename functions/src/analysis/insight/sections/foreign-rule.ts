import { languageOf, languageOfPage } from '../facts/language.ts'
import { sourcePage, type View } from '../facts/view.ts'
import type { Quotation } from './prompt-quotations.ts'

/** What a page for people in Taiwan says, in whatever language. */
const OF_TAIWAN = /taiwan|臺灣|台灣|台湾|[台臺][幣币]|\bNT\s?\$|\bNTD\b|\bTWD\b/iu

/**
 * That what a quote in another language or in Simplified Chinese says may hold in its own country only: a prompt shows no other sign of that.
 * Such a page may be about Taiwan all the same.
 */
export function foreignRule(view: View, said: readonly Quotation[]): string {
  if (view.language === 'other') return ''
  const numbers = (tells: (each: Quotation) => boolean) =>
    said.flatMap((each, at) => (tells(each) && !isOfTaiwan(view, each) ? [at + 1] : [])).join('、')
  const foreign = numbers(({ text }) => languageOf(text) === 'other' && !/\p{Script=Han}/u.test(text))
  const mainland = view.language === 'traditional' ? numbers((each) => isSimplified(view, each)) : ''
  return [
    ...(foreign === '' ? [] : [`原文 ${foreign} 來自外文網頁，那裡的規定、價格與單位`]),
    ...(mainland === '' ? [] : [`原文 ${mainland} 是簡體中文網頁，那裡的規定、價格（可能是人民幣）與用語`]),
  ]
    .map((each) => `${each}可能不適用於這個網頁的讀者，查證後才寫。`)
    .join('')
}

function isSimplified(view: View, { text, pageId }: Quotation): boolean {
  const page = pageId === null ? undefined : sourcePage(view, pageId)
  return page !== undefined && (languageOf(text) === 'simplified' || languageOfPage(page) === 'simplified')
}

/** What the AI Overview says is taken for what holds in Taiwan, too. */
function isOfTaiwan(view: View, { pageId }: Quotation): boolean {
  if (pageId === null) return true
  const page = sourcePage(view, pageId)
  return OF_TAIWAN.test(`${page?.title ?? ''}\n${page?.text ?? ''}`)
}

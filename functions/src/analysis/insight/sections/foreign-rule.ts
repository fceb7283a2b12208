import { languageOf } from '../facts/language.ts'
import { sourcePage, type View } from '../facts/view.ts'
import type { Quotation } from './prompt-quotations.ts'

/** What a page for people in Taiwan says, in whatever language. */
const OF_TAIWAN = /taiwan|臺灣|台灣|台湾|\bNT\s?\$|\bNTD\b|\bTWD\b/iu

/**
 * That what a quote in another language says may hold in its own country only: a prompt shows no other sign of that. A page in English may
 * be about Taiwan.
 */
export function foreignRule(view: View, said: readonly Quotation[]): string {
  if (view.language === 'other') return ''
  const isForeign = ({ text, pageId }: Quotation) => {
    if (pageId === null || languageOf(text) !== 'other' || /\p{Script=Han}/u.test(text)) return false
    const page = sourcePage(view, pageId)
    return !OF_TAIWAN.test(`${page?.title ?? ''}\n${page?.text ?? ''}`)
  }
  const foreign = said.flatMap((each, at) => (isForeign(each) ? [at + 1] : []))
  return foreign.length === 0
    ? ''
    : `原文 ${foreign.join('、')} 來自外文網頁，那裡的規定、價格與單位可能不適用於這個網頁的讀者，查證後才寫。`
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { beginningOf } from '../facts/gaps/left-out-class.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { quoted } from '../facts/wording.ts'
import { isFitToRecommend } from '../quotable/fit-to-recommend.ts'
import type { Quotation } from './prompt-quotations.ts'

/** What a page says that it holds for, or does not. That a law does not hold for the goods, or no discount, is a rule of its own. */
const SCOPE =
  /(?<!不)適用(?:於|[本在])|不適用(?:於?(?:本|此|上述)|之(?=[。，；]|$)|者?(?=[。，；]|$))|僅供(?:比較|參考)|[僅只]限於/u
/** As much of a page's beginning is shown. */
const SHOWN_MAX = 100

/**
 * What the pages of quotes say before their first heading of what they hold for: a rule from below is handed out without it, and would be taken for one
 * for everybody.
 */
export function scopeRule(view: View, said: readonly Quotation[]): string {
  const pageIds = [...new Set(said.flatMap(({ pageId }) => pageId ?? []))]
  return pageIds
    .flatMap((id) => {
      const page = sourcePage(view, id)
      const scope = page === undefined ? '' : scopeOf(page)
      const numbers = said.flatMap((each, at) => (each.pageId === id ? [at + 1] : [])).join('、')
      const isLeftOut =
        said.some(({ text }) => text.includes(scope)) || !isFitToRecommend(scope, { heading: '' })
      return scope === '' || isLeftOut
        ? []
        : [`原文 ${numbers} 的網頁開頭寫「${quoted(scope.replace(/。$/u, ''))}」，寫出這個範圍。`]
    })
    .join('')
}

/** The sentences on that before a page's first heading; empty where there are none, or too many words. */
export function scopeOf(page: Pick<ReadPage, 'blocks'>): string {
  const told = beginningOf(page)
    .filter((sentence) => SCOPE.test(sentence))
    .join('')
  return told.length <= SHOWN_MAX ? told : ''
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { termsOf } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'

/** The address of one product in a shop. */
const OF_A_PRODUCT = /\/products?\/[^/]+\/?$/iu

/** A page of a maker's help, and a title that begins with a model: 「A2 全自動咖啡機：規格」. */
const OF_HELP = /\/(?:support|help|hc|manuals?|docs)\/|^(?:support|help)\./iu
const BEGINS_WITH_MODEL = /^[^：:]*(?:[A-Z][A-Za-z]*-?\d|\d[A-Z]|^[A-Z][a-z]+(?: [A-Za-z]+){0,3}$)/u

/**
 * The product that a page is about, if a fact of it does not name it: 「3.2 公升塵袋」 is true of that one only. Null for other
 * pages.
 */
export function unnamedProduct({ url, title }: Pick<ReadPage, 'url' | 'title'>, text: string): string | null {
  const { hostname, pathname } = new URL(url)
  const [shown = ''] = oneLine(title.replace(/【[^】]*】/gu, ' ')).split(/\s*[|｜–—]\s*|\s-\s/u)
  const [model = '', rest = ''] = shown.split(/\s?[：:]\s?/u)
  const isOfModel = rest !== '' && OF_HELP.test(`${hostname}${pathname}`) && BEGINS_WITH_MODEL.test(model)
  if (!isOfModel && !OF_A_PRODUCT.test(pathname)) return null
  const name = isOfModel ? model : shown
  if (name === '' || /^首頁$|[?？]|怎麼|如何/u.test(name)) return null
  const said = new Set(termsOf(text))
  const isNamed = termsOf(name).some((term) => /[a-z]/iu.test(term) && term.length > 1 && said.has(term))
  return isNamed || text.includes(name) ? null : name
}

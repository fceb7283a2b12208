import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { termsOf } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'

/** The address of one product in a shop. */
const OF_A_PRODUCT = /\/products?\/[^/]+\/?$/iu

/**
 * The product that a page is about, if a fact of it does not name it: 「3.2 公升塵袋」 is true of that one only. Null for other
 * pages.
 */
export function unnamedProduct({ url, title }: Pick<ReadPage, 'url' | 'title'>, text: string): string | null {
  if (!OF_A_PRODUCT.test(new URL(url).pathname)) return null
  const [name = ''] = oneLine(title.replace(/【[^】]*】/gu, ' ')).split(/\s*[|｜–—]\s*|\s-\s/u)
  if (name === '' || /^首頁$|[?？]|怎麼|如何/u.test(name)) return null
  const said = new Set(termsOf(text))
  const isNamed = termsOf(name).some((term) => /[a-z]/iu.test(term) && term.length > 1 && said.has(term))
  return isNamed || text.includes(name) ? null : name
}

import type { ReadPage } from '@gaplens/contracts/read-page'
import { termsOf } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'

/** The address of one product in a shop. */
const OF_A_PRODUCT = /\/(?:products?|goods|items?)\/[^/]+\/?$/iu

/**
 * The product that a page is about, if a fact of it does not name it: 「3.2 公升塵袋」 is true of that one only. Null for other
 * pages.
 */
export function unnamedProduct({ url, title }: Pick<ReadPage, 'url' | 'title'>, text: string): string | null {
  if (!OF_A_PRODUCT.test(new URL(url).pathname)) return null
  const [name = ''] = oneLine(title).split(/\s*[|｜–—]\s*/u)
  const isNamed = termsOf(name).some((term) => /[a-z\d]/iu.test(term) && text.toLowerCase().includes(term))
  return name === '' || isNamed || text.includes(name) ? null : name
}

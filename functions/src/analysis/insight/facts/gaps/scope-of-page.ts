import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isOffice } from '../office.ts'
import { pageTitled } from '../wording.ts'

/**
 * What the rules of a whole page are for, and what else: 「本須知適用於陶板、石板及木板」. Rules for a house's own people or for a year are of another kind,
 * and longer words would stand before every fact.
 */
const SCOPE =
  /本(?:須知|要點|規範|規定|準則|辦法|說明)僅?適用於?\s?(?<what>[^，。；、（(及與或等於本各在\d\s][^，。；、（(及與或等於\d\s]{0,7})(?<more>[、等])?(?=[，。；]|(?<=[、等]))/u

/** The mark of a page that says once that all of it holds for one kind of what people search for: 「適用於陶板等的」; null without such words. */
export function scopeMark({ text }: Pick<ReadPage, 'text'>, keyword: string): string | null {
  const { what = '', more } = SCOPE.exec(text)?.groups ?? {}
  if (what === '' || keyword.includes(what)) return null
  const [before, after] = [/^[\w.]/u.test(what) ? ' ' : '', /[\w.]$/u.test(what) ? ' ' : '']
  return `適用於${before}${what}${after}${more === undefined ? '' : '等'}的`
}

/** What an office pays out under rules of its own. A page on another thing as well says of none which rule is for it: 「採購須知暨補助說明」. */
const PAID_OUT = /補助|獎助|津貼|獎勵|補貼/u
const OF_TWO = /暨/u
/** What is asked of one who wants it. */
const ASKS = /應|須|不予|不得|為限|核銷|核定|退件|始得/u

/**
 * The title of an office's page on a payment, where people search for something else and nothing that is said speaks of it: 「角落須有標識，無標識者
 * 不予核銷」 is no rule for those who are paid nothing. Null for other pages and texts.
 */
export function schemeTitle(
  page: Pick<ReadPage, 'title' | 'siteName' | 'url'>,
  keyword: string,
  said: readonly string[],
): string | null {
  const { title } = page
  const isOnPayment = PAID_OUT.test(title) && !OF_TWO.test(title) && isOffice(page)
  const isSaid = [keyword, ...said].some((text) => PAID_OUT.test(text))
  return isOnPayment && !isSaid && ASKS.test(said.at(-1) ?? '') ? pageTitled(title, 24) : null
}

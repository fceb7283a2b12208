import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

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

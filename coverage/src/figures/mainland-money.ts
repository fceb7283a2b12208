import type { FigureClaim } from './figure-claims.ts'

/** The language of a page in Simplified Chinese. */
const MAINLAND_LANGUAGE = /^zh-(?:Hans|CN)\b/iu

/** Whether a page is written in the Chinese of the mainland. */
export function isMainlandPage(lang: string): boolean {
  return MAINLAND_LANGUAGE.test(lang)
}

/** On a page in Simplified Chinese 「元」 and 「块」 are no Taiwan dollars. */
export function inYuan(claim: FigureClaim): FigureClaim {
  const { unit, text } = claim.figure
  const isYuan = unit === 'TWD' && !/台[幣币]|臺[幣币]|NT/iu.test(text)
  return isYuan ? { ...claim, figure: { ...claim.figure, unit: 'CNY' } } : claim
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { memoize } from '@gaplens/text/memoize'
import { simplifiedIn } from '@gaplens/text/simplified'

const HAN = /\p{Script=Han}/gu
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu
const LETTER = /\p{L}/gu

/** The languages that a report tells apart; `other` is any without Chinese characters, and Japanese. */
export type Language = 'traditional' | 'simplified' | 'other'

/**
 * The language of a text. Product names in Latin letters make a Chinese text no other (「LASIK 切角膜瓣」), and one Simplified character in
 * a hundred no Simplified one.
 */
export function languageOf(text: string): Language {
  const han = count(text, HAN)
  if (han === 0 || count(text, KANA) * 5 > han) return 'other'
  return simplifiedIn(text) * 100 > han ? 'simplified' : 'traditional'
}

/** The language of a whole page. It is told once, though each of its facts and values is written by it. */
export const languageOfPage = memoize(({ text }: Pick<ReadPage, 'text'>) => languageOf(text))

/** Whether a text is in Traditional Chinese: mostly Han characters, with hardly any simplified ones. */
export function isTraditionalChinese(text: string): boolean {
  return count(text, HAN) * 2 >= count(text, LETTER) && languageOf(text) === 'traditional'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

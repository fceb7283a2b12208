import { simplifiedIn } from '@gaplens/text/simplified'

const HAN = /\p{Script=Han}/gu
const LETTER = /\p{L}/gu

/** Whether a text is in Traditional Chinese: mostly Han characters, with hardly any simplified ones. */
export function isTraditionalChinese(text: string): boolean {
  const letters = count(text, LETTER)
  const han = count(text, HAN)
  return han > 0 && han * 2 >= letters && simplifiedIn(text) * 100 <= han
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

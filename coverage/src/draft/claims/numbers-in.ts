import { foldCharacters } from '@gaplens/text/figures/fold'
import { readAmount } from '@gaplens/text/figures/numerals'

/** Numbers of two or more digits, or with a decimal point, that are not part of a name, a date or a time of day. */
const NUMBER =
  /(?<![\p{Script=Latin}\d第#.:/-])\d[\d,]*(?:\.\d+)?(?![\d:]|(?<!\.\d+)\/(?!\p{Script=Han})|\s?[年月日號點樓頁屆期章節條]|\s?-\s?\d)/gu
/** The same in Chinese numerals from ten on: 「四十五度」. 「十分」 and 「百分之」 are words. */
const CHINESE =
  /(?<![第一二兩三四五六七八九十百千萬零])[一二兩三四五六七八九]?[十百千][一二三四五六七八九十百千零]*(?![年月日號點樓頁屆期章節分足多幾餘來萬億]|個?月)/gu
/** Small numbers that count things without a known unit: "five seats", 「6 圈」. */
const COUNT =
  /(?<![\p{Script=Latin}\d第#.:/-])(?:\d(?![\d.,:/%-])|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!-))/giu
/** A number with more digits is probably a telephone number or a code. */
const DIGITS_MAX = 7

/** The numbers in a text, in one canonical form. Ordinals, dates and single digits are left out, because they cannot be checked. */
export function numbersIn(text: string): string[] {
  const digits = [...text.normalize('NFKC').matchAll(NUMBER)].flatMap(([number]) => {
    const plain = number.replaceAll(',', '')
    return plain.length < 2 || plain.length > DIGITS_MAX ? [] : [plain]
  })
  const plain = foldCharacters(text)
  const numerals = [...plain.matchAll(CHINESE)].flatMap(({ 0: numeral, index }) => {
    const amount = numeral.length < 2 ? null : readAmount(plain, index)
    return amount === null || amount.low !== amount.high || amount.end !== index + numeral.length
      ? []
      : [`${amount.low}`]
  })
  return [...digits, ...numerals]
}

/** The numbers below 13 in a text: "five seats". Alone they are too frequent to be claims. */
export function countsIn(text: string): string[] {
  const plain = foldCharacters(text)
  return [...plain.matchAll(COUNT)].map(({ 0: count, index }) => `${readAmount(plain, index)?.low ?? count}`)
}

/** Numbers of two digits or more, or with a point, that stand by themselves: no part of a name, a date or a time of day. */
const NUMBER =
  /(?<![\p{Script=Latin}\d第#.:/-])\d[\d,]*(?:\.\d+)?(?![\d:/]|\s?[年月日號點樓頁屆期章節]|\s?-\s?\d)/gu
/** More digits are a telephone number or a code. */
const DIGITS_MAX = 7

/** The numbers of a text, written alike. Ordinals, dates and single digits say nothing that could be checked. */
export function numbersIn(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(NUMBER)].flatMap(([number]) => {
    const plain = number.replaceAll(',', '')
    return plain.length < 2 || plain.length > DIGITS_MAX ? [] : [plain]
  })
}

/** Ages of life for which pages tell apart what one must mind. What is right for one can harm another. */
export const PREGNANT = /(?<![避不])孕(?!育)|準媽媽|產婦/u
export const CHILD = /兒童|小孩|小朋友|孩子|嬰(?!兒車)|寶寶|幼兒/u
export const ELDER = /長輩|長者|老人|銀髮|高齡(?!產婦|夫妻|懷孕|犬|貓|車)|[六七八九]十歲|[6-9]\d\s?歲/u

const CLAUSE_END = /[，。；：、]/u

const AGES: readonly RegExp[] = [PREGNANT, CHILD, ELDER]

/**
 * The ages of the people whom the first clause of a text names, as a text to compare with others. The one age that a keyword is about is
 * left out, because all texts concern it.
 */
export function agesIn(text: string, keyword: string): string {
  const [first = ''] = text.split(CLAUSE_END)
  const asked = AGES.filter((age) => age.test(keyword))
  const told = asked.length === 1 ? AGES.filter((age) => !asked.includes(age)) : AGES
  return told.map((age) => (age.test(first) ? '1' : '0')).join('')
}

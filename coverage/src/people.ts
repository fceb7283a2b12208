/** Ages of life for which pages tell apart what one must mind. What is right for one can harm another. */
export const PREGNANT = /(?<![避不])孕|準媽媽|產婦/u
export const CHILD = /兒童|小孩|小朋友|孩子|嬰|寶寶|幼兒/u
export const ELDER = /長輩|長者|老人|銀髮|高齡(?!產婦|夫妻|懷孕)|[六七八九]十歲|[6-9]\d\s?歲/u

const CLAUSE_END = /[，。；：、]/u

/** Whether what is said concerns people of one age: its first clause names them. */
export function isOnPeopleOfAge(text: string): boolean {
  const [first = ''] = text.split(CLAUSE_END)
  return [PREGNANT, CHILD, ELDER].some((age) => age.test(first))
}

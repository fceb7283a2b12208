/** The clauses of a text. Commas and colons end one, as full stops do. */
export function clausesOf(text: string): string[] {
  return text.split(/[，。；：、！？\n]/u)
}

/** Between the things that a clause lists. */
export const BETWEEN_ITEMS = /[、或和與及]/u

/** A choice left open: 「能不能」. */
export const CHOICE = /(\p{Script=Han})[不沒]\1/gu
/** A clause that leaves open whether something is so. It states nothing that could be denied: 「簽約前要問清楚是否包含安裝」. */
export const LEAVES_OPEN = new RegExp(`${CHOICE.source}|是否|有[無沒]|[可能與]否`, 'u')

/** Words at the beginning of a clause that would make a pair with its first word: 「由泥、糊到碎食」. */
const OPENING = /^(?:[由以並可則且把將須需也是為]|就(?![業醫診])|再(?!生)|請(?!求)|要(?![求保])|應(?!備))+/u

/** A clause, or one of the things that a statement lists, without the words that only lead to it. */
export function withoutOpening(clause: string): string {
  return clause.replace(OPENING, '')
}

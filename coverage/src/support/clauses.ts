import { eachWord } from '@gaplens/text/terms'

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
const OPENING = /^[由以並可則且請把將再要應須需就也是為]+/u

/** A clause, or one of the things that a statement lists, without the words that only lead to it. */
export function withoutOpening(clause: string): string {
  return withoutLead(clause, OPENING)
}

/** A text without what it begins with, unless that would cut a word in two: 「就業」, 「看護」. */
export function withoutLead(text: string, lead: RegExp): string {
  const cut = lead.exec(text)?.[0].length ?? 0
  let isInWord = false
  if (cut > 0)
    eachWord(text, (word) => {
      const at = text.indexOf(word)
      isInWord ||= at < cut && cut < at + word.length
    })
  return isInWord ? text : text.slice(cut)
}

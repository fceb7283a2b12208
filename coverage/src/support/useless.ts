import { clausesOf } from './clauses.ts'

/** That something has no effect: 「沒有用」, 「其實沒什麼效果」. It ends its clause, so 「沒用健保身分」 is none, nor is 「有沒有效」. */
const USELESS = /(?<![有若])(?:沒有?(?:什麼|啥|多大|任何)?(?:用處?|效果?|幫助)|無用|不管用)(?:的|啦|喔|了)*$/u
/** That only a part of what is advised has none: 「光倒熱水沒有用」. */
const IN_PART = /^(?:光|只|單|不|沒|未|漏)/u
/** A statement that says itself that something does little. */
const SAYS_LITTLE = /沒有?|無|不|未|差不多|有限|安慰劑|白費/u
/** So many characters in a row are the name of what is done, or of what it is done with: 「撒石灰」. */
const NAME_LEAST = 3
const HAN_RUN = /^\p{Script=Han}+$/u

/**
 * Whether a text says that what a statement recommends has no effect: 「有人會撒石灰粉，沒有用」 for 「撒石灰粉能擋住小黑蚊」. What is said to
 * have none stands in the clause of the verdict, or right before it if that clause names nothing.
 */
export function callsUseless(statement: string, text: string): boolean {
  if (SAYS_LITTLE.test(statement)) return false
  const clauses = clausesOf(text)
  return clauses.some((clause, at) => {
    const verdict = USELESS.exec(clause)
    if (verdict === null) return false
    const before = clause.slice(0, verdict.index).replace(/其實|根本|完全|也|都|並/gu, '')
    const named = before === '' ? (clauses[at - 1] ?? '') : before
    return !IN_PART.test(named) && shareName(named, statement)
  })
}

function shareName(text: string, statement: string): boolean {
  const characters = [...text]
  return characters.some((_, at) => {
    const name = characters.slice(at, at + NAME_LEAST).join('')
    return name.length === NAME_LEAST && HAN_RUN.test(name) && statement.includes(name)
  })
}

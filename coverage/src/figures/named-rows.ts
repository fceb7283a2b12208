import { areOfOtherSizes } from './other-kinds.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { isChinese, sharedWords } from './shared-words.ts'

/**
 * Whether a claim names every word of the table row that gives another figure, each at least by half: 「A3 彩色」, not only 「A3」. A page whose
 * title has the name of a model speaks of that model.
 * @param tabled the claim of the row
 * @param other the claim that has to name what the row is of
 */
export function namesRowOf(tabled: PreparedClaim, other: PreparedClaim, keyword: string): boolean {
  const { row, claim } = tabled
  const { clause, around, title } = other
  const said = [...clause, ...around]
  if (isModelOf(row, title)) return true
  return row.every((word) => {
    const shared = sharedWords([word], said, '')
    // What a thing is stands at its end: 「固定行程」 is no 「固定座位」.
    const isWhole =
      word.endsWith(shared.at(-1) ?? word) || isBeforeKeyword(shared.at(-1) ?? '', said, keyword)
    const least = isWhole ? word.length : word.length + 1
    const isOther = shared.some((each) => areOfOtherSizes(claim, other.claim, each))
    return 2 * shared.join('').length >= least && !isOther
  })
}

/** Whether a word of the keyword follows a part of a name, so that it says what the name of the row says in its last word. */
function isBeforeKeyword(part: string, said: readonly string[], keyword: string): boolean {
  return said.some((word) => {
    const next = part === '' ? '' : (word.split(part)[1] ?? '').slice(0, 2)
    return next.length === 2 && keyword.includes(next)
  })
}

/** Whether a page's title has the name of the model that a table row is of: 「T9 Max 掃地機器人」 and 「拓路 T9 Max」. */
export function isModelOf(row: readonly string[], title: readonly string[]): boolean {
  const model = row.filter((word) => !isChinese(word))
  return model.some((word) => /\d/u.test(word)) && model.every((word) => title.includes(word))
}

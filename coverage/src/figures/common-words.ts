import type { FigureClaim } from './figure-claims.ts'

/** A word that more than this share of the sources use does not show that two figures measure one quantity. */
const COMMON_SHARE = 0.7
/** However few the sources are, a word that no more than so many use is not common. */
const COMMON_SOURCES = 3

/** Returns a test for words that most sources use; these do not show that two figures measure one quantity. */
export function commonIn(claims: readonly FigureClaim[]): (word: string) => boolean {
  const sources = [...Map.groupBy(claims, ({ sourceId }) => sourceId).values()].map((own) =>
    own.map(({ bare, heading }) => `${heading} ${bare}`.toLowerCase()).join('\n'),
  )
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const using = sources.filter((text) => text.includes(word)).length
    const isCommon = using > Math.max(COMMON_SOURCES, COMMON_SHARE * sources.length)
    known.set(word, isCommon)
    return isCommon
  }
}

import type { Source } from '../source.ts'

const HAN = /\p{Script=Han}/gu
const LETTER = /\p{L}/gu

/**
 * The ids of the cited pages that are written in another script than most of them: an English page among Chinese ones shares no
 * words with them, so comparing words says nothing of what it covers.
 */
export function pagesInAnotherScript(sources: readonly Source[]): ReadonlySet<string> {
  const cited = sources.filter(({ role, page }) => role !== 'user' && page !== null)
  const isHan = new Map(cited.map(({ id, page }) => [id, isMostlyHan(page?.text ?? '')]))
  const han = [...isHan.values()].filter(Boolean).length
  if (han * 2 === cited.length) return new Set()
  const others = han * 2 < cited.length
  return new Set([...isHan].flatMap(([id, own]) => (own === others ? [id] : [])))
}

/** A Chinese character stands for about two letters. */
function isMostlyHan(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0
  return (text.match(HAN)?.length ?? 0) * 3 >= letters
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { termsOf } from '@gaplens/text/terms'
import { LEAST_SOURCES } from '../../numbers-of-sources.ts'

/** A term is shared when this share of the sources, and at least two of them, hold it. */
const SHARED = 0.3
/** With fewer shared terms, the results do not show clearly enough what a page should be about. */
const SHARED_LEAST = 20
/**
 * A page with fewer shared terms than this, and no word of the keyword, is about another subject. In seven measured
 * cases pages about another subject had 0 to 6 of the terms, pages about the same subject 7 to 20.
 */
const OWN_LEAST = 3
/** With fewer shared terms than this, while at most one result has a word of the keyword, the results have no common subject. */
const SCATTERED = 30

/**
 * Whether a comparison makes sense: `unrelated` when the user's page has almost nothing in common with the results,
 * `scattered` when the results have almost nothing in common with each other. In doubt it lets the comparison happen.
 * @param user the user's page; null when it was not read
 */
export function checkRelatedness(
  keyword: string,
  user: ReadPage | null,
  sources: readonly ReadPage[],
): 'related' | 'unrelated' | 'scattered' {
  if (sources.length < LEAST_SOURCES) return 'related'
  const wanted = termsOf(keyword)
  const texts = sources.map(termsOfPage)
  const speaks = (terms: ReadonlySet<string>): boolean => wanted.some((term) => terms.has(term))
  const shared = sharedTerms(texts)
  if (wanted.length > 0 && texts.filter(speaks).length <= 1 && shared.length < SCATTERED) return 'scattered'
  if (user === null || shared.length < SHARED_LEAST) return 'related'
  const own = termsOfPage(user)
  return !speaks(own) && shared.filter((term) => own.has(term)).length < OWN_LEAST ? 'unrelated' : 'related'
}

function termsOfPage({ title, text }: ReadPage): Set<string> {
  return new Set(termsOf(`${title}\n${text}`))
}

function sharedTerms(texts: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const least = Math.max(2, texts.length * SHARED)
  return [...counts].filter(([, count]) => count >= least).map(([term]) => term)
}

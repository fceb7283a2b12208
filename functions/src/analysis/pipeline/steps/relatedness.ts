import type { ReadPage } from '../../../reading/page.ts'
import { termsOf } from '../../../text/terms.ts'

/** A term that this share of the sources, and two at least, speak of is what the results are about. */
const SHARED = 0.3
/** Results of fewer shared terms say too little to hold a page against. */
const SHARED_LEAST = 20
/** A page that shares no more of them, and no word of the keyword, is about something else. On seven cases of other subjects
 * pages share 0 to 6, on their own 7 to 20. */
const OWN_LEAST = 3
/** Results that share fewer terms than this, none of the keyword's, are about nothing in common. */
const SCATTERED = 30
/** With fewer sources nothing is told of them. */
const SOURCES_LEAST = 3

/**
 * Whether a comparison would mean something: `unrelated` where the user's page shares next to nothing with the results,
 * `scattered` where the results share next to nothing with each other. Errs towards comparing.
 * @param user null where it was not read
 */
export function judgeRelatedness(
  keyword: string,
  user: ReadPage | null,
  sources: readonly ReadPage[],
): 'related' | 'unrelated' | 'scattered' {
  if (sources.length < SOURCES_LEAST) return 'related'
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

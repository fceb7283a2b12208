import type { TextVector } from '@gaplens/text/similarity'
import { termsOf } from '@gaplens/text/terms'
import { textBags } from '@gaplens/text/text-bags'
import type { ClaimUnit, Corpus } from '../corpus/corpus.ts'
import { siteOf } from '../sites.ts'
import type { Seed } from '../topics/seeds.ts'
import type { UnnamedTopic } from '../topics/spoken-names.ts'
import { topicTerms } from '../topics/topic-terms.ts'

/**
 * What a topic is named by: its seeds, and what the AI Overview and the pages say about it.
 * @param claims the nearest claim of each page that probably covers it
 * @param covering the pages that are said to cover it
 */
export function namingInputOf(
  corpus: Corpus,
  seeds: readonly Seed[],
  claims: readonly ClaimUnit[],
  covering: ReadonlySet<string>,
): UnnamedTopic {
  const quotes = [...statedQuotes(corpus, seeds), ...pageQuotes(corpus, claims, covering)]
  const meanings = [
    ...seeds.flatMap(({ statement, body }) => (statement === null ? [] : [body])),
    ...claims.map(({ vector }) => vector),
  ]
  return {
    seeds,
    quotes,
    touching: new Set(
      corpus.pages.flatMap(({ source: { id, role } }) => (role !== 'user' && !covering.has(id) ? [id] : [])),
    ),
    nearness: nearnessTo(corpus, meanings),
    terms: topicTerms(
      quotes.map((quote) => quote.terms),
      corpus,
    ),
  }
}

function statedQuotes({ vocabulary }: Corpus, seeds: readonly Seed[]): UnnamedTopic['quotes'] {
  return seeds.flatMap(({ statement }) => {
    if (statement === null) return []
    const bag = vocabulary.bagOf((take) => {
      for (const term of termsOf(`${statement.label} ${statement.text}`)) take(term)
    })
    return [{ text: statement.text, site: '', heading: statement.label, covers: false, terms: bag }]
  })
}

function pageQuotes(
  corpus: Corpus,
  claims: readonly ClaimUnit[],
  covering: ReadonlySet<string>,
): UnnamedTopic['quotes'] {
  const sites = new Map(corpus.pages.map((page) => [page.source.id, siteOf(page.source.url)]))
  return claims.map((unit) => {
    const section = corpus.sections[unit.section]
    return {
      text: `${unit.claim.heading}\n${unit.claim.text}`,
      site: sites.get(unit.claim.pageId) ?? '',
      heading: unit.claim.heading,
      covers: covering.has(unit.claim.pageId),
      // A heading says what the text under it is about, which need not repeat it.
      terms: corpus.vocabulary.merge(
        section === undefined
          ? [unit.terms]
          : [section.headingTerms, ...section.claims.map((claim) => claim.terms)],
      ),
    }
  })
}

/** How near a text is in meaning to texts with these vectors: the mean cosine, −1 to 1. */
function nearnessTo({ similarity, vocabulary }: Corpus, vectors: readonly TextVector[]) {
  return (text: string): number => {
    const cosines = similarity.wordMeanings(similarity.vectorOf(textBags(text, vocabulary)), vectors)
    return cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, vectors.length)
  }
}

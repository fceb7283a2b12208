import { hasNameTerms, shareSpoken } from './belonging.ts'
import type { Corpus, CutUnit, PageUnits, SectionUnit } from './corpus.ts'
import { normalise } from './terms.ts'
import type { DraftTopic } from './topics.ts'

/** What saying the topic's name counts for a passage beside its other words. */
const SAYS_NAME = 1

/** A section's passages by BM25 for the topic's terms, those first that say its name: they are read as proof at once. */
export function rankCuts(corpus: Corpus, topic: DraftTopic, section: SectionUnit): CutUnit[] {
  return section.cuts
    .map((unit) => ({
      unit,
      score:
        corpus.collection.score(topic.query.weights, unit.bag) *
        (1 + SAYS_NAME * shareSpoken(topic, unit.bag)),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ unit }) => unit)
}

/** The passage that says the topic's name word for word: whatever else it is about, the subject is not unheard of there. */
export function namingCut(
  corpus: Corpus,
  topic: Pick<DraftTopic, 'name' | 'query'>,
  page: PageUnits,
): CutUnit | null {
  const said = normalise(topic.name)
  const naming = page.sections
    .flatMap((unit) => unit.cuts)
    .filter(({ cut, bag }) => hasNameTerms(topic, bag) && normalise(cut.quote).includes(said))
    .map((cut) => ({ cut, score: corpus.collection.score(topic.query.weights, cut.bag) }))
  return naming.sort((a, b) => b.score - a.score)[0]?.cut ?? null
}

import type { CoverageLevel } from '@gaplens/contracts/report'
import type { Query } from './bm25.ts'
import type { Corpus, CutUnit, PageUnits, SectionUnit } from './corpus.ts'
import { centroid, type DraftTopic } from './topics.ts'

/** From this share of what a covering page typically scores, a page covers the topic; from the second, it touches it. */
const COVERED = 0.55
const TOUCHED = 0.3
/** What a section of another author in other words reaches of a lone section's score for its own words. */
const LONE_SECTION_SHARE = 0.4

/** How one page treats one topic. */
export interface Cell {
  readonly pageId: string
  readonly level: CoverageLevel
  /** 0–1: its best section's BM25 against what a covering page typically reaches. */
  readonly score: number
  /** The page's passages nearest to the topic, best first. */
  readonly best: readonly CutUnit[]
}

/** Holds every page against a topic. Linear in the pages' text. */
export function coverageCells(corpus: Corpus, topic: DraftTopic): Cell[] {
  const reference = typicalScore(corpus, topic)
  return corpus.pages.map((page) => {
    const section = bestSection(corpus, topic.query, page)
    const raw = section === null ? 0 : corpus.collection.score(topic.query, section.bag)
    const score = reference === 0 ? 0 : Math.min(1, raw / reference)
    const level: CoverageLevel = score >= COVERED ? 'covered' : score >= TOUCHED ? 'touched' : 'absent'
    return {
      pageId: page.source.id,
      level,
      score,
      best: section === null ? [] : bestCuts(corpus, topic.query, section),
    }
  })
}

/**
 * What a page that covers the topic in its own words scores: the median of the members' scores, each against the
 * topic as it would be without that member, so that no section is measured by its own wording.
 */
function typicalScore(corpus: Corpus, topic: DraftTopic): number {
  const [only] = topic.members
  if (topic.members.length === 1 && only !== undefined)
    return LONE_SECTION_SHARE * corpus.collection.score(topic.query, only.bag)
  const scores = topic.members
    .map((member) => {
      const others = topic.members.filter((other) => other !== member)
      return corpus.collection.score(centroid(corpus, others), member.bag)
    })
    .sort((a, b) => a - b)
  return scores[Math.floor(scores.length / 2)] ?? 0
}

function bestSection(corpus: Corpus, query: Query, page: PageUnits): SectionUnit | null {
  let best: SectionUnit | null = null
  let bestScore = 0
  for (const section of page.sections) {
    const score = corpus.collection.score(query, section.bag)
    if (score > bestScore) {
      best = section
      bestScore = score
    }
  }
  return best
}

/** A section's passages that say most about a topic. */
function bestCuts(corpus: Corpus, query: Query, section: SectionUnit): CutUnit[] {
  return section.cuts
    .map((unit) => ({ unit, score: corpus.collection.score(query, unit.bag) }))
    .sort((a, b) => b.score - a.score)
    .map(({ unit }) => unit)
}

import type { CoverageLevel } from '@gaplens/contracts/report'
import type { Query } from './bm25.ts'
import type { Corpus, CutUnit, SectionUnit } from './corpus.ts'
import { isHeaded } from './headed.ts'
import type { DraftTopic } from './topics.ts'

/** From this score on a page covers a topic; from the second on, it touches it. */
const COVERED = 0.6
const TOUCHED = 0.46
/** How much a section nearer to another topic loses here. */
const RIVAL = 0.3
/** Keeps the scale sane where members are hardly alike; and how alike members are when there is one only. */
const SLACK = 0.05
const LONE = 0.16
/** A single passage near a topic counts this much beside a whole section: one sentence is little to go by. */
const PASSAGE = 0.35
/** What introduces or closes a page names its subjects without treating them: such a section's likeness counts less. */
const PASSING = 0.7
/** Maps the measure onto 0–1: unrelated sections come out around `LEAST`, a topic's own at 1 or above. */
const LEAST = 0.2
const STEP = 2

/** How one page treats one topic. */
export interface Cell {
  readonly pageId: string
  readonly level: CoverageLevel
  /** 0–1: likeness of its nearest section to the topic, against how alike the topic's own sections are. */
  readonly score: number
  /** The nearest section's passages, the most telling first. */
  readonly best: readonly CutUnit[]
}

/** Holds every page against every topic. Linear in the pages' text. */
export function coverageMatrix(corpus: Corpus, topics: readonly DraftTopic[]): Cell[][] {
  const sections = corpus.pages.flatMap((page) => page.sections)
  const likeness = topics.map((topic) =>
    sections.map((unit) => corpus.space.likeness(topic.direction, unit.point)),
  )
  const rivals = sections.map((_, column) => twoHighest(likeness.map((row) => row[column] ?? 0)))
  const headed = new Set(corpus.pages.filter(isHeaded).map((page) => page.source.id))
  return topics.map((topic, row) => {
    const cohesion = cohesionOf(corpus, topic)
    const scoreOf = (column: number): number => {
      const own = likeness[row]?.[column] ?? 0
      const [first, second] = rivals[column] ?? [0, 0]
      const rival = Math.max(0, own === first ? second : first)
      return scale((own - RIVAL * rival) / (cohesion + SLACK))
    }
    return corpus.pages.map((page) => {
      let nearest: SectionUnit | null = null
      let best = 0
      sections.forEach((unit, column) => {
        if (unit.source.id !== page.source.id) return
        const passing = unit.section.subject === '' && headed.has(unit.source.id) ? PASSING : 1
        const score = topic.members.includes(unit)
          ? 1
          : Math.max(passing * scoreOf(column), passageScore(corpus, topic, unit, cohesion))
        if (score > best) {
          best = score
          nearest = unit
        }
      })
      const score = Math.min(1, best)
      return {
        pageId: page.source.id,
        level: score >= COVERED ? 'covered' : score >= TOUCHED ? 'touched' : 'absent',
        score,
        best: nearest === null ? [] : rankCuts(corpus, topic.query, nearest),
      }
    })
  })
}

function twoHighest(values: readonly number[]): [number, number] {
  let first = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value > first) {
      second = first
      first = value
    } else if (value > second) second = value
  }
  return [first, second]
}

/** The score of the section's single passage nearest to the topic: what is said in passing among other things. */
function passageScore(corpus: Corpus, topic: DraftTopic, unit: SectionUnit, cohesion: number): number {
  let nearest = 0
  for (const { point } of unit.cuts)
    nearest = Math.max(nearest, corpus.space.likeness(topic.direction, point))
  return scale((PASSAGE * nearest) / (cohesion + SLACK))
}

function scale(measure: number): number {
  return LEAST + STEP * measure
}

/** Mean likeness between the topic's own sections. */
function cohesionOf(corpus: Corpus, topic: DraftTopic): number {
  const count = topic.members.length
  if (count < 2) return LONE
  const total = topic.members.reduce(
    (sum, unit) => sum + corpus.space.likeness(topic.direction, unit.point) * count,
    0,
  )
  return (total - count) / (count * (count - 1))
}

/** A section's passages by BM25 for the topic's terms. */
function rankCuts(corpus: Corpus, query: Query, section: SectionUnit): CutUnit[] {
  return section.cuts
    .map((unit) => ({ unit, score: corpus.collection.score(query, unit.bag) }))
    .sort((a, b) => b.score - a.score)
    .map(({ unit }) => unit)
}

import type { CoverageLevel } from '@gaplens/contracts/report'
import { isAbout } from './belonging.ts'
import type { Corpus, CutUnit, PageUnits, SectionUnit } from './corpus.ts'
import { isHeaded } from './headed.ts'
import { namingCut, rankCuts } from './ranking.ts'
import type { Point } from './space.ts'
import type { DraftTopic } from './topics.ts'

/** From this score on a page covers a topic; from the second on, it touches it. */
const COVERED = 0.75
const TOUCHED = 0.6
/** How much a section that is near to a rival topic loses here. */
const RIVAL = 0.5
/** Keeps the scale sane where members are hardly alike; and how alike members are when there is one only. */
const SLACK = 0.05
const LONE = 0.3
/** A single passage near a topic counts this much beside a whole section: one sentence is little to go by. */
const PASSAGE = 0.35
/** What introduces or closes a page names its subjects without treating them: such a section's likeness counts less. */
const PASSING = 0.7
/** A passage this near to a topic, on the topic's own scale before mapping, is worth showing beside a gap. */
const CLOSE = 0.25
/** And it must hold this much of the topic's weighted words, unless it is in another script: calls to buy are near to all. */
const SHARED_WORDS = 0.12
/** Maps the measure onto 0–1: unrelated sections come out around `LEAST`, a topic's own at 1 or above. */
const LEAST = 0.2
const STEP = 2

/** How one page treats one topic. */
export interface Cell {
  readonly pageId: string
  readonly level: CoverageLevel
  /** 0–1: likeness of its nearest section to the topic, against how alike the topic's own sections are. */
  readonly score: number
  /** The nearest section's passages, the most telling first; none where the topic is absent. */
  readonly best: readonly CutUnit[]
  /** The user's one passage that comes nearest, wherever it stands; null when none comes near, and on other pages. */
  readonly closest: CutUnit | null
}

/** Holds every page against every topic. Linear in the pages' text. */
export function coverageMatrix(corpus: Corpus, topics: readonly DraftTopic[]): Cell[][] {
  const stretches = stretchesOf(corpus)
  const sections = stretches.map(({ unit }) => unit.point)
  const cuts = stretches.flatMap(({ unit }) => passagesOf(unit))
  const rows = topics.map((topic) => {
    const members = topic.members.map((unit) => unit.point)
    return {
      topic,
      scale: scaleOf(corpus, members),
      sections: corpus.space.likeness(members, sections),
      cuts: corpus.space.likeness(members, cuts),
    }
  })
  const rivals = rivalsOf(topics)
  return rows.map((row, at) => {
    const rival = highestOf(
      (rivals[at] ?? []).flatMap((other) => rows[other]?.sections ?? []),
      sections.length,
    )
    const members = new Set(row.topic.members)
    const scores = stretches.map((stretch, column) => {
      if (row.topic.strays.has(stretch.unit)) return TOUCHED
      if (members.has(stretch.unit)) return 1
      const own = row.sections[column] ?? 0
      let nearest = own
      for (const value of passagesAt(row, stretch)) if (value > nearest) nearest = value
      const whole = row.scale(own - RIVAL * (rival[column] ?? 0))
      const score = Math.max(stretch.passing * whole, row.scale(PASSAGE * nearest))
      return score < COVERED || isAbout(corpus, row.topic, stretch.unit) ? score : TOUCHED
    })
    return corpus.pages.map((page) => cellOf(corpus, row, page, stretches, scores))
  })
}

/** A section with where its passages stand among all, and what its likeness counts. */
interface Stretch {
  readonly unit: SectionUnit
  readonly firstCut: number
  readonly passing: number
}

/** The passages looked at by themselves: a section's only one is the section. */
function passagesOf(unit: SectionUnit): Point[] {
  return unit.cuts.length === 1 ? [] : unit.cuts.map((cut) => cut.point)
}

function passagesAt(row: Row, { unit, firstCut }: Stretch): Float32Array {
  return row.cuts.subarray(firstCut, firstCut + passagesOf(unit).length)
}

function stretchesOf(corpus: Corpus): Stretch[] {
  let firstCut = 0
  return corpus.pages.flatMap((page) => {
    const headed = isHeaded(page)
    return page.sections.map((unit) => {
      const stretch = { unit, firstCut, passing: headed && unit.section.subject === '' ? PASSING : 1 }
      firstCut += passagesOf(unit).length
      return stretch
    })
  })
}

/** A topic with its likeness to every section and passage. */
interface Row {
  readonly topic: DraftTopic
  readonly scale: (likeness: number) => number
  readonly sections: Float32Array
  /** Of the passages of sections that have several. */
  readonly cuts: Float32Array
}

function cellOf(
  corpus: Corpus,
  row: Row,
  page: PageUnits,
  stretches: readonly Stretch[],
  scores: readonly number[],
): Cell {
  let nearest: SectionUnit | null = null
  let best = 0
  stretches.forEach(({ unit }, column) => {
    const score = scores[column] ?? 0
    if (unit.source.id !== page.source.id || score <= best) return
    best = score
    nearest = unit
  })
  const score = Math.min(1, best)
  const level = score >= COVERED ? 'covered' : score >= TOUCHED ? 'touched' : 'absent'
  return {
    pageId: page.source.id,
    level,
    score,
    best: nearest === null || level === 'absent' ? [] : rankCuts(corpus, row.topic, nearest),
    closest:
      page.source.role === 'user'
        ? (namingCut(corpus, row.topic, page) ?? closestCut(row, page, stretches))
        : null,
  }
}

function closestCut(row: Row, page: PageUnits, stretches: readonly Stretch[]): CutUnit | null {
  let closest: CutUnit | null = null
  let best = LEAST + STEP * CLOSE
  for (const [column, { unit, firstCut }] of stretches.entries()) {
    if (unit.source.id !== page.source.id) continue
    unit.cuts.forEach((cut, at) => {
      const nearness = row.scale(
        (unit.cuts.length === 1 ? row.sections[column] : row.cuts[firstCut + at]) ?? 0,
      )
      if (nearness <= best || !sharesWords(row.topic, cut)) return
      best = nearness
      closest = cut
    })
  }
  return closest
}

function sharesWords({ query, members }: DraftTopic, { bag, point }: CutUnit): boolean {
  if (members.every((unit) => unit.point.script !== point.script)) return true
  let shared = 0
  for (const id of bag.ids) shared += query.weights.get(id) ?? 0
  return shared >= SHARED_WORDS
}

/**
 * The topics that each topic has to be told apart from: those it stands beside on one page. Topics of no page in common
 * may well be one subject in two wordings.
 */
function rivalsOf(topics: readonly DraftTopic[]): number[][] {
  const pages = topics.map((topic) => new Set(topic.members.map((unit) => unit.source.id)))
  return pages.map((own, at) =>
    pages.flatMap((other, index) =>
      index !== at && [...own].some((page) => other.has(page)) ? [index] : [],
    ),
  )
}

/** The highest value of each column, at least 0. */
function highestOf(rows: readonly Float32Array[], columns: number): Float32Array {
  const highest = new Float32Array(columns)
  for (const row of rows)
    for (let at = 0; at < columns; at++) {
      const value = row[at] ?? 0
      if (value > (highest[at] ?? 0)) highest[at] = value
    }
  return highest
}

/** Puts a likeness to a topic on the scale of how alike the topic's own sections are. */
function scaleOf(corpus: Corpus, members: readonly Point[]): (likeness: number) => number {
  const count = members.length
  const total = count * corpus.space.likeness(members, members).reduce((sum, value) => sum + value, 0)
  const cohesion = count < 2 ? LONE : (total - count) / (count * (count - 1))
  return (likeness) => LEAST + (STEP * likeness) / (cohesion + SLACK)
}

import type { Support } from '@gaplens/contracts/report'
import type { Bag } from './bags.ts'
import type { Corpus, CutUnit, PageUnits } from './corpus.ts'
import type { OverviewStatement } from './overview.ts'
import type { Point } from './space.ts'
import { normalise } from './terms.ts'
import { textBags } from './text-bags.ts'

/** From these values of the measure on a passage bears a statement out, or does so in part. */
const FOUND = 0.65
const PARTLY = 0.4
/** What likeness and shared figures count beside shared terms. */
const LIKENESS = 0.8
const FIGURES = 0.3

/** How far one page bears out one statement, with the passage that does. */
export interface StatementSupport {
  readonly pageId: string
  readonly level: Support['level']
  readonly unit: CutUnit | null
}

/** A statement made ready to be looked for in many pages. */
export interface Sought {
  readonly statement: OverviewStatement
  readonly terms: Bag
  readonly point: Point
  readonly figures: readonly string[]
  /** Rarity of all its terms together. */
  readonly weight: number
}

/** Prepares a statement. */
export function seek(corpus: Corpus, statement: OverviewStatement): Sought {
  const bags = textBags(statement.text, corpus.vocabulary)
  let weight = 0
  for (const term of bags.terms.ids) weight += corpus.collection.idf(term)
  return {
    statement,
    terms: bags.terms,
    point: corpus.space.place(bags),
    figures: figuresOf(statement.text),
    weight,
  }
}

/**
 * Looks for a statement in a page. The measure of a passage is the share of the statement's terms, by rarity, that it
 * holds with the passage after it + 0.8 × their likeness + 0.3 × the share of the statement's figures that stand there.
 * A statement with figures is found only where one of its figures is.
 */
export function supportOf(corpus: Corpus, sought: Sought, page: PageUnits): StatementSupport {
  let best = 0
  let unit: CutUnit | null = null
  let agrees = true
  // Of two passages that bear a statement out together, the one is shown that says more of it.
  const bearing = ({ bag, cut }: CutUnit): number =>
    shareOfTerms(corpus, sought, bag, undefined) + FIGURES * (shareOfFigures(sought.figures, cut.quote) ?? 0)
  for (const section of page.sections) {
    const likeness = corpus.space.likeness(
      [sought.point],
      section.cuts.map((cut) => cut.point),
    )
    section.cuts.forEach((cut, at) => {
      const next = section.cuts[at + 1]
      const figures = shareOfFigures(sought.figures, cut.cut.quote + (next?.cut.quote ?? ''))
      const value =
        shareOfTerms(corpus, sought, cut.bag, next?.bag) +
        LIKENESS * (likeness[at] ?? 0) +
        FIGURES * (figures ?? 0)
      if (value <= best) return
      best = value
      unit = next !== undefined && bearing(next) > bearing(cut) ? next : cut
      agrees = figures !== 0
    })
  }
  const level = best >= FOUND && agrees ? 'found' : best >= PARTLY ? 'partly' : 'unverified'
  return { pageId: page.source.id, level, unit: level === 'unverified' ? null : unit }
}

function shareOfTerms(corpus: Corpus, { terms, weight }: Sought, bag: Bag, next: Bag | undefined): number {
  let held = 0
  for (const term of terms.ids) if (bag.has(term) || next?.has(term)) held += corpus.collection.idf(term)
  return weight === 0 ? 0 : held / weight
}

/** Null for a statement without figures. */
function shareOfFigures(figures: readonly string[], text: string): number | null {
  if (figures.length === 0) return null
  const there = new Set(figuresOf(text))
  return figures.filter((figure) => there.has(figure)).length / figures.length
}

/** The numbers of a text: 1:15, 2,000, 90. */
function figuresOf(text: string): string[] {
  return [...new Set(normalise(text).match(/\d+(?:[.:/,]\d+)*/gu) ?? [])]
}

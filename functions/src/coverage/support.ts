import type { Support } from '@gaplens/contracts/report'
import { mergeBags } from './bm25.ts'
import type { Corpus, CutUnit, PageUnits } from './corpus.ts'
import type { OverviewStatement } from './overview.ts'
import { normalise, termsOf } from './terms.ts'

/** Share of a statement's terms, each by its rarity, that a passage must hold. */
const FOUND = 0.55
const PARTLY = 0.3

/** How far one page bears out one statement, with the passage that does. */
export interface StatementSupport {
  readonly pageId: string
  readonly level: Support['level']
  readonly share: number
  readonly unit: CutUnit | null
}

/**
 * Looks for a statement in a page: the passage, together with the one after it, that holds most of the statement's
 * terms weighed by rarity. A statement with figures is found only where at least one of its figures stands.
 */
export function supportOf(corpus: Corpus, statement: OverviewStatement, page: PageUnits): StatementSupport {
  const terms = new Set(termsOf(statement.text))
  const figures = figuresOf(statement.text)
  let total = 0
  for (const term of terms) total += corpus.collection.idf(term)
  let share = 0
  let unit: CutUnit | null = null
  let agrees = true
  for (const section of page.sections) {
    section.cuts.forEach((cut, at) => {
      const next = section.cuts[at + 1]
      const bag = next === undefined ? cut.bag : mergeBags([cut.bag, next.bag])
      let held = 0
      for (const term of terms) if (bag.counts.has(term)) held += corpus.collection.idf(term)
      if (total > 0 && held / total > share) {
        share = held / total
        unit = cut
        const text = cut.cut.quote + (next?.cut.quote ?? '')
        agrees = figures.length === 0 || figures.some((figure) => figuresOf(text).includes(figure))
      }
    })
  }
  const level = share >= FOUND && agrees ? 'found' : share >= PARTLY ? 'partly' : 'absent'
  return { pageId: page.source.id, level, share, unit: level === 'absent' ? null : unit }
}

/** Numbers a statement rests on: at least two digits, or with a unit's sign. */
function figuresOf(text: string): string[] {
  return (
    normalise(text).match(
      /\d+(?:[.:/]\d+)+|\d{2,}|\d+(?=\s*(?:%|°|度|公克|克|元|分|秒|天|小時|公升|毫升|ml|g|kg))/gu,
    ) ?? []
  )
}

import { normalise, termsOf } from '@gaplens/text/terms'
import { mayBeQuoted } from './corpus/page-boilerplate.ts'
import type { Quote } from './corpus/quote.ts'
import { type CoverageTable, quoteOf, type TableTopic } from './table/coverage-table.ts'

/** A shorter name is part of other things' names: 「充電」 in 「充電孔」. */
const NAME_LEAST = 3

/**
 * Returns the passage of a page that says a topic's whole name, where the page does so in one section only and the passage that words make
 * the nearest does not: it stands nearer, whatever else that shares with the topic. A name of the keyword's words alone is everywhere.
 * @param claims those of the page
 */
export function namedOnPage(
  claims: CoverageTable['corpus']['claims'],
  keyword: string,
): (topic: Pick<TableTopic, 'name'>, nearest: Quote | null) => Quote | null {
  const asked = new Set(termsOf(keyword))
  const said = claims.map((unit) => ({ unit, text: normalise(`${unit.claim.heading}\n${unit.claim.text}`) }))
  return ({ name }, nearest) => {
    const plain = normalise(name)
    if ([...plain].length < NAME_LEAST || termsOf(name).every((term) => asked.has(term))) return null
    const naming = said.filter(({ unit, text }) => mayBeQuoted(unit.claim) && text.includes(plain))
    const [first] = naming
    const isInOneSection = new Set(naming.map(({ unit }) => unit.section)).size === 1
    if (first === undefined || !isInOneSection) return null
    if (naming.some(({ unit }) => unit.claim.id === nearest?.id)) return null
    return quoteOf((naming.find(({ unit }) => normalise(unit.claim.text).includes(plain)) ?? first).unit)
  }
}

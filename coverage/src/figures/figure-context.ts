import { identicalUnit, sameValue } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { Source } from '../source.ts'
import type { CoverageTable } from '../table/coverage-table.ts'
import { citedFigures } from './cited-figures.ts'
import { type FigureClaim, OVERVIEW } from './figure-claims.ts'

/** Without a judge's citation, a page's nearest passage counts as being about a subject from this likelihood on. */
const LIKELY = 0.6

/** A range of a page's text that is about a subject. */
interface SubjectRange {
  readonly subject: string
  readonly start: number
  readonly end: number
}

/** What is known about a figure from the coverage table, before words are compared. */
export interface FigureContext {
  /** The subjects that its sentence is about. */
  readonly subjects: ReadonlySet<string>
  /** What it measures according to a judge: by id, the name that each answer gave. */
  readonly measures: ReadonlyMap<string, string>
  /** The figures of the AI Overview's statements that it is, or of which it alone may be the value of a page that Google cites for them. */
  readonly statements: ReadonlySet<string>
}

/**
 * Looks up what the coverage table says about a figure. A sentence is about a subject in four cases: a judge cited it; it is the
 * likeliest passage of a page that covers the subject; it stands under a heading that names the subject; it is a statement of the
 * AI Overview about the subject. A judge's answer on what a figure measures counts only if the figure really occurs in the
 * passage or statement that the judge named.
 */
export function figureContexts(
  table: CoverageTable,
  sources: readonly Source[] = [],
): (claim: FigureClaim) => FigureContext {
  const subjectsOf = claimSubjects(table)
  const cited = citedFigures(table, sources)
  const measures = (table.judgedMeasures ?? []).map(({ name, given }, at) => ({
    id: `m${at + 1}`,
    name,
    given: given.flatMap(({ quote, statementId, figure: text }) => {
      const [figure] = readFigures(text)
      const statement = table.statements.find(({ id }) => id === statementId)?.text ?? ''
      return figure === undefined ? [] : [{ quote, statement, figure }]
    }),
  }))
  return (claim) => ({
    subjects: subjectsOf(claim),
    statements: new Set(
      claim.sourceId === OVERVIEW
        ? table.statements
            .filter(({ text }) => text.includes(claim.sentence))
            .map(({ id }) => keyOf(id, claim.figure))
        : cited
            .filter(
              ({ pageId, start, end, stated, given }) =>
                pageId === claim.sourceId &&
                start < claim.end &&
                end > claim.start &&
                identicalUnit(stated, claim.figure) &&
                (given === null || sameValue(given, claim.figure)),
            )
            .map(({ statementId, stated }) => keyOf(statementId, stated)),
    ),
    measures: new Map(
      measures
        .filter(({ given }) =>
          given.some(
            ({ quote, statement, figure }) =>
              sameValue(figure, claim.figure) &&
              (claim.sourceId === OVERVIEW
                ? statement.includes(claim.sentence)
                : quote?.pageId === claim.sourceId && quote.start < claim.end && quote.end > claim.start),
          ),
        )
        .map(({ id, name }) => [id, name]),
    ),
  })
}

/** A figure of a statement. */
function keyOf(statementId: string, { low, high, unit }: Figure): string {
  return `${statementId} ${low} ${high} ${unit}`
}

function claimSubjects(table: CoverageTable): (claim: FigureClaim) => ReadonlySet<string> {
  const ranges = new Map<string, SubjectRange[]>()
  for (const { id, verdicts, seeds } of table.topics) {
    for (const { pageId, likelihood, quotes, cited } of verdicts) {
      const own = quotes.slice(0, cited > 0 ? cited : likelihood >= LIKELY ? 1 : 0)
      add(
        ranges,
        pageId,
        own.map(({ start, end }) => ({ subject: id, start, end })),
      )
    }
    for (const { pageId, section } of seeds) {
      const claims = section?.claims ?? []
      const [first, last] = [claims[0]?.claim, claims.at(-1)?.claim]
      if (pageId !== null && first && last)
        add(ranges, pageId, [{ subject: id, start: first.start, end: last.quoteEnd }])
    }
  }
  return (claim) => {
    if (claim.sourceId === OVERVIEW)
      return new Set(
        table.topics
          .filter(({ statements }) =>
            statements.some(({ text }) => text.includes(claim.sentence) || claim.sentence.includes(text)),
          )
          .map(({ id }) => id),
      )
    const own = ranges.get(claim.sourceId) ?? []
    return new Set(
      own.filter(({ start, end }) => start < claim.end && end > claim.start).map(({ subject }) => subject),
    )
  }
}

function add(ranges: Map<string, SubjectRange[]>, pageId: string, own: readonly SubjectRange[]): void {
  const known = ranges.get(pageId)
  if (known) known.push(...own)
  else ranges.set(pageId, [...own])
}

import type { Support } from '@gaplens/contracts/report'
import type { Bag } from '@gaplens/text/bags'
import { figuresMeet } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from './corpus/corpus.ts'
import { isBoilerplate } from './corpus/page-boilerplate.ts'
import type { OverviewStatement } from './topics/overview-statements.ts'

/** Claims of a page that are read as one answer to a statement: those that share most of its terms. */
const NEAREST = 4
/** A statement with figures is found where this share of them stands in the nearest claims. */
const FIGURES_FOUND = 0.5
/** One without is found where this share of its terms does, by rarity; and is found in part from the second on. */
const TERMS_FOUND = 0.28
const TERMS_PARTLY = 0.18
/** Figures alone may stand there by chance. */
const TERMS_WITH_FIGURES = 0.1

/** How far one page bears out one statement, with the claim that says most of it. */
export interface StatementSupport {
  readonly pageId: string
  readonly level: Exclude<Support['level'], 'absent'>
  readonly unit: ClaimUnit | null
}

/** A statement made ready to be looked for in many pages. */
export interface PreparedStatement {
  readonly terms: Bag
  readonly figures: readonly Figure[]
  /** Rarity of all its terms together. */
  readonly weight: number
}

/** Prepares a statement. */
export function prepareStatement(corpus: Corpus, { text }: OverviewStatement): PreparedStatement {
  return { ...weighTerms(corpus, termsOf(text)), figures: tellingFigures(text) }
}

/**
 * How far a page has the words of a question and of Google's answer to it. A figure of the answer is enough beside some of
 * the words, and other figures answer too. Terms of the keyword tell nothing: they stand on every page.
 */
export function answerSupport(
  corpus: Corpus,
  {
    question,
    answer,
    keyword,
  }: { readonly question: string; readonly answer: string; readonly keyword: string },
  page: PageUnits,
): StatementSupport['level'] {
  const common = new Set(termsOf(keyword))
  const terms = termsOf(`${question}\n${answer}`).filter((term) => !common.has(term))
  const asked = weighTerms(corpus, terms)
  const nearest = nearestClaims(corpus, asked, page)
  const share = shareOfTerms(corpus, asked, nearest)
  const given = (shareOfFigures(tellingFigures(answer), nearest) ?? 0) > 0
  return given && share >= TERMS_WITH_FIGURES ? 'found' : levelOf(share, null)
}

/**
 * Looks for a statement in a page. Found: at least half of its figures, as values, stand in the four claims that share
 * most of its terms, or it has no figures and they hold 0.28 of its terms by rarity. What is not found is not denied:
 * words alone cannot tell (docs/report.md).
 */
export function supportOf(corpus: Corpus, prepared: PreparedStatement, page: PageUnits): StatementSupport {
  const ranked = nearestClaims(corpus, prepared, page)
  const terms = shareOfTerms(corpus, prepared, ranked)
  const figures = shareOfFigures(prepared.figures, ranked)
  const level = levelOf(terms, figures)
  return {
    pageId: page.source.id,
    level,
    unit: level === 'unverified' ? null : (bestOf(corpus, prepared, ranked) ?? null),
  }
}

/** Terms with the rarity of all of them together. */
type WeighedTerms = Pick<PreparedStatement, 'terms' | 'weight'>

function weighTerms(corpus: Corpus, terms: readonly string[]): WeighedTerms {
  const bag = corpus.vocabulary.bagOf((take) => {
    for (const term of terms) take(term)
  })
  let weight = 0
  for (const term of bag.ids) weight += corpus.collection.idf(term)
  return { terms: bag, weight }
}

/** The figures of a text that tell something: a small number without a unit stands anywhere. */
function tellingFigures(text: string): Figure[] {
  return readFigures(text).filter((figure) => figure.dimension !== 'number' || figure.value > 9)
}

/** The claims of a page that share most of a statement's terms. */
function nearestClaims(corpus: Corpus, prepared: WeighedTerms, page: PageUnits): ClaimUnit[] {
  return page.sections
    .flatMap((section) => section.claims)
    .filter(({ claim }) => !isBoilerplate(claim))
    .map((unit) => ({ unit, share: shareOfTerms(corpus, prepared, [unit]) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, NEAREST)
    .map(({ unit }) => unit)
}

function levelOf(terms: number, figures: number | null): StatementSupport['level'] {
  if (figures !== null && figures >= FIGURES_FOUND && terms >= TERMS_WITH_FIGURES) return 'found'
  if (figures === null && terms >= TERMS_FOUND) return 'found'
  return terms >= TERMS_PARTLY && (figures ?? 1) > 0 ? 'partly' : 'unverified'
}

/** Of the nearest claims, the one to show: it says most of the statement's figures and terms. */
function bestOf(
  corpus: Corpus,
  prepared: PreparedStatement,
  units: readonly ClaimUnit[],
): ClaimUnit | undefined {
  return units
    .map((unit) => ({
      unit,
      value: shareOfTerms(corpus, prepared, [unit]) + (shareOfFigures(prepared.figures, [unit]) ?? 0),
    }))
    .sort((a, b) => b.value - a.value)[0]?.unit
}

function shareOfTerms(corpus: Corpus, { terms, weight }: WeighedTerms, units: readonly ClaimUnit[]): number {
  let held = 0
  for (const term of terms.ids)
    if (units.some((unit) => unit.terms.has(term))) held += corpus.collection.idf(term)
  return weight === 0 ? 0 : held / weight
}

/** Null for a statement without figures. */
function shareOfFigures(figures: readonly Figure[], units: readonly ClaimUnit[]): number | null {
  if (figures.length === 0) return null
  const there = units.flatMap((unit) => readFigures(unit.claim.text))
  return figures.filter((figure) => there.some((other) => figuresMeet(figure, other))).length / figures.length
}

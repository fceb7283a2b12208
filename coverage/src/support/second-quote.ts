import { normalise } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { assertedClaims } from './asserted-claims.ts'
import { pairsOf } from './character-pairs.ts'
import { shareOfFigures, sharesClause } from './given-figures.ts'
import { withoutRowsOfOthers } from './labelled-rows.ts'
import { type ComparedClaim, shareOfTerms } from './nearest-claims.ts'
import { saysOpposite } from './opposite-clause.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { shareOfStatement } from './shown-passage.ts'
import { isUnmistakable } from './unmistakable-figure.ts'
import { quotedText, unquotedWords } from './unquoted-words.ts'
import { deniesSame, lacksDenial, termsOfClause, unsaidClauses } from './unsaid-clauses.ts'
import { type QuotedClaim, withWiderQuote } from './wider-quote.ts'

/** A second quote is shown if it adds so much of the statement's terms and figures: more than a word that both happen to have. */
const ADDS_LEAST = 0.2
/** Less will do for one that names what the first leaves out; least so under the same heading, where it tells of the same thing. */
const NAMES_LEAST = 0.15
const NAMES_BESIDE_LEAST = 0.05
/** A claim says a clause of the statement if it has so much of its terms, with its heading. */
const CLAUSE_LEAST = 0.2
/** A claim tells of a statement only if it has so much of its terms; less will do for one that gives a figure which the first lacks. */
const TERMS_LEAST = 0.1
const TERMS_BY_FIGURE = 0.07

/** A statement for which a second quote is looked for. */
export interface SoughtStatement extends Pick<PreparedStatement, 'text' | 'weighted' | 'figures'> {
  /** The words of the search, which prove nothing. */
  readonly keyword: string
  /** What it is said of, as it stands before its colon; empty without. */
  readonly label: string
  /** The passages of the page on the statement's topic, which tell of it though in other words. */
  readonly topicQuoteIds: ReadonlySet<string>
}

/**
 * A claim that tells what the quote for a statement leaves out, from another place of the same page: that the receipt is needed stands
 * under one heading, the price under another. Null if no claim adds enough.
 */
export function secondQuote(
  corpus: Corpus,
  statement: SoughtStatement,
  { page, unit: { claim } }: QuotedClaim,
): ClaimUnit | null {
  const claims = assertedClaims(page)
  const isQuoted = ({ unit }: ComparedClaim) =>
    unit.claim.start < claim.quoteEnd && unit.claim.end > claim.start
  const first = claims.filter(isQuoted).map(({ unit }) => ({ unit, headingTerms: null }))
  const value = shareOfStatement(corpus, statement, first)
  const text = quotedText(page, claim)
  const quoted: Quoted = {
    page,
    heading: claim.heading,
    // The names of the columns are quoted with the first rows below.
    tableHead: claim.tableHead === '' ? claim.text : claim.tableHead,
    text,
    lacking: unquotedWords(statement, text),
  }
  const figuresAmong = (words: readonly string[]) =>
    statement.figures.filter((figure) => words.some((word) => word.includes(figure.text.trim())))
  const sought = figuresAmong(quoted.lacking)
  const mayTell = (each: ComparedClaim) => {
    if (isRowOf(quoted, each) || isOnTopic(statement, each)) return true
    const share = shareOfTerms(corpus, statement.weighted, [each])
    if (share >= TERMS_LEAST) return true
    const given = sought.filter((figure) => shareOfFigures([figure], [each]) === 1)
    const isOnIt = share >= TERMS_BY_FIGURE || sharesClause(given, each) || given.some(isUnmistakable)
    if (given.length === 0 || !isOnIt) return false
    const left = figuresAmong(unquotedWords(statement, `${text}\n${quotedText(page, each.unit.claim)}`))
    return given.some((figure) => !left.includes(figure))
  }
  const others = withoutRowsOfOthers(statement.text, claims)
    .filter((each) => !isQuoted(each) && mayTell(each) && !saysOpposite(statement.text, each.unit.claim.text))
    .map(
      (each): Adding => ({
        claim: each,
        unit: each.unit,
        adds: shareOfStatement(corpus, statement, [...first, { ...each, headingTerms: null }]) - value,
      }),
    )
    .sort((a, b) => b.adds - a.adds)
  const best =
    others.find(({ adds }) => adds >= ADDS_LEAST) ??
    namingMost(statement, quoted, others) ??
    sayingMost(corpus, statement, quoted, others) ??
    underLabel(statement, quoted, others)
  if (best === undefined) return null
  const wider = withWiderQuote(corpus, statement, { page, unit: best.unit })
  const meets = wider.claim.start < claim.quoteEnd && wider.claim.quoteEnd > claim.start
  return meets ? best.unit : wider
}

function isOnTopic({ topicQuoteIds }: SoughtStatement, { unit }: Pick<Adding, 'unit'>): boolean {
  return topicQuoteIds.has(unit.claim.id)
}

/** A claim, and how much of the statement's terms and figures it adds to what is quoted. */
interface Adding {
  readonly claim: ComparedClaim
  readonly unit: ClaimUnit
  readonly adds: number
}

/** What is quoted already. */
interface Quoted {
  readonly page: PageUnits
  readonly heading: string
  /** The head of the table in which it is a row, or which it is. */
  readonly tableHead: string
  /** With its heading and the names of its columns. */
  readonly text: string
  /** What the statement names and it does not. */
  readonly lacking: readonly string[]
}

/** Of some claims, the one that names most of what the quote leaves out of a statement, if one adds enough for that. */
function namingMost(
  statement: SoughtStatement,
  quoted: Quoted,
  others: readonly Adding[],
): Adding | undefined {
  const { lacking } = quoted
  if (lacking.length === 0) return undefined
  const isBeside = ({ unit }: Adding) => quoted.heading !== '' && unit.claim.heading === quoted.heading
  const [best] = others
    .map((each) => ({
      each,
      left: unquotedWords(statement, `${quoted.text}\n${quotedText(quoted.page, each.unit.claim)}`),
    }))
    .filter(({ each, left }) => {
      if (left.length >= lacking.length) return false
      // The other end of a range stands in another row: 「小型 800 元」, 「大型 1,500 元」.
      const givesEnd = rangesIn(left) < rangesIn(lacking) && isRowOf(quoted, each)
      const least = isBeside(each) || isOnTopic(statement, each) ? NAMES_BESIDE_LEAST : NAMES_LEAST
      return givesEnd || each.adds >= least
    })
    .sort((a, b) => a.left.length - b.left.length)
  return best?.each
}

/** Whether a claim is a row of the table in which the quote stands. */
function isRowOf({ tableHead }: Quoted, { unit: { claim } }: Pick<Adding, 'unit'>): boolean {
  return claim.tableHead === tableHead
}

function rangesIn(words: readonly string[]): number {
  return words.filter((word) => /\d\D*[到至–~～-]\D*\d/u.test(word)).length
}

/** Of some claims, the one that says most of the clauses of which the quote has nothing, if one says any. */
function sayingMost(
  corpus: Corpus,
  statement: SoughtStatement,
  quoted: Quoted,
  others: readonly Adding[],
): Adding | undefined {
  const unsaid = unsaidClauses(statement, quoted.text).map((clause) => ({
    ...clause,
    terms: termsOfClause(corpus, clause.text, statement.keyword),
  }))
  const [best] = others
    .map((each) => {
      const { claim } = each.unit
      const { heading, text } = claim
      const shares = unsaid.map(({ text: clause, terms, isDenial }) => {
        if (!isDenial) return shareOfTerms(corpus, terms, [each.claim])
        // The same heading over another sentence rules nothing out.
        const own = heading === quoted.heading ? { ...each.claim, headingTerms: null } : each.claim
        if (lacksDenial(clause, `${heading}\n${text}`)) return 0
        const share = shareOfTerms(corpus, terms, [own])
        return deniesSame(clause, text) ? Math.max(share, CLAUSE_LEAST) : share
      })
      return {
        each,
        said: shares.filter((share) => share >= CLAUSE_LEAST).reduce((sum, share) => sum + share, 0),
      }
    })
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said || b.each.adds - a.each.adds)
  return best?.each
}

/** The claim under a heading with the statement's label, if the quote has nothing of the label: there the page tells what it says of it. */
function underLabel(
  { label }: SoughtStatement,
  quoted: Quoted,
  others: readonly Adding[],
): Adding | undefined {
  const name = normalise(label)
  const said = normalise(quoted.text)
  if (name === '' || pairsOf(name).some((pair) => said.includes(pair))) return undefined
  return others.find(
    ({ unit, adds }) => adds >= NAMES_BESIDE_LEAST && normalise(unit.claim.heading).includes(name),
  )
}

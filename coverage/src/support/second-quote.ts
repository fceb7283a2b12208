import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { pairsOf } from './character-pairs.ts'
import { statedFigures } from './figure-words.ts'
import { type ComparedClaim, shareOfTerms, weightTerms } from './nearest-claims.ts'
import { withoutRowsOfOthers } from './rows-of-others.ts'
import { shareOfStatement } from './shown-passage.ts'
import { answersOf } from './statement-support.ts'
import { quotedText, unquotedWords } from './unquoted-words.ts'
import { withWiderQuote } from './wider-quote.ts'

/** A second quote is shown if it adds so much of the statement's terms and figures: more than a word that both happen to have. */
const ADDS_LEAST = 0.2
/** Less will do for one that names what the first leaves out; least so under the same heading, where it tells of the same thing. */
const NAMES_LEAST = 0.15
const NAMES_BESIDE_LEAST = 0.05
/** A claim with a figure of the statement tells of it only if it has so much of its terms, too. */
const TERMS_LEAST = 0.1

/** What a quote is looked for, and the words of the search, which prove nothing. */
export interface SoughtStatement {
  readonly keyword: string
  readonly text: string
  /** What it is said of, before its colon. */
  readonly label?: string
  /** The passages of the page on the statement's topic, which tell of it though in other words. */
  readonly topicQuoteIds?: ReadonlySet<string>
}

/**
 * A claim that tells what the quote for a statement leaves out, from another place of the same page: that the receipt is needed stands
 * under one heading, the price under another. Null if no claim adds enough.
 * @param quoted the claim that is quoted for the statement, with the range of its quote
 */
export function secondQuote(
  corpus: Corpus,
  statement: SoughtStatement,
  { claim }: ClaimUnit,
): ClaimUnit | null {
  const page = corpus.pages.find(({ source }) => source.id === claim.pageId)
  if (page === undefined) return null
  const sought = {
    weighted: weightTerms(corpus, termsOf(statement.text)),
    figures: statedFigures(statement.text),
  }
  const claims = answersOf(page)
  const isQuoted = ({ unit }: ComparedClaim) =>
    unit.claim.start < claim.quoteEnd && unit.claim.end > claim.start
  const first = claims.filter(isQuoted).map(({ unit }) => ({ unit, headingTerms: null }))
  const value = shareOfStatement(corpus, sought, first)
  const isRowBeside = ({ unit }: ComparedClaim) =>
    claim.tableHead !== '' && unit.claim.tableHead === claim.tableHead
  const mayTell = (each: ComparedClaim) =>
    isRowBeside(each) ||
    isOnTopic(statement, each) ||
    shareOfTerms(corpus, sought.weighted, [each]) >= TERMS_LEAST
  const others = withoutRowsOfOthers(statement.text, claims)
    .filter((each) => !isQuoted(each) && mayTell(each))
    .map(
      (each): Adding => ({
        unit: each.unit,
        adds: shareOfStatement(corpus, sought, [...first, { ...each, headingTerms: null }]) - value,
      }),
    )
    .sort((a, b) => b.adds - a.adds)
  const best =
    others.find(({ adds }) => adds >= ADDS_LEAST) ??
    namingMost(statement, page, claim, others) ??
    underLabel(statement, page, claim, others)
  if (best === undefined) return null
  const wider = withWiderQuote(corpus, statement.text, best.unit)
  const meets = wider.claim.start < claim.quoteEnd && wider.claim.quoteEnd > claim.start
  return meets ? best.unit : wider
}

function isOnTopic({ topicQuoteIds }: SoughtStatement, { unit }: Pick<Adding, 'unit'>): boolean {
  return topicQuoteIds?.has(unit.claim.id) === true
}

/** A claim, and how much of the statement's terms and figures it adds to what is quoted. */
interface Adding {
  readonly unit: ClaimUnit
  readonly adds: number
}

/** Of some claims, the one that names most of what the quote leaves out of a statement, if one adds enough for that. */
function namingMost(
  statement: SoughtStatement,
  page: PageUnits,
  claim: ClaimUnit['claim'],
  others: readonly Adding[],
): Adding | undefined {
  const { keyword, text } = statement
  const quoted = quotedText(page, claim)
  const lacking = unquotedWords(keyword, text, quoted).length
  if (lacking === 0) return undefined
  const isBeside = ({ unit }: Adding) => claim.heading !== '' && unit.claim.heading === claim.heading
  const [best] = others
    .filter(
      (each) =>
        each.adds >= (isBeside(each) || isOnTopic(statement, each) ? NAMES_BESIDE_LEAST : NAMES_LEAST),
    )
    .map((each) => ({
      each,
      left: unquotedWords(keyword, text, `${quoted}\n${quotedText(page, each.unit.claim)}`).length,
    }))
    .filter(({ left }) => left < lacking)
    .sort((a, b) => a.left - b.left)
  return best?.each
}

/** The claim under a heading with the statement's label, where nothing of the label is quoted: the page tells there what it says of it. */
function underLabel(
  { label = '' }: SoughtStatement,
  page: PageUnits,
  claim: ClaimUnit['claim'],
  others: readonly Adding[],
): Adding | undefined {
  const name = normalise(label)
  const quoted = normalise(quotedText(page, claim))
  if (name === '' || pairsOf(name).some((pair) => quoted.includes(pair))) return undefined
  return others.find(
    ({ unit, adds }) => adds >= NAMES_BESIDE_LEAST && normalise(unit.claim.heading).includes(name),
  )
}

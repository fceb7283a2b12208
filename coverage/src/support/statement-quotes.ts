import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { CoverageTable } from '../table/coverage-table.ts'
import { withoutLabel } from '../topics/overview-statements.ts'
import type { CheckedStatement } from './checked-statements.ts'
import type { GivenFigure } from './figure-words.ts'
import { shareOfFigures } from './given-figures.ts'
import { leftOut } from './left-out.ts'
import { withListedItems } from './listed-items.ts'
import { type ComparedClaim, claimsWithHeadings, shareOfTerms } from './nearest-claims.ts'
import { secondQuote } from './second-quote.ts'
import { sentencesOf } from './statement-parts.ts'
import { topicQuoteIds } from './topic-quotes.ts'
import { hasNoFigure } from './unquoted-words.ts'
import { deniesSame, lacksDenial, rulesOut, termsOfClause, type UnsaidClause } from './unsaid-clauses.ts'
import { type QuotedClaim, withWiderQuote } from './wider-quote.ts'

/** What is quoted of one page for a statement. */
export interface StatementQuotes {
  /** The claim that supports it, with the range of its quote. */
  readonly first: ClaimUnit
  /** A claim from another place of the page that tells what the first leaves out; null without one. */
  readonly second: ClaimUnit | null
  /** What the statement names and neither quote does. */
  readonly unquoted: readonly string[]
  /**
   * Whether the page supports it in part at most: it has nowhere what a clause adds to the others or rules out, or one of the sentences that
   * semicolons join, or the quotes have none of its figures or lack most of it, or have nothing of what it rules out but of what: that one kept
   * its pitch for a year bears out 「數位鋼琴：沒有琴弦，不需要調音」 only by inference.
   */
  readonly isPart: boolean
  /** Whether the quotes have no word of it but those of the search, and none of its figures: they bear out nothing. */
  readonly isNothing: boolean
}

/** A claim with less of the terms of a clause does not tell it. */
const CLAUSE_SAID = 0.15
/** Of so much of a statement, named as lacking beside a verdict that calls it found, the verdict would be no word for its quotes. */
const LACKING_MOST = 2 / 3
/** Less of a whole sentence of the statement. */
const SENTENCE_SAID = 0.12
/** A shorter clause that rules something out is said by what it follows from: 「滿 30 天才能換」 for 「未滿 30 天，不能換」. */
const DENIAL_LEAST = 5
const HAN = /\p{Script=Han}/u
const SIGN = /\p{Script=Han}|[A-Za-z]+|\d[\d,.]*/gu

/** Widens the quote of the claim that supports a statement on a page, and finds a second one for what it leaves out. */
export function quotesFor(
  table: Pick<CoverageTable, 'corpus' | 'keyword' | 'topics'>,
  { statement: { id, text, label }, prepared }: Pick<CheckedStatement, 'statement' | 'prepared'>,
  { page, unit }: QuotedClaim,
): StatementQuotes {
  const { corpus, keyword } = table
  const first = withWiderQuote(corpus, prepared, { page, unit })
  const sought = {
    ...prepared,
    keyword,
    label: text.startsWith(label) ? label : '',
    topicQuoteIds: topicQuoteIds(table, { statementId: id, pageId: page.source.id }),
  }
  const other = secondQuote(corpus, sought, { page, unit: first })
  // A sentence just before the quote may be quoted with all of it.
  const hasAll = other !== null && contains(other, first)
  const [shown, second] = hasAll ? [other, null] : [first, other]
  const near = second === null ? [shown] : [shown, second]
  const byNear = leftOut(sought, page, near)
  const quotes = withListedItems(corpus, page, { text, keyword, lacking: byNear.unquoted }, near)
  const { quoted, clauses, unquoted } = quotes === near ? byNear : leftOut(sought, page, quotes)
  const said = quotedClaims(page, quotes)
  const { figures } = prepared
  return {
    first: quotes[0] ?? shown,
    second: quotes[1] ?? null,
    unquoted,
    isNothing: saysNothing(corpus, { text, keyword, figures }, said),
    isPart:
      hasNoFigure(text, quoted) ||
      (rulesOut(text) && saysNothing(corpus, { text: withoutLabel(text), keyword, figures }, said)) ||
      lengthOf(unquoted.join('')) >= LACKING_MOST * lengthOf(withoutLabel(text)) ||
      lacksClause(corpus, page, { text, keyword, quoted, clauses }),
  }
}

/** Whether a page has nowhere what one clause adds to the others or rules out, or one of the sentences that semicolons join. */
function lacksClause(
  corpus: Corpus,
  page: PageUnits,
  {
    text,
    keyword,
    quoted,
    clauses,
  }: {
    readonly text: string
    readonly keyword: string
    readonly quoted: string
    readonly clauses: readonly UnsaidClause[]
  },
): boolean {
  // A page in another language says every clause in other words.
  if (!HAN.test(quoted)) return false
  const isLacking = (clause: string, least: number) =>
    !isOnPage(corpus, page, { text: clause, keyword, least })
  return (
    clauses.some((clause) => clause.isAddition && isLacking(clause.text, CLAUSE_SAID)) ||
    clauses.some(
      (clause) =>
        clause.isDenial &&
        clause.text.length >= DENIAL_LEAST &&
        !deniesOnPage(corpus, page, { text: clause.text, keyword }),
    ) ||
    sentencesOf(withoutLabel(text)).some(
      (sentence) => !/\d/u.test(sentence) && isLacking(sentence, SENTENCE_SAID),
    )
  )
}

/** Whether any claim of a page rules out what a clause does, in its words or by the same verb. */
function deniesOnPage(
  corpus: Corpus,
  page: PageUnits,
  { text, keyword }: { readonly text: string; readonly keyword: string },
): boolean {
  const terms = termsOfClause(corpus, text, keyword)
  return claimsWithHeadings(page).some(
    (claim) =>
      deniesSame(text, claim.unit.claim.text) ||
      (!lacksDenial(text, `${claim.unit.claim.heading}\n${claim.unit.claim.text}`) &&
        shareOfTerms(corpus, terms, [claim]) >= CLAUSE_SAID),
  )
}

/** The claims that stand in some quotes of a page, with their headings. */
function quotedClaims(page: PageUnits, quotes: readonly ClaimUnit[]): ComparedClaim[] {
  return claimsWithHeadings(page).filter(({ unit: { claim } }) =>
    quotes.some((quote) => claim.start >= quote.claim.start && claim.end <= quote.claim.quoteEnd),
  )
}

function saysNothing(
  corpus: Corpus,
  {
    text,
    keyword,
    figures,
  }: { readonly text: string; readonly keyword: string; readonly figures: readonly GivenFigure[] },
  claims: readonly ComparedClaim[],
): boolean {
  const terms = termsOfClause(corpus, text, keyword)
  return shareOfTerms(corpus, terms, claims) === 0 && (shareOfFigures(figures, claims) ?? 0) === 0
}

/** Whether any claim of a page has enough of a clause's terms besides those of the search. */
function isOnPage(
  corpus: Corpus,
  page: PageUnits,
  { text, keyword, least }: { readonly text: string; readonly keyword: string; readonly least: number },
): boolean {
  const terms = termsOfClause(corpus, text, keyword)
  return claimsWithHeadings(page).some((claim) => shareOfTerms(corpus, terms, [claim]) >= least)
}

/** How many characters, words in Latin script and numbers a text has. */
function lengthOf(text: string): number {
  return text.match(SIGN)?.length ?? 0
}

function contains({ claim }: ClaimUnit, other: ClaimUnit): boolean {
  return claim.start <= other.claim.start && claim.quoteEnd >= other.claim.quoteEnd
}

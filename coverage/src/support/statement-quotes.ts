import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { CoverageTable } from '../table/coverage-table.ts'
import type { CheckedStatement } from './checked-statements.ts'
import type { GivenFigure } from './figure-words.ts'
import { shareOfFigures } from './given-figures.ts'
import { type ComparedClaim, claimsWithHeadings, shareOfTerms } from './nearest-claims.ts'
import { secondQuote } from './second-quote.ts'
import { topicQuoteIds } from './topic-quotes.ts'
import { quotedText, unquotedWords } from './unquoted-words.ts'
import { termsOfClause, type UnsaidClause, unsaidClauses } from './unsaid-clauses.ts'
import { type QuotedClaim, withWiderQuote } from './wider-quote.ts'

/** What is quoted of one page for a statement. */
export interface StatementQuotes {
  /** The claim that supports it, with the range of its quote. */
  readonly first: ClaimUnit
  /** A claim from another place of the page that tells what the first leaves out; null without one. */
  readonly second: ClaimUnit | null
  /** What the statement names and neither quote does. */
  readonly unquoted: readonly string[]
  /** Whether the page has nowhere what one of its clauses adds to the others, so that it supports it in part at most. */
  readonly isPart: boolean
  /** Whether the quotes have no word of it but those of the search, and none of its figures: they bear out nothing. */
  readonly isNothing: boolean
}

/** A claim with less of the terms of a clause does not tell it. */
const CLAUSE_SAID = 0.15
const HAN = /\p{Script=Han}/u

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
  const quotes = second === null ? [shown] : [shown, second]
  const quoted = quotes.map(({ claim }) => quotedText(page, claim)).join('\n')
  const clauses = unsaidClauses(sought, quoted).filter(({ isSure }) => isSure)
  return {
    first: shown,
    second,
    unquoted: leftOut(sought, quoted, clauses),
    isNothing: saysNothing(corpus, { text, keyword, figures: prepared.figures }, quotedClaims(page, quotes)),
    // A page in another language says every clause in other words.
    isPart:
      HAN.test(quoted) &&
      clauses.some((clause) => clause.isAddition && !isOnPage(corpus, page, { text: clause.text, keyword })),
  }
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
  { text, keyword }: { readonly text: string; readonly keyword: string },
): boolean {
  const terms = termsOfClause(corpus, text, keyword)
  return claimsWithHeadings(page).some((claim) => shareOfTerms(corpus, terms, [claim]) >= CLAUSE_SAID)
}

function contains({ claim }: ClaimUnit, other: ClaimUnit): boolean {
  return claim.start <= other.claim.start && claim.quoteEnd >= other.claim.quoteEnd
}

/** What quotes leave out of a statement: whole clauses, and what else it names. */
function leftOut(
  sought: { readonly keyword: string; readonly text: string },
  quoted: string,
  clauses: readonly UnsaidClause[],
): string[] {
  const named = unquotedWords(sought, quoted).filter(
    (word) => !clauses.some(({ text }) => text.includes(word)),
  )
  return [...named, ...clauses.map(({ text }) => text)]
}

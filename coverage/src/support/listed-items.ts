import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { isBoilerplate } from '../corpus/page-boilerplate.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { OTHER_RANGE } from '../corpus/verbatim-passages.ts'
import { saysOpposite } from './opposite-clause.ts'
import { lacksDenial } from './unsaid-clauses.ts'
import { widerId } from './wider-quote.ts'

/** A list is quoted with what stands between, up to so many characters. */
const LENGTH_MAX = 200
/** A longer beginning of an item is no name: 「弦軸：拿扳手試」. */
const LABEL_LEAST = 2
const LABEL_MOST = 8
/** Behind the name of an item, and between two names of one: 「開辦／帳管費」. */
const LABEL_END = /[:\t]/u
const LABELLED = /^[^:\t]+[:\t]/u
const NAMES = /[/、與和及或]/u
/** An item says what it has so much of the words of, or all of them. */
const WORDS_SAID = 1 / 2
const WORDS_LEAST = 2

/** What is looked for of a statement in the lists in which its quotes stand. */
interface Sought {
  readonly text: string
  /** The words of the search, which prove nothing. */
  readonly keyword: string
  /** What the statement names and its quotes do not. */
  readonly lacking: readonly string[]
}

/**
 * The quotes of a page for a statement, which go on to the items of the same list that say what they leave out: a statement often sums up
 * a list or a table of which the nearest item or two are quoted. Two quotes that meet become one. The same quotes where none goes on.
 */
export function withListedItems(
  corpus: Corpus,
  page: PageUnits,
  { text, keyword, lacking }: Sought,
  quotes: readonly ClaimUnit[],
): readonly ClaimUnit[] {
  // The next paragraph of a thread may be somebody else's.
  if (lacking.length === 0 || page.source.page?.type === 'forum') return quotes
  const taken = normalise(keyword)
  const sought = lacking.filter((word) => !/\d/u.test(word))
  return sought.reduce<readonly ClaimUnit[]>((shown, word) => {
    const reached = shown
      .flatMap((quote) =>
        siblingsOf(corpus, quote)
          .filter(
            ({ claim }) =>
              isSaid(word, claim.text, taken) &&
              !lacksDenial(word, claim.text) &&
              !saysOpposite(text, claim.text),
          )
          .map((item) => ({ quote, wider: reaching(quote, item.claim.start, item.claim.end) })),
      )
      .filter(({ wider }) => wider.claim.quoteEnd - wider.claim.start <= LENGTH_MAX)
      .sort((a, b) => lengthOf(a.wider) - lengthOf(b.wider))
    const [best] = reached
    return best === undefined ? shown : joined(shown.map((each) => (each === best.quote ? best.wider : each)))
  }, quotes)
}

/** The claims of one list or section, of which a quote is a part, without what the quote has. */
function siblingsOf(corpus: Corpus, { section, claim: quote }: ClaimUnit): readonly ClaimUnit[] {
  const claims = corpus.sections[section]?.claims ?? []
  return claims.filter(
    ({ claim }) =>
      claim.heading === quote.heading &&
      !isBoilerplate(claim) &&
      !endsAsQuestion(claim.text) &&
      (claim.end <= quote.start || claim.start >= quote.quoteEnd),
  )
}

/** Whether an item has a name that a word or clause of a statement names, or has its words. */
function isSaid(word: string, item: string, taken: string): boolean {
  const text = normalise(item)
  const names = LABELLED.test(text) ? (text.split(LABEL_END, 1)[0] ?? '').split(NAMES) : []
  if (names.some((name) => isNamed(name.trim(), normalise(word)) && !taken.includes(name.trim()))) return true
  const terms = termsOf(word).filter((term) => !taken.includes(term))
  const said = terms.filter((term) => text.includes(term)).length
  return said > 0 && (said === terms.length || (said >= WORDS_LEAST && said >= WORDS_SAID * terms.length))
}

function isNamed(name: string, word: string): boolean {
  return name.length >= LABEL_LEAST && name.length <= LABEL_MOST && word.includes(name)
}

/** Quotes of which one has another, or that meet, as one. */
function joined(quotes: readonly ClaimUnit[]): readonly ClaimUnit[] {
  const [first, second] = quotes
  if (first === undefined || second === undefined) return quotes
  const meets = first.claim.start <= second.claim.quoteEnd && second.claim.start <= first.claim.quoteEnd
  return meets ? [reaching(first, second.claim.start, second.claim.quoteEnd)] : quotes
}

/** A quote with what stands between it and a place of its page. */
function reaching(quote: ClaimUnit, from: number, to: number): ClaimUnit {
  const { id, start, quoteEnd } = quote.claim
  return {
    ...quote,
    claim: {
      ...quote.claim,
      id: id.endsWith(OTHER_RANGE) ? id : widerId(id),
      start: Math.min(start, from),
      quoteEnd: Math.max(quoteEnd, to),
    },
  }
}

function lengthOf({ claim }: ClaimUnit): number {
  return claim.quoteEnd - claim.start
}

import type { Statement } from '@gaplens/contracts/analysis/report'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { isBoilerplate } from '../corpus/page-boilerplate.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { OTHER_RANGE } from '../corpus/verbatim-passages.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { shareOfStatement } from './shown-passage.ts'

/** A longer quote cannot be read at a glance. */
const LENGTH_MAX = 150
/** What stands beside a quote is quoted with it if it adds so much of the statement's terms and figures. */
const ADDS_LEAST = 0.08
/** A claim that is quoted for a statement, with its page. */
export interface QuotedClaim {
  readonly page: PageUnits
  /** Its claim has the range of the quote: `start` to `quoteEnd`. */
  readonly unit: ClaimUnit
}

/** Some claims of a section one after another: `claims.slice(from, to)`. */
interface Run {
  readonly from: number
  readonly to: number
}

/**
 * A claim whose quote also has the sentences or list items right beside it that tell more of the statement: what is worn stands in one
 * sentence, and that the landlord pays for it in the next. The quote has at most `LENGTH_MAX` characters, unless its own has more.
 */
export function withWiderQuote(
  corpus: Corpus,
  sought: Pick<PreparedStatement, 'weighted' | 'figures'>,
  { page, unit }: QuotedClaim,
): ClaimUnit {
  const claims = corpus.sections[unit.section]?.claims ?? []
  const at = claims.findIndex(({ claim }) => claim.id === unit.claim.id)
  if (at === -1 || unit.claim.tableHead !== '') return unit
  const past = claims.findIndex(({ claim }) => claim.start >= unit.claim.quoteEnd)
  const own: Run = { from: at, to: past === -1 ? claims.length : past }
  const before = goesOnFrom(claims[at - 1], { page, unit })
  const startOf = ({ from }: Run) => claims[from]?.claim.start ?? unit.claim.start
  const endOf = ({ to }: Run) => Math.max(unit.claim.quoteEnd, sentenceEndOf(claims[to - 1]?.claim))
  const worthOf = ({ from, to }: Run) =>
    shareOfStatement(
      corpus,
      sought,
      claims.slice(from, to).map((each) => ({ unit: each, headingTerms: null })),
    )
  // The next paragraph of a thread may be somebody else's.
  const isOfOne = (run: Run) =>
    page.source.page?.type !== 'forum' ||
    !page.source.page.text.slice(startOf(run), endOf(run)).includes('\n')
  const fits = (run: Run) => endOf(run) - startOf(run) <= LENGTH_MAX && isOfOne(run)
  const quoted = before && fits({ ...own, from: at - 1 }) ? { ...own, from: at - 1 } : own
  const run = widened(
    quoted,
    (wider, added) => {
      const beside = claims[added]
      return beside !== undefined && mayStandBeside(beside, unit) && fits(wider) ? worthOf(wider) : 0
    },
    worthOf(quoted),
  )
  return run === own
    ? unit
    : {
        ...unit,
        claim: { ...unit.claim, id: widerId(unit.claim.id), start: startOf(run), quoteEnd: endOf(run) },
      }
}

/** Words that point to what stands before: 「但可以談」, 「它賠的是帳單」. */
const POINTS_BACK =
  /^(?:但|所以|不過|因此|而且|[它她他]|這(?![幾兩三]?[天年次週月])|(?:It|This|They|These) )/u
const HALF = /[；;：:]\s*$/u

/** Whether a claim goes on from the one before it, without which one does not know what it is of. */
function goesOnFrom(before: ClaimUnit | undefined, { page, unit }: QuotedClaim): boolean {
  if (before === undefined || !mayStandBeside(before, unit)) return false
  if (!POINTS_BACK.test(unit.claim.text) && !HALF.test(before.claim.text)) return false
  const text = page.source.page?.text ?? ''
  return !text.slice(before.claim.end, unit.claim.start).includes('\n')
}

/** Where a claim ends, or its quote, if it is but half a sentence. */
function sentenceEndOf(claim: ClaimUnit['claim'] | undefined): number {
  if (claim === undefined) return 0
  return HALF.test(claim.text) ? claim.quoteEnd : claim.end
}

/** A run with the claims at either end added, one at a time, the one first that adds more, as long as they add enough. */
function widened(run: Run, worthOf: (wider: Run, added: number) => number, value: number): Run {
  const { from, to } = run
  const [best] = [
    { wider: { from, to: to + 1 }, value: worthOf({ from, to: to + 1 }, to) },
    { wider: { from: from - 1, to }, value: worthOf({ from: from - 1, to }, from - 1) },
  ].sort((a, b) => b.value - a.value)
  if (best === undefined || best.value - value < ADDS_LEAST) return run
  return widened(best.wider, worthOf, best.value)
}

/** Statements with the first passages of their claims alone, by which these are compared with what is quoted for a topic. */
export function withOwnQuotes(statements: readonly Statement[]): Statement[] {
  return statements.map((statement) => ({
    ...statement,
    support: statement.support.map((each) => ({
      ...each,
      passageId: each.passageId?.replace(new RegExp(`${OTHER_RANGE}+$`, 'u'), '') ?? null,
    })),
  }))
}

/** The id of a claim's wider quote, if it has one: a report lists the claim's own quote too. */
export function widerId(id: string): string {
  return `${id}${OTHER_RANGE}`
}

function mayStandBeside({ claim }: ClaimUnit, unit: ClaimUnit): boolean {
  return (
    claim.tableHead === '' &&
    claim.heading === unit.claim.heading &&
    !isBoilerplate(claim) &&
    !endsAsQuestion(claim.text)
  )
}

import type { Certainty } from '@gaplens/contracts/analysis/report'
import { bestQuote, mainQuote } from './best-quote.ts'
import type { Cell } from './cell.ts'
import type { Quote } from './corpus/quote.ts'
import type { GapEvidence } from './gap-evidence.ts'
import { sharesWord } from './quote-contains-name.ts'
import type { Row } from './rows.ts'
import type { Citations } from './table/citations.ts'

/** A gap shows at most so many quotes. */
const QUOTES_A_GAP = 3

/** A gap with its quotes, before it is ranked and numbered. */
export interface GapCandidate {
  readonly row: Row
  readonly certainty: Certainty
  /** Likelihood that the user's page covers it after all. */
  readonly userLikelihood: number
  /** Whether a judge's answers settle the verdict on the user's page. */
  readonly judgeIsCertain: boolean
  /** Whether a quote contains its name, or a judge chose the quotes. */
  readonly named: boolean
  readonly quotes: readonly Quote[]
  /** The main passage of each page that covers it. */
  readonly all: readonly Quote[]
  readonly closest: Quote | null
}

/** What a gap is judged by, besides its row. */
interface GapSettings {
  readonly userId: string
  readonly citations: Citations
  readonly evidence: GapEvidence
}

/** The gap that a topic is; null if the user's page covers it, or nothing that could be quoted is about it. */
export function gapCandidate(row: Row, { userId, citations, evidence }: GapSettings): GapCandidate | null {
  const user = row.cells.find(({ verdict }) => verdict.pageId === userId)
  if (user === undefined || user.level === 'covered') return null
  const { judgeIsCertain } = user.verdict
  const { name, statements } = row.topic
  // What follows a label of the AI Overview has the words for it: 「退件」 for 「被拒之後」.
  const labelled = statements.flatMap(({ label, text }) => (label === name ? text : []))
  // Quotes that contain the name come first, and of these old pages last. A judge's quotes need not contain it: the judge may have named
  // them in other words.
  const isNamedBy = ({ verdict }: Cell, quote: Quote) =>
    judgeIsCertain ||
    verdict.cited > 0 ||
    [name, ...labelled].some((each) => evidence.quoteContainsName(each, quote))
  const saysName = (quote: Quote) => `${quote.heading}\n${evidence.textOf(quote)}`.includes(name)
  const candidates = [...row.covering, ...currentBesideOld(row, userId, evidence)]
    .sort((a, b) => b.verdict.likelihood - a.verdict.likelihood)
    .flatMap((cell) =>
      bestQuote(row, cell, citations, evidence)
        .filter((quote) => row.covering.includes(cell) || saysName(quote))
        .map((quote) => ({
          quote,
          isNamed: isNamedBy(cell, quote),
          isOld: evidence.isOld(cell.verdict.pageId),
        })),
    )
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || Number(a.isOld) - Number(b.isOld))
  const quotes = candidates.map(({ quote }) => quote).slice(0, QUOTES_A_GAP)
  const stated = statements.filter(({ text }) => sharesWord(text, name))
  const named = candidates.some(
    ({ isNamed, quote }) => isNamed || stated.some(({ id }) => evidence.isFoundIn(id, quote)),
  )
  // Neither its quotes nor the AI Overview say anything of what such a gap is named.
  const isOffTopic = !named && stated.length === 0
  if (quotes.length === 0 || isOffTopic) return null
  return {
    row,
    certainty: user.level === 'absent' ? user.certainty : 'possible',
    userLikelihood: user.verdict.likelihood,
    judgeIsCertain,
    named,
    quotes,
    all: row.covering.flatMap((cell) => mainQuote(cell, citations)),
    closest: row.nearest,
  }
}

/** The pages that touch a topic and are not years old, where all that cover it are: what those say may no longer hold. */
function currentBesideOld({ cells, covering }: Row, userId: string, { isOld }: GapEvidence): Cell[] {
  if (!covering.every(({ verdict }) => isOld(verdict.pageId))) return []
  return cells.filter(
    ({ level, verdict }) => level === 'touched' && verdict.pageId !== userId && !isOld(verdict.pageId),
  )
}

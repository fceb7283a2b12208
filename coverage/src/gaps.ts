import type { Certainty } from '@gaplens/contracts/analysis/report'
import { bestQuote, mainQuote } from './best-quote.ts'
import type { Cell } from './cell.ts'
import type { Corpus } from './corpus/corpus.ts'
import type { Quote } from './corpus/quote.ts'
import type { GapEvidence } from './gap-evidence.ts'
import { sharesWord } from './quote-contains-name.ts'
import type { Row } from './rows.ts'
import { isSameGap } from './same-gap.ts'
import { type Citations, citationsOf } from './table/citations.ts'

const QUOTES_A_GAP = 3
const GAPS_MAX = 12
/** Gaps below this share of the first gap's value are left out. */
const LEAST_SHARE = 0.05
/**
 * Factor for each gap ranked before under the same heading of the AI Overview, so that the first gaps come from different parts
 * of the overview.
 */
const SAME_HEADING_FACTOR = 0.9
/** Factor for a gap of whose name no quote contains a word: the quotes may be about another subject. */
const NAME_NOT_QUOTED_FACTOR = 0.5

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

/**
 * Topics that other pages cover and the user's page probably does not, by their value. Value = missing² × importance, where missing
 * is 1 − the likelihood that the user's page covers it. If a judge's answers settle that: √missing × importance. Halved if no quote
 * contains the name; × 0.9 for each earlier gap under the same heading. Of gaps with the same quotes only the most important is
 * kept. A topic is no gap if no quote contains its name and the AI Overview does not state it.
 */
export function findGaps(rows: readonly Row[], userId: string, evidence: GapEvidence): GapCandidate[] {
  const citations = citationsOf(
    rows.flatMap(({ topic, covering }) =>
      covering.map(({ verdict }) => ({
        topicId: topic.id,
        quotes: verdict.quotes.slice(0, verdict.cited),
      })),
    ),
  )
  const ranked = rows
    .flatMap((row) => gapCandidate(row, userId, citations, evidence))
    .map((gap) => ({
      gap,
      value: missingShare(gap) * gap.row.importance * (gap.named ? 1 : NAME_NOT_QUOTED_FACTOR),
    }))
    .sort((a, b) => b.value - a.value || (a.gap.row.topic.id < b.gap.row.topic.id ? -1 : 1))
  let left = ranked.filter(({ value }) => value >= LEAST_SHARE * (ranked[0]?.value ?? 0))
  const kept: GapCandidate[] = []
  while (kept.length < GAPS_MAX) {
    const [next] = left.toSorted((a, b) => b.value * novelty(b.gap, kept) - a.value * novelty(a.gap, kept))
    if (next === undefined) break
    const strongest = left
      .filter(({ gap }) => isSameGap(next.gap, gap))
      .reduce((most, other) => (other.gap.row.importance > most.gap.row.importance ? other : most), next)
    kept.push(strongest.gap)
    // This removes the gap itself as well.
    left = left.filter(({ gap }) => !isSameGap(strongest.gap, gap))
  }
  return withSurelyMissing(
    kept,
    ranked.map(({ gap }) => gap),
  )
}

/** At most so many gaps, from the last, make room for what the user's page surely lacks. */
const SURE_MAX = 2

/**
 * The gaps with those that the page surely lacks: of all that is left out, only that could be said to be missing. What the AI Overview
 * states makes room only for what it states, too.
 */
function withSurelyMissing(kept: readonly GapCandidate[], ranked: readonly GapCandidate[]): GapCandidate[] {
  const missed: GapCandidate[] = []
  for (const gap of ranked)
    if (
      missed.length < SURE_MAX &&
      gap.certainty === 'sure' &&
      gap.named &&
      ![...kept, ...missed].some((each) => isSameGap(each, gap))
    )
      missed.push(gap)
  const room = GAPS_MAX - missed.length
  const makesRoom = (gap: GapCandidate) =>
    gap.certainty !== 'sure' && (!isStated(gap) || missed.every((each) => isStated(each)))
  const unsure = kept.slice(room).filter(makesRoom)
  return [...kept.filter((gap) => !unsure.includes(gap)), ...missed].slice(0, GAPS_MAX)
}

function isStated({ row }: GapCandidate): boolean {
  return row.topic.statements.length > 0
}

/** Factor for gaps ranked before under the same heading of the AI Overview; of several headings the one with the fewest counts. */
function novelty(gap: GapCandidate, kept: readonly GapCandidate[]): number {
  const before = headingsOf(gap).map(
    (heading) => kept.filter((other) => headingsOf(other).includes(heading)).length,
  )
  return before.length === 0 ? 1 : SAME_HEADING_FACTOR ** Math.min(...before)
}

function headingsOf({ row }: GapCandidate): string[] {
  return [...new Set(row.topic.statements.flatMap(({ heading }) => (heading === '' ? [] : heading)))]
}

/**
 * How much the user's page lacks of a topic, 0–1. It is squared, so that uncertain gaps count little. If a judge's answers settle it,
 * the root is taken: what the page has in part (a likelihood of one half) then comes before what few sources cover.
 */
function missingShare({ userLikelihood, judgeIsCertain }: GapCandidate): number {
  return (1 - userLikelihood) ** (judgeIsCertain ? 0.5 : 2)
}

function gapCandidate(row: Row, userId: string, citations: Citations, evidence: GapEvidence): GapCandidate[] {
  const user = row.cells.find(({ verdict }) => verdict.pageId === userId)
  if (user === undefined || user.level === 'covered') return []
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
  if (quotes.length === 0 || isOffTopic) return []
  return [
    {
      row,
      certainty: user.level === 'absent' ? user.certainty : 'possible',
      userLikelihood: user.verdict.likelihood,
      judgeIsCertain,
      named,
      quotes,
      all: row.covering.flatMap((cell) => mainQuote(cell, citations)),
      closest: row.nearest,
    },
  ]
}

/** The pages that touch a topic and are not years old, where all that cover it are: what those say may no longer hold. */
function currentBesideOld({ cells, covering }: Row, userId: string, { isOld }: GapEvidence): Cell[] {
  if (!covering.every(({ verdict }) => isOld(verdict.pageId))) return []
  return cells.filter(
    ({ level, verdict }) => level === 'touched' && verdict.pageId !== userId && !isOld(verdict.pageId),
  )
}

/**
 * Impact of closing the gap, 0–100: 40 if the AI Overview mentions the topic + 60 × share of the other pages that cover it,
 * reduced by up to half by the likelihood that the user's page covers it.
 * @param othersRead number of pages read besides the user's
 */
export function impactOf(row: Row, userLikelihood: number, othersRead: number): number {
  const shown = row.topic.statements.length > 0 ? 1 : 0
  const shared = othersRead === 0 ? 0 : Math.min(1, row.covering.length / othersRead)
  return Math.round((40 * shown + 60 * shared) * (1 - 0.5 * Math.min(1, userLikelihood)))
}

/** Characters from which on the length of the other pages' sections makes a gap as difficult as length can. */
const LONG_SECTION = 1_200
const FIRST_HAND = /實測|實際|親自|我們測|測試結果|心得|案例|經驗|研究|數據|調查|統計|訪談|比較表/u

/**
 * Difficulty of closing the gap, 0–100: up to 50 for the median length of the other pages' sections on it (all 50 from 1,200
 * characters on) + 15 if their quotes contain tables or lists + 20 if those of most pages rest on tests, cases or data of their
 * own + 15 if the user's page does not touch it yet.
 * @param touched whether the user's page touches the topic
 */
export function difficultyOf(corpus: Corpus, row: Row, touched: boolean): number {
  const lengths = [...row.topic.lengths].sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? 0
  const quoted = new Set(row.covering.flatMap(({ verdict }: Cell) => verdict.quotes.map((quote) => quote.id)))
  const claims = corpus.claims.filter(({ claim }) => quoted.has(claim.id))
  const structured = claims.some(({ claim }) => claim.kind === 'tableRow' || claim.kind === 'listItem')
  const pages = new Set(claims.map(({ claim }) => claim.pageId))
  const own = new Set(claims.flatMap(({ claim }) => (FIRST_HAND.test(claim.text) ? claim.pageId : [])))
  return Math.round(
    50 * Math.min(1, typical / LONG_SECTION) +
      (structured ? 15 : 0) +
      (own.size > pages.size / 2 ? 20 : 0) +
      (touched ? 0 : 15),
  )
}

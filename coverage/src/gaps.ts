import type { Certainty } from '@gaplens/contracts/report'
import type { Corpus } from './corpus/corpus.ts'
import type { QuoteContainsName } from './quote-contains-name.ts'
import type { Cell, Row } from './rows.ts'
import type { Quote } from './table/coverage-table.ts'

const QUOTES_A_GAP = 3
const GAPS_MAX = 12
/** Gaps below this share of the first gap's value are left out. */
const LEAST_SHARE = 0.1
/** Two gaps are the same if they share at least this part of their quotes. */
const SAME_QUOTES = 0.5
/** What a gap counts, for each gap before it under the same heading of the AI Overview: a reader wants each of its parts first. */
const SAME_HEADING = 0.9
/** What a gap counts whose quotes say nothing of its name: they may be of another subject. */
const NAME_UNSAID = 0.5

/** A gap and the passages it quotes. */
export interface GapCandidate {
  readonly row: Row
  readonly certainty: Certainty
  /** Likelihood that the user's page treats it after all. */
  readonly userLikelihood: number
  /** Whether a judge read the user's page for it. */
  readonly judged: boolean
  /** Whether any quote says its name, or a judge chose them. */
  readonly named: boolean
  readonly quotes: readonly Quote[]
  /** One of each page that treats it. */
  readonly all: readonly Quote[]
  readonly closest: Quote | null
}

/**
 * Topics that others treat and the user's page likely does not, those first that matter most and are missing most
 * surely: (1 − likelihood that the page treats it)² × importance, and half of that where none of its quotes says its name;
 * 0.9 of it for each gap before it under the same heading of the AI Overview. Of those that
 * quote the same the most important stands.
 */
export function findGaps(
  rows: readonly Row[],
  userId: string,
  quoteContainsName: QuoteContainsName,
): GapCandidate[] {
  const uses = usesOf(rows)
  const ranked = rows
    .flatMap((row) => gapCandidate(row, userId, uses, quoteContainsName))
    .map((gap) => ({ gap, value: lackOf(gap) * gap.row.importance * (gap.named ? 1 : NAME_UNSAID) }))
    .sort((a, b) => b.value - a.value || (a.gap.row.topic.id < b.gap.row.topic.id ? -1 : 1))
  let left = ranked.filter(({ value }) => value >= LEAST_SHARE * (ranked[0]?.value ?? 0))
  const kept: GapCandidate[] = []
  while (kept.length < GAPS_MAX) {
    const [next] = left.toSorted((a, b) => b.value * novelty(b.gap, kept) - a.value * novelty(a.gap, kept))
    if (next === undefined) break
    const stands = left
      .filter(({ gap }) => quoteTheSame(next.gap, gap))
      .reduce((most, other) => (other.gap.row.importance > most.gap.row.importance ? other : most), next)
    kept.push(stands.gap)
    // It quotes the same as itself.
    left = left.filter(({ gap }) => !quoteTheSame(stands.gap, gap))
  }
  return kept
}

/** What is left of a gap's value behind others under the same heading of the AI Overview. Of several headings the least told counts. */
function novelty(gap: GapCandidate, kept: readonly GapCandidate[]): number {
  const before = headingsOf(gap).map(
    (heading) => kept.filter((other) => headingsOf(other).includes(heading)).length,
  )
  return before.length === 0 ? 1 : SAME_HEADING ** Math.min(...before)
}

function headingsOf({ row }: GapCandidate): string[] {
  return [...new Set(row.topic.statements.flatMap(({ heading }) => (heading === '' ? [] : heading)))]
}

/** What the page lacks of a topic, 0–1: by words alone what is unsure counts little, what a judge found in part counts so. */
function lackOf({ userLikelihood, judged }: GapCandidate): number {
  return (1 - userLikelihood) ** (judged ? 1 : 2)
}

/** For how many topics each passage was cited by a judge. */
function usesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { covering } of rows)
    for (const { verdict } of covering)
      for (const { id } of verdict.quotes.slice(0, verdict.cited)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

/** The passage that shows best that a page treats a topic: of those that a judge cited, one that speaks of fewest others. */
function shown({ verdict: { quotes, cited } }: Cell, uses: ReadonlyMap<string, number>): Quote[] {
  if (cited === 0) return quotes.slice(0, 1)
  const [best] = quotes.slice(0, cited).sort((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0))
  return best === undefined ? [] : [best]
}

function gapCandidate(
  row: Row,
  userId: string,
  uses: ReadonlyMap<string, number>,
  quoteContainsName: QuoteContainsName,
): GapCandidate[] {
  const user = row.cells.find(({ verdict }) => verdict.pageId === userId)
  if (user === undefined || user.level === 'covered') return []
  const { judged } = user.verdict
  const said = [...row.covering]
    .sort((a, b) => b.verdict.likelihood - a.verdict.likelihood)
    .flatMap((cell) => shown(cell, uses))
  // What says the name is the first proof. A judge chose its passages, and may sum up in a name what they say in other words.
  const named = said.filter((quote) => judged || quoteContainsName(row.topic.name, quote))
  const all = [...named, ...said.filter((quote) => !named.includes(quote))]
  const quotes = all.slice(0, QUOTES_A_GAP)
  if (quotes.length === 0) return []
  return [
    {
      row,
      certainty: user.level === 'absent' ? user.certainty : 'possible',
      userLikelihood: user.verdict.likelihood,
      judged,
      named: named.length > 0,
      quotes,
      all,
      closest: row.nearest,
    },
  ]
}

function quoteTheSame(one: GapCandidate, other: GapCandidate): boolean {
  const before = new Set(one.all.map(({ id }) => id))
  const shared = other.all.filter(({ id }) => before.has(id)).length
  // What a judge read and held apart is one only where no passage tells it apart.
  const least = one.judged && other.judged ? 1 : SAME_QUOTES
  return shared > 0 && shared >= least * Math.min(before.size, other.all.length)
}

/**
 * 0–100: how much closing the gap would bring the page nearer to what is shown and cited.
 * 40 × the AI Overview speaks of it + 60 × share of the other pages that treat it, less up to half as the
 * user's page likely treats it.
 * @param othersRead pages that were read beside the user's
 */
export function impactOf(row: Row, userLikelihood: number, othersRead: number): number {
  const shown = row.topic.statements.length > 0 ? 1 : 0
  const shared = othersRead === 0 ? 0 : Math.min(1, row.covering.length / othersRead)
  return Math.round((40 * shown + 60 * shared) * (1 - 0.5 * Math.min(1, userLikelihood)))
}

/** Characters of the longest treatment that makes a gap as hard as length alone can. */
const LONG_TREATMENT = 1_200
const FIRST_HAND = /實測|實際|親自|我們測|測試結果|心得|案例|經驗|研究|數據|調查|統計|訪談|比較表/u

/**
 * 0–100: how much work closing the gap takes.
 * 50 × typical length of the treatment (1,200 characters or more: all of it) + 15 × it holds tables or lists
 * + 20 × covering pages rest on tests, cases or data of their own + 15 × the user's page says nothing of it yet.
 */
export function difficultyOf(corpus: Corpus, row: Row, touched: boolean): number {
  const lengths = [...row.topic.lengths].sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? 0
  const quoted = new Set(row.covering.flatMap(({ verdict }: Cell) => verdict.quotes.map((quote) => quote.id)))
  const claims = corpus.claims.filter(({ claim }) => quoted.has(claim.id))
  const structured = claims.some(({ claim }) => claim.kind === 'tableRow' || claim.kind === 'listItem')
  const firstHand = claims.some(({ claim }) => FIRST_HAND.test(claim.text))
  return Math.round(
    50 * Math.min(1, typical / LONG_TREATMENT) +
      (structured ? 15 : 0) +
      (firstHand ? 20 : 0) +
      (touched ? 0 : 15),
  )
}

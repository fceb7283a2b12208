import { type GapCandidate, gapCandidate } from './gap-candidate.ts'
import type { GapEvidence } from './gap-evidence.ts'
import type { Row } from './rows.ts'
import { isSameGap } from './same-gap.ts'
import { citationsOf } from './table/citations.ts'

/** A report lists at most so many gaps. */
export const GAPS_MAX = 12
/** Gaps below this share of the first gap's value are left out. */
const LEAST_SHARE = 0.05
/**
 * Factor for each gap ranked before under the same heading of the AI Overview, so that the first gaps come from different parts
 * of the overview.
 */
const SAME_HEADING_FACTOR = 0.9
/** Factor for a gap of whose name no quote contains a word: the quotes may be about another subject. */
const NAME_NOT_QUOTED_FACTOR = 0.5
/** Powers of what is missing, where a judge's answers settle it and where words alone tell. */
const SETTLED_POWER = 0.1
const UNSETTLED_POWER = 2

/**
 * Topics that other pages cover and the user's page probably does not, by their value. Value = missing² × importance, where missing
 * is 1 − the likelihood that the user's page covers it. If a judge's answers settle that: missing^0.1 × importance. Halved if no quote
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
    .flatMap((row) => gapCandidate(row, { userId, citations, evidence }) ?? [])
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
 * the tenth root is taken: nothing is uncertain then, and importance decides. What the page has in part (a likelihood of one half)
 * comes only behind what it lacks whole and is as important (docs/experiments/coverage/gaps.md).
 */
function missingShare({ userLikelihood, judgeIsCertain }: GapCandidate): number {
  return (1 - userLikelihood) ** (judgeIsCertain ? SETTLED_POWER : UNSETTLED_POWER)
}

import type { Gap, Tier } from '@gaplens/contracts/report'
import type { Cell } from './matrix.ts'
import type { Cut } from './passages.ts'
import { normalise } from './terms.ts'
import type { DraftTopic } from './topics.ts'

/** A topic with its weight and its row of the matrix. */
export interface WeighedTopic {
  readonly id: string
  readonly draft: DraftTopic
  readonly weight: number
  readonly coveredBy: number
  /** Sites among those pages. */
  readonly sites: number
  readonly cells: readonly Cell[]
}

/** From this impact on a gap is of high impact; up to this difficulty it is easy. */
export const HIGH_IMPACT = 45
export const LOW_DIFFICULTY = 50
const QUOTES_A_GAP = 3
const GAPS_MAX = 20
/**
 * What the AI Overview does not speak of is a gap only where this share of the sites that were read covers it (of few
 * sites, one is enough): what one page alone says is its own, not the subject's.
 */
const CONSENSUS = 0.2
/** A gap must weigh at least this share of the weightiest one. */
const LEAST_SHARE = 0.1
/** A gap's order counts for less the nearer the user's page comes. */
const NEARNESS = 0.5

/** A gap and the passages it quotes. */
export interface DraftGap extends Omit<Gap, 'passageIds' | 'closestPassageId'> {
  readonly topic: WeighedTopic
  readonly quotes: readonly string[]
  readonly closest: string | null
}

/** Topics that others cover and the user's page does not, the weightiest first. */
export function findGaps(
  topics: readonly WeighedTopic[],
  userId: string,
  citedRead: number,
  sitesRead: number,
): DraftGap[] {
  return topics
    .filter((topic) => {
      const user = topic.cells.find((cell) => cell.pageId === userId)
      if (user === undefined || user.level !== 'absent' || topic.coveredBy === 0) return false
      return topic.draft.statements.length > 0 || topic.sites >= Math.max(1, Math.ceil(CONSENSUS * sitesRead))
    })
    .map((topic) => draftGap(topic, userId, citedRead))
    .sort((a, b) => order(b, userId) - order(a, userId) || (a.topicId < b.topicId ? -1 : 1))
    .filter((gap, _, all) => order(gap, userId) >= LEAST_SHARE * order(all[0] ?? gap, userId))
    .slice(0, GAPS_MAX)
}

function order(gap: DraftGap, userId: string): number {
  return gap.weight * (1 - NEARNESS * userScore(gap.topic, userId))
}

function userScore(topic: WeighedTopic, userId: string): number {
  return topic.cells.find((cell) => cell.pageId === userId)?.score ?? 0
}

function draftGap(topic: WeighedTopic, userId: string, citedRead: number): DraftGap {
  const user = topic.cells.find((cell) => cell.pageId === userId)
  const impact = impactOf(topic, user?.score ?? 0, citedRead)
  const difficulty = difficultyOf(topic, user?.level === 'touched')
  const quotes = topic.cells
    .filter((cell) => cell.pageId !== userId && cell.level === 'covered')
    .flatMap(({ score, best }) => (best[0] === undefined ? [] : [{ score, cut: best[0].cut }]))
    .sort((a, b) => saysName(b.cut, topic) - saysName(a.cut, topic) || b.score - a.score)
    .slice(0, QUOTES_A_GAP)
    .map(({ cut }) => cut.id)
  return {
    topicId: topic.id,
    name: topic.draft.name,
    weight: topic.weight,
    impact,
    difficulty,
    tier: tierOf(impact, difficulty),
    topic,
    quotes,
    closest: user?.closest?.cut.id ?? null,
    certainty: 'possible',
  }
}

/** What speaks of a topic by its name is read as proof at once: 2 in the words themselves, 1 in their heading. */
function saysName(cut: Cut, topic: WeighedTopic): number {
  const name = normalise(topic.draft.name)
  if (normalise(cut.quote).includes(name)) return 2
  return normalise(cut.heading).includes(name) ? 1 : 0
}

/**
 * 0–100: how much closing the gap would bring the page nearer to what is shown and cited.
 * 40 × the AI Overview speaks of it + 60 × share of the cited pages that cover it, less up to half as the
 * user's page comes near.
 */
export function impactOf(topic: WeighedTopic, userScore: number, citedRead: number): number {
  const shown = topic.draft.statements.length > 0 ? 1 : 0
  const shared = citedRead === 0 ? 0 : Math.min(1, topic.coveredBy / citedRead)
  return Math.round((40 * shown + 60 * shared) * (1 - 0.5 * Math.min(1, userScore)))
}

/** Characters of the longest treatment that makes a gap as hard as length alone can. */
const LONG_TREATMENT = 1_200
const FIRST_HAND = /實測|實際|親自|我們測|測試結果|心得|案例|經驗|研究|數據|調查|統計|訪談|比較表/u

/**
 * 0–100: how much work closing the gap takes.
 * 50 × typical length of the treatment (1,200 characters or more: all of it) + 15 × it holds tables or lists
 * + 20 × covering pages rest on tests, cases or data of their own + 15 × the user's page says nothing of it yet.
 */
export function difficultyOf(topic: WeighedTopic, touched: boolean): number {
  const lengths = topic.draft.members.map((unit) => unit.section.chars).sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? 0
  const cuts = topic.draft.members.flatMap((unit) => unit.cuts)
  const structured = cuts.some(({ cut }) => cut.kind === 'tableRow' || cut.kind === 'listItem')
  const firstHand = cuts.some(({ cut }) => FIRST_HAND.test(cut.quote))
  return Math.round(
    50 * Math.min(1, typical / LONG_TREATMENT) +
      (structured ? 15 : 0) +
      (firstHand ? 20 : 0) +
      (touched ? 0 : 15),
  )
}

/** P1: high impact, low difficulty; P2: high impact, high difficulty; P3: the rest. */
export function tierOf(impact: number, difficulty: number): Tier {
  if (impact < HIGH_IMPACT) return 'p3_longTerm'
  return difficulty <= LOW_DIFFICULTY ? 'p1_immediate' : 'p2_mediumTerm'
}

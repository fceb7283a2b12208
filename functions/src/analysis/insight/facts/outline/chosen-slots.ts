import type { Gap } from '@gaplens/contracts/analysis/report'
import type { View } from '../view.ts'
import { afterwordOf } from './afterword.ts'
import { LIKELY, likelihoodOf } from './own-mention.ts'
import type { PageSection } from './own-sections.ts'
import { areOnOneThing } from './paired-headings.ts'
import { parallelSections } from './parallel-headings.ts'
import { moneyPlace } from './price-section.ts'
import { earliestPlace, latestPlace } from './procedure-order.ts'
import { runningSteps } from './running-steps.ts'
import { type SectionTie, tiesOf } from './section-ties.ts'
import { agreementOf, anchorsOf } from './source-sequence.ts'

/** Weight of the order of topics in the sources, relative to similarity: as much as all passages near the topic. */
const SEQUENCE = 0.2
/** The bonus of passages from which a step is extended instead of writing a new section elsewhere. */
const IN_THE_STEP = 0.25
/** Value of a position that is too early for the gap or after a page's last word: below every other. */
const UNFIT = -100
/** Below this value by words and passages, a section is as good as not of a gap's subject. */
const UNTIED = 0.1

/** A gap with the similarity of its words with those of each section of the page's body. */
export interface ComparedGap extends Gap {
  readonly similarities: Float32Array
  /** The AI Overview's heading over it, which it shares with others; else its name. */
  readonly heading: string
}

/** The sections of the user's page: all, and those of its body, between which new ones may stand. */
export interface OwnSections {
  readonly all: readonly PageSection[]
  readonly body: readonly PageSection[]
}

/** A position after or within a section of the body. */
export interface Slot {
  /** The index of that section; -1 on a page without sections. */
  readonly at: number
  readonly within: boolean
  /** Whether nothing but the end of the body speaks for it. */
  readonly untied: boolean
  /** How far the section nearest to the gap is of its subject, 0 or more. */
  readonly tie: number
}

/**
 * The position of each gap on its own, by its topic's id: the one with the greatest value by similarity, passages and the order of
 * the sources, or the end of the body for what no section is near to and no order places.
 */
export function chosenSlots(
  view: View,
  gaps: readonly ComparedGap[],
  { all, body }: OwnSections,
): ReadonlyMap<string, Slot> {
  const anchors = anchorsOf(view, body)
  const joined = new Set([...runningSteps(body), ...parallelSections(body)])
  const isAfterword = afterwordOf(all, body, anchors)
  const slotOf = (gap: ComparedGap): Slot => {
    const ties = tiesOf(view, gap, body, gap.similarities)
    const tie = Math.max(0, ...ties.map(({ whole }) => whole))
    const { shares, isKnown } = agreementOf(view, gap, body.length, anchors)
    const [earliest, latest] = [earliestPlace(gap.name, body), latestPlace(gap.heading, body)]
    if (!isKnown && tie < UNTIED)
      return {
        at: Math.min(moneyPlace(gap.name, body) ?? endOf(ties, isAfterword), latest),
        within: false,
        untied: true,
        tie,
      }
    const isUnfit = (at: number, { whole }: SectionTie) =>
      at < earliest || (whole < UNTIED && isAfterword(at))
    const values = ties.map(
      (each, at) => (isUnfit(at, each) ? UNFIT : 0) + each.whole + SEQUENCE * (shares[at] ?? 0),
    )
    const { at, within } = bestSlot(body, values, ties, joined)
    // Where the page may well say it in other words, it belongs there.
    if (at > latest && likelihoodOf(view, gap) < LIKELY)
      return { at: latest, within: false, untied: false, tie }
    // A new section does not part two sections on one thing.
    const isParting = !within && areOnOneThing(body, at, view.input.keyword)
    return { at: isParting ? at + 1 : at, within, untied: false, tie }
  }
  return new Map(gaps.map((gap) => [gap.topicId, slotOf(gap)]))
}

/** The last section that is neither a price list nor an afterword; where none is, the last. */
function endOf(ties: readonly SectionTie[], isAfterword: (at: number) => boolean): number {
  const last = ties.findLastIndex(({ isForPricesOnly }, at) => !isForPricesOnly && !isAfterword(at))
  return last < 0 ? ties.length - 1 : last
}

/**
 * The section with the greatest value, of equals the last, after or within which a gap is placed. Within it, if it is a step
 * before another and holds passages on the gap; if it holds none, the best section is taken after which no step follows a step,
 * numbered or running on, and no kind another of its series.
 */
function bestSlot(
  body: readonly PageSection[],
  values: readonly number[],
  ties: readonly SectionTie[],
  joined: ReadonlySet<PageSection>,
): Pick<Slot, 'at' | 'within'> {
  const best = lastOfGreatest(values)
  const isBetweenNumbered = (at: number) => isBetween(body, at, ({ step }) => step !== null)
  if (isBetweenNumbered(best) && (ties[best]?.passages ?? 0) >= IN_THE_STEP) return { at: best, within: true }
  const isParting = (at: number) => isBetweenNumbered(at) || isBetween(body, at, (part) => joined.has(part))
  const apart = values.map((value, at) => (isParting(at) ? Number.NEGATIVE_INFINITY : value))
  return { at: lastOfGreatest(apart), within: false }
}

/** Whether a new section after this one would stand between two steps of a procedure. */
function isBetween(
  body: readonly PageSection[],
  at: number,
  isStep: (part: PageSection) => boolean,
): boolean {
  const [before, after] = [body[at], body[at + 1]]
  return before !== undefined && after !== undefined && isStep(before) && isStep(after)
}

function lastOfGreatest(values: readonly number[]): number {
  return values.lastIndexOf(Math.max(...values))
}

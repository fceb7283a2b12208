import type { Gap } from '@gaplens/contracts/analysis/report'
import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { tellsPrices } from '../gaps/gap-prices.ts'
import type { View } from '../view.ts'
import type { PageSection } from './own-sections.ts'

/** Bonus of the section with the user's passage nearest to the topic. */
const NEAREST = 0.3
/** Bonus of a section that holds all of the user's passages near the topic. */
const NEAR = 0.2
/** The likelihood that the user's page covers the topic from which these bonuses count in full. */
const CLEARLY_NEAR = 0.3

/** How far a section is of a gap's subject. */
export interface SectionTie {
  /** The bonus for the user's passages in it that are nearest to the gap's topic. */
  readonly passages: number
  /** That bonus and the similarity of its words; 0 in a section of prices alone that the gap is not on. */
  readonly whole: number
  /** Whether it tells prices alone, and the gap is on none. */
  readonly isForPricesOnly: boolean
}

/**
 * How far each section is of a gap's subject.
 * @param similarities of each section's words with those of the gap; negative ones count as 0, as most sections are unlike it
 */
export function tiesOf(
  view: View,
  gap: Gap,
  parts: readonly PageSection[],
  similarities: Float32Array,
): SectionTie[] {
  const nearness = nearnessOf(view, gap, parts)
  const isPaid = tellsPrices(view, gap)
  return parts.map((part, at) => {
    const passages = nearness.get(part) ?? 0
    // The rows of the user's price list name all that is paid, and nothing else is looked for there.
    const isForPricesOnly = !isPaid && isAboutPrice(part.heading)
    const whole = isForPricesOnly ? 0 : Math.max(0, similarities[at] ?? 0) + passages
    return { passages, whole, isForPricesOnly }
  })
}

/** The bonus of each section that holds one of the user's passages nearest to the gap's topic. */
function nearnessOf(view: View, gap: Gap, parts: readonly PageSection[]): ReadonlyMap<PageSection, number> {
  const topic = view.input.coverage.table.topics.find(({ id }) => id === gap.topicId)
  const own = topic?.verdicts.find(({ pageId }) => pageId === view.user?.id)
  const { quotes, likelihood } = own ?? { quotes: [], likelihood: 0 }
  const clearly = Math.min(1, likelihood / CLEARLY_NEAR)
  const bonus = new Map<PageSection, number>()
  for (const [rank, { start: at }] of quotes.entries()) {
    const part = parts.find(({ start, end }) => at >= start && at < end)
    const more = clearly * ((rank === 0 ? NEAREST : 0) + NEAR / quotes.length)
    if (part !== undefined) bonus.set(part, (bonus.get(part) ?? 0) + more)
  }
  return bonus
}

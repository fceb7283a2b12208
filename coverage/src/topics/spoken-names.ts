import type { Bag } from '@gaplens/text/bags'
import { termsOf } from '@gaplens/text/terms'
import type { TopicText } from './key-phrase.ts'
import { type Candidate, keyOf } from './name-candidates.ts'
import type { Seed } from './seeds.ts'
import type { TopicTerms } from './topic-terms.ts'

/** Least mean share of a name's terms that the topic's quotes contain. */
const QUOTED_SHARE = 0.12
/** Otherwise, least share of the quotes whose heading contains the name. */
const HEADING_SHARE = 0.5
/** Otherwise, least nearness in meaning to the quotes. */
const NEAR = 0.1

/** A quote of a topic with what naming needs of it. */
interface QuotedText extends TopicText {
  /** The heading above it on its page. */
  readonly heading: string
  /** Whether its page is said to cover the topic. */
  readonly covers: boolean
  readonly terms: Bag
}

/** A topic before it is named. */
export interface UnnamedTopic {
  readonly seeds: readonly Seed[]
  /** What the AI Overview and the pages that cover it say. */
  readonly quotes: readonly QuotedText[]
  /** The sources that are not said to cover it, but touch it at most. */
  readonly touching: ReadonlySet<string>
  readonly terms: TopicTerms
  /** How near a name is in meaning to the quotes: their mean cosine, −1 to 1. */
  readonly nearness: (name: string) => number
}

/** Whether the topic's texts speak of a name: several headings, the quotes or their headings contain it, or are near it in meaning. */
export function isSpoken({ text, shared }: Candidate, topic: UnnamedTopic): boolean {
  return (
    shared ||
    quotedShare(text, topic) >= QUOTED_SHARE ||
    isInHeadings(text, topic) ||
    topic.nearness(text) >= NEAR
  )
}

/** Whether a page has a word of a name in its passage or the heading above it. @param isAsked which; those that cover the topic */
export function isOnPages(
  text: string,
  { quotes }: UnnamedTopic,
  keyword: string,
  isAsked: (quote: QuotedText) => boolean = ({ covers }) => covers,
): boolean {
  const common = new Set(termsOf(keyword))
  const own = termsOfName(text).filter((term) => [...term].length > 1 && !common.has(term))
  return quotes.filter(isAsked).some((quote) => {
    const said = new Set(termsOf(`${quote.heading}\n${quote.text}`))
    return own.some((term) => said.has(term))
  })
}

/** The share of a name's terms that a quote of the topic contains, averaged over its quotes; 0–1. */
export function quotedShare(text: string, { quotes, terms }: UnnamedTopic): number {
  const own = termsOfName(text)
  if (own.length === 0) return 0
  const spoken = quotes.map(
    (quote) => own.filter((term) => terms.isIn(term, quote.terms)).length / own.length,
  )
  return spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
}

/** Whether the headings of the topic's quotes contain a name; the text under a heading need not repeat it. */
function isInHeadings(text: string, { quotes }: UnnamedTopic): boolean {
  const key = keyOf(text)
  return quotes.filter(({ heading }) => keyOf(heading).includes(key)).length >= HEADING_SHARE * quotes.length
}

/** The terms of a name without numbers, which are facts about a topic and no part of its name. */
export function termsOfName(text: string): string[] {
  return [...new Set(termsOf(text))].filter((term) => !/^\d/.test(term))
}

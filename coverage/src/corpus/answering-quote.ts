import type { Quote } from './quote.ts'
import { PASSAGE_MAX } from './sentences.ts'

/** A heading that asks: 「可以退貨嗎」. */
const ASKS = /(?:[?？]|嗎|呢)$/u

/**
 * A quote under a heading that asks, from the beginning of its paragraph on, which is where the answer stands: 「裂過的不算。」 behind 「算，一年內
 * 都換。」 would tell the contrary. As it is where that would be too long to read at a glance.
 */
export function answeringQuote(text: string, quote: Quote): Quote {
  const start = text.lastIndexOf('\n', quote.start - 1) + 1
  return ASKS.test(quote.heading.trim()) && quote.end - start <= PASSAGE_MAX ? { ...quote, start } : quote
}

import type { TextRange } from './sentences.ts'

/** Marks that end what began before, at the beginning of a sentence that follows spoken words: 「…。」他說。 */
const ENDS_BEFORE = /^[」』）)”\s]+/u
/** How far behind a quote the words that somebody says in it may end. */
const SAID_MAX = 80

/**
 * A range of a text without marks at its beginning that end what stands before it, and with the end of what somebody says in it: a quote within
 * 「 that never ends cannot be told from what is said of it.
 */
export function wholeQuotation(text: string, { start, end }: TextRange): TextRange {
  const [ending = ''] = ENDS_BEFORE.exec(text.slice(start, end)) ?? []
  const from = ending.length < end - start ? start + ending.length : start
  const quote = text.slice(from, end)
  if (quote.lastIndexOf('「') <= quote.lastIndexOf('」')) return { start: from, end }
  const rest = text.slice(end, end + SAID_MAX)
  const closing = rest.search(/[「」\n]/u)
  return rest[closing] === '」' ? { start: from, end: end + closing + 1 } : { start: from, end }
}

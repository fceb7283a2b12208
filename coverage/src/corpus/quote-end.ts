import { endsAsQuestion, PASSAGE_MAX, type TextRange } from './sentences.ts'

/** A half sentence, or what only announces the rest: 「一片 2,500；」, 「下垂多少：」. */
const UNFINISHED = /[；;，,：:、]\s*$/u

/**
 * Where a quote ends that begins with the first of some neighbouring sentences: with the last that fits. If that is but half a sentence, the quote goes on
 * to the end of it, unless it would be too long to read at a glance; then it ends with the sentence before, if there is one.
 * @param target the length that the quote should reach
 */
export function quoteEndOf(text: string, parts: readonly TextRange[], target: number): number {
  const [first] = parts
  if (first === undefined) return 0
  const isIn = ({ end }: TextRange, length: number) => end - first.start <= length
  // What a quote ends with is what it says.
  const mayEnd = ({ start, end }: TextRange) => !endsAsQuestion(text.slice(start, end))
  const isWhole = ({ start, end }: TextRange) => !UNFINISHED.test(text.slice(start, end))
  const short = parts.filter((part, at) => at === 0 || (isIn(part, target) && mayEnd(part)))
  const last = short.at(-1) ?? first
  if (isWhole(last)) return last.end
  const next = parts.find((part) => part.end > last.end && isWhole(part) && mayEnd(part))
  if (next !== undefined && isIn(next, PASSAGE_MAX)) return next.end
  return (short.findLast(isWhole) ?? last).end
}

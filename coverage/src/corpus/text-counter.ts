import type { Vocabulary } from '@gaplens/text/bags'
import { mergeTexts, type TextBags, textBags } from '@gaplens/text/text-bags'

/** Counts the words of texts. */
export interface TextCounter {
  count(text: string): TextBags
  /** The bags of several counted texts taken together. */
  merge(texts: readonly TextBags[]): TextBags
}

/** A counter that counts each text anew. */
export function textCounter(vocabulary: Vocabulary): TextCounter {
  return {
    count: (text) => textBags(text, vocabulary),
    merge: (texts) => mergeTexts(texts, vocabulary),
  }
}

/**
 * A counter that gives the same bags for a text or a merger that it gave before, so that what was computed from these bags is found
 * again. @param most how many texts, and how many mergers, are cached
 */
export function cachingTextCounter(vocabulary: Vocabulary, most: number): TextCounter {
  const { count, merge } = textCounter(vocabulary)
  const numbers = new WeakMap<TextBags, number>()
  let next = 0
  const numberOf = (text: TextBags): number => {
    const number = numbers.get(text) ?? next++
    numbers.set(text, number)
    return number
  }
  return {
    count: cached(most, count, (text) => text),
    merge: cached(most, merge, (texts) => texts.map(numberOf).join()),
  }
}

function cached<Input>(
  most: number,
  compute: (input: Input) => TextBags,
  keyOf: (input: Input) => string,
): (input: Input) => TextBags {
  const known = new Map<string, TextBags>()
  return (input) => {
    const key = keyOf(input)
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const bags = compute(input)
    known.set(key, bags)
    return bags
  }
}

import type { Vocabulary } from '@gaplens/text/bags'
import { mergeTexts, type TextBags, textBags } from '@gaplens/text/text-bags'
import { BoundedCache } from '../bounded-cache.ts'

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
  const counted = new BoundedCache<TextBags>(most)
  const merged = new BoundedCache<TextBags>(most)
  return {
    count: (text) => counted.get(text, () => count(text)),
    merge: (texts) => merged.get(texts.map(numberOf).join(), () => merge(texts)),
  }
}

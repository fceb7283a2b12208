import type { Bag, Vocabulary } from './bags.ts'
import { eachLetter, eachTerm, eachWord, normalise } from './terms.ts'

/** What of a text is compared: its terms, its single Chinese characters, its dictionary words. */
export interface TextBags {
  readonly terms: Bag
  readonly letters: Bag
  readonly words: Bag
}

/** A text in the three forms it is compared in. */
export function textBags(text: string, vocabulary: Vocabulary): TextBags {
  const plain = normalise(text)
  return {
    terms: vocabulary.bagOf((take) => {
      eachTerm(plain, take)
    }),
    letters: vocabulary.bagOf((take) => {
      eachLetter(plain, take)
    }),
    words: vocabulary.bagOf((take) => {
      eachWord(plain, take)
    }),
  }
}

/** Several texts as one. */
export function mergeTexts(texts: readonly TextBags[], vocabulary: Vocabulary): TextBags {
  return {
    terms: vocabulary.merge(texts.map((text) => text.terms)),
    letters: vocabulary.merge(texts.map((text) => text.letters)),
    words: vocabulary.merge(texts.map((text) => text.words)),
  }
}

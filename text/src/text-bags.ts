import type { Bag, Vocabulary } from './bags.ts'
import { eachCharacter, eachTerm, eachWord, normalise } from './terms.ts'

/** The three bags by which a text is compared: its terms, its single Chinese characters and its dictionary words. */
export interface TextBags {
  readonly terms: Bag
  readonly characters: Bag
  readonly words: Bag
}

export function textBags(text: string, vocabulary: Vocabulary): TextBags {
  const plain = normalise(text)
  return {
    terms: vocabulary.bagOf((take) => {
      eachTerm(plain, take)
    }),
    characters: vocabulary.bagOf((take) => {
      eachCharacter(plain, take)
    }),
    words: vocabulary.bagOf((take) => {
      eachWord(plain, take)
    }),
  }
}

/** The bags of several texts taken together. */
export function mergeTexts(texts: readonly TextBags[], vocabulary: Vocabulary): TextBags {
  return {
    terms: vocabulary.merge(texts.map((text) => text.terms)),
    characters: vocabulary.merge(texts.map((text) => text.characters)),
    words: vocabulary.merge(texts.map((text) => text.words)),
  }
}

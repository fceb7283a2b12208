import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { Similarity, type TextVector } from '@gaplens/text/similarity'
import { type TextBags, textBags } from '@gaplens/text/text-bags'
import { WordAlignment } from '@gaplens/text/word-alignment'
import type { View } from '../view.ts'
import { sectionsOf } from './own-sections.ts'

/** Weight of word vectors, relative to the words themselves. */
const MEANING = 0.5

/** A text prepared for comparison. */
export interface Unit {
  readonly vector: TextVector
  readonly words: Bag
}

/** Compares texts with term weights from the sections of all pages. */
export function comparison(view: View) {
  const vocabulary = new Vocabulary()
  const pages = [...(view.user === null ? [] : [view.user]), ...view.othersRead]
  const texts = pages.flatMap(({ page }) =>
    sectionsOf(page).map(({ heading, text }) => textBags(`${heading}\n${text}`, vocabulary)),
  )
  const over = (kind: keyof TextBags) =>
    new Collection(
      texts.map((text) => text[kind]),
      vocabulary.size,
    )
  const collections = { terms: over('terms'), characters: over('characters'), words: over('words') }
  const similarity = new Similarity(collections, texts, vocabulary)
  const alignment = new WordAlignment(vocabulary, collections.words)
  const words = (units: readonly Unit[]) => units.map((unit) => unit.words)
  return {
    unitOf(text: string): Unit {
      const bags = textBags(text, vocabulary)
      return { vector: similarity.vectorOf(bags), words: bags.words }
    },
    terms: (a: Unit | undefined, b: Unit | undefined): number =>
      a === undefined || b === undefined ? 0 : (similarity.terms(a.vector, [b.vector])[0] ?? 0),
    /** A row for each text: its similarity with each section by terms, by word vectors, and by words aligned both ways. */
    similarities(units: readonly Unit[], parts: readonly Unit[]): Float32Array[] {
      const vectors = parts.map(({ vector }) => vector)
      const there = alignment.align(words(units), words(parts))
      const back = alignment.align(words(parts), words(units))
      return units.map(({ vector }, at) => {
        const terms = similarity.terms(vector, vectors)
        const meanings = similarity.wordMeanings(vector, vectors)
        return terms.map(
          (value, part) =>
            value + MEANING * (meanings[part] ?? 0) + (there[at]?.[part] ?? 0) + (back[part]?.[at] ?? 0),
        )
      })
    },
  }
}

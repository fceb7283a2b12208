import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { eachCharacter, eachTerm, eachWord, normalise } from '@gaplens/text/terms'
import { WordMatches } from '@gaplens/text/word-matches'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { canonicalText, type SourceSentence } from '../sources/source-sentences.ts'
import { namesIn } from './claim-kinds.ts'
import { datesIn, isYear } from './dates-in.ts'
import { actionsOf, periodsIn } from './frequency-words.ts'
import { countsIn, numbersIn } from './numbers-in.ts'

/** Length of a line that only dates its page: 「民國 105 年 3 月整理」. */
const DATELINE = 20
const NO_YEARS: ReadonlySet<string> = new Set()

/** A sentence of a source that gives figures, numbers or dates. */
export interface FigurePassage extends Pick<SourceSentence, 'pageId' | 'start' | 'end' | 'text' | 'heading'> {
  /** Its heading and its text as `canonicalText`. */
  readonly canonical: string
  /** The title of its page as `canonicalText`, if the passage itself has no name; else empty. */
  readonly title: string
  /** Its figures, in text order. */
  readonly claims: readonly FigureClaim[]
  /** Its numbers, including those of figures and single digits, its dates, and 「每週」. */
  readonly numbers: ReadonlySet<string>
  /** The years that short lines of its page give, such as the page's own date. */
  readonly years: ReadonlySet<string>
  /** Whether it gives a number, not only 「每週」. Only such passages decide how rare a word is. */
  readonly isCounted: boolean
  /** Its numbers without a known unit. */
  readonly bareNumbers: ReadonlySet<string>
}

/** A passage and its similarity to a sentence, 0–1: by words, without figures. */
export interface NearPassage {
  readonly passage: FigurePassage
  readonly similarity: number
}

interface Counted extends FigurePassage {
  readonly words: Bag
  /** Single Chinese characters, and normalised words of other scripts. */
  readonly characters: Bag
}

/**
 * Finds the sources' sentences with figures that are about the same thing as a given sentence. The similarity is the mean of two
 * parts, both weighted by IDF: how well each word of the sentence is matched by a word of similar meaning in the passage, and the
 * share of its characters that the passage contains. Words find synonyms; characters find terms that are in no dictionary.
 */
export class FigurePassages {
  readonly #vocabulary = new Vocabulary()
  readonly #passages: readonly Counted[]
  readonly #words: Collection
  readonly #characters: Collection
  readonly #matches: WordMatches
  /** Cache: for each word, its best match in each passage. */
  readonly #columns = new Map<number, Float32Array>()

  constructor(sentences: readonly SourceSentence[], claims: readonly FigureClaim[]) {
    const bySentence = Map.groupBy(claims, ({ sourceId, end, sentence }) => `${sourceId} ${end} ${sentence}`)
    const yearsOf = new Map(
      [...Map.groupBy(sentences, ({ pageId }) => pageId)].map(([pageId, own]) => [pageId, yearsIn(own)]),
    )
    this.#passages = sentences.flatMap((sentence): Counted[] => {
      const { pageId, start, end, text, heading, head } = sentence
      const own = bySentence.get(`${pageId} ${end} ${text}`) ?? []
      const periods = periodsIn(own[0]?.bare ?? text)
      const said = [...numbersIn(text), ...datesIn(text), ...countsIn(text)]
      const isCounted = own.length + said.length > 0
      if (!isCounted && periods.length === 0) return []
      const numbers = new Set([
        ...said,
        ...periods,
        ...numbersIn(heading),
        ...datesIn(heading),
        ...sumsOf(own),
      ])
      const bare = own.length === 0 ? text : `${own[0]?.bare} ${own.map(({ clause }) => clause).join(' ')}`
      const { words, characters } = this.#count(`${heading} ${head} ${bare} ${actionsOf(own)}`)
      const years = yearsOf.get(pageId) ?? NO_YEARS
      const bareNumbers = new Set(numbersIn(own[0]?.bare ?? text))
      const place = { pageId, start, end, text, heading, canonical: canonicalText(`${heading} ${text}`) }
      const title = namesIn(`${heading}\n${text}`).length === 0 ? canonicalText(own[0]?.title ?? '') : ''
      return [{ ...place, title, claims: own, isCounted, numbers, years, bareNumbers, words, characters }]
    })
    const over = (kind: 'words' | 'characters') =>
      new Collection(
        this.#passages.filter(({ isCounted }) => isCounted).map((passage) => passage[kind]),
        this.#vocabulary.size,
      )
    this.#words = over('words')
    this.#characters = over('characters')
    this.#matches = new WordMatches(this.#vocabulary)
  }

  /** All passages, in the order of the sources. */
  get all(): readonly FigurePassage[] {
    return this.#passages
  }

  /** Every passage with its similarity to a text, the most similar first. @param text a sentence without its figures */
  near(text: string): NearPassage[] {
    const { words, characters } = this.#count(text)
    this.#match(words)
    const all = weightOf(words, this.#words)
    const letters = weightOf(characters, this.#characters)
    return this.#passages
      .map((passage, at) => {
        let matched = 0
        for (const id of words.ids) matched += this.#words.idf(id) * (this.#columns.get(id)?.[at] ?? 0)
        let shared = 0
        for (const id of characters.ids) if (passage.characters.has(id)) shared += this.#characters.idf(id)
        const byWords = all === 0 ? 0 : matched / all
        return { passage, similarity: letters === 0 ? byWords : (byWords + shared / letters) / 2 }
      })
      .sort((a, b) => b.similarity - a.similarity)
  }

  #count(text: string): { words: Bag; characters: Bag } {
    const plain = normalise(text)
    return {
      words: this.#vocabulary.bagOf((take) => eachWord(plain, take)),
      characters: this.#vocabulary.bagOf((take) => {
        eachCharacter(plain, take)
        eachTerm(plain, (term) => {
          if (/^[a-z]/.test(term)) take(term)
        })
      }),
    }
  }

  #match({ ids }: Bag): void {
    const fresh = ids.filter((id) => !this.#columns.has(id))
    if (fresh.length === 0) return
    const { rows, placeOf } = this.#matches.of(
      this.#passages.map((passage) => passage.words),
      fresh,
    )
    for (const id of fresh) {
      const place = placeOf.get(id) ?? 0
      this.#columns.set(
        id,
        Float32Array.from(rows, (row) => row[place] ?? 0),
      )
    }
  }
}

/** Sums of money as plain numbers: 「28 萬」 also gives 280,000. */
function sumsOf(claims: readonly FigureClaim[]): string[] {
  return claims.flatMap(({ figure: { dimension, low, high } }) =>
    dimension === 'money' ? [low, high].filter(Number.isFinite).map((value) => `${value}`) : [],
  )
}

function yearsIn(sentences: readonly SourceSentence[]): ReadonlySet<string> {
  const lines = sentences.filter(({ text }) => text.length <= DATELINE)
  return new Set(lines.flatMap(({ text }) => datesIn(text).filter(isYear)))
}

function weightOf({ ids }: Bag, rarity: Collection): number {
  let all = 0
  for (const id of ids) all += rarity.idf(id)
  return all
}

import { type Bag, bagOf, Collection, mergeBags } from './bm25.ts'
import { type Cut, type CutPage, cutPage, type Section } from './passages.ts'
import type { Source } from './source.ts'
import { type Point, Space, type TextBags } from './space.ts'
import { lettersOf, termsOf, wordsOf } from './terms.ts'

/** A passage with its terms. */
export interface CutUnit {
  readonly cut: Cut
  /** Its own terms and its heading's. */
  readonly bag: Bag
}

/** A section with its terms and its place among all sections. */
export interface SectionUnit {
  readonly section: Section
  /** Body and heading together. */
  readonly bag: Bag
  readonly point: Point
  readonly cuts: readonly CutUnit[]
  readonly source: Source
}

/** A page with its terms. */
export interface PageUnits {
  readonly source: Source
  readonly sections: readonly SectionUnit[]
}

/** Every page of the comparison, cut and counted. */
export interface Corpus {
  readonly pages: readonly PageUnits[]
  /** Frequencies over the sections of all pages. */
  readonly collection: Collection
  readonly space: Space
}

/** Cuts and counts every page that was read. Linear in their text. */
export function buildCorpus(sources: readonly Source[]): Corpus {
  const cut = sources.filter((source) => source.page !== null).map(cutPage)
  const texts = cut.map((page) => page.sections.map((section) => textBags(textOf(section))))
  const all = texts.flat()
  const collections = {
    terms: new Collection(all.map((text) => text.terms)),
    letters: new Collection(all.map((text) => text.letters)),
    words: new Collection(all.map((text) => text.words)),
  }
  const space = new Space(collections, all)
  const pages = cut.map((page, at) => unitsOf(page, texts[at] ?? [], space))
  return { pages, collection: collections.terms, space }
}

/** A text in the three forms it is compared in. */
export function textBags(text: string): TextBags {
  return { terms: bagOf(termsOf(text)), letters: bagOf(lettersOf(text)), words: bagOf(wordsOf(text)) }
}

function textOf(section: Section): string {
  return [section.subject, ...section.cuts.map((cut) => cut.quote)].join('\n')
}

function unitsOf(page: CutPage, texts: readonly TextBags[], space: Space): PageUnits {
  const sections = page.sections.map((section, at): SectionUnit => {
    const text = texts[at] ?? textBags('')
    const heading = bagOf(termsOf(section.subject))
    return {
      section,
      bag: text.terms,
      point: space.place(text),
      cuts: section.cuts.map((cut) => ({ cut, bag: mergeBags([heading, bagOf(termsOf(cut.quote))]) })),
      source: page.source,
    }
  })
  return { source: page.source, sections }
}

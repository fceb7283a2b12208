import { type Bag, bagOf, Collection, mergeBags } from './bm25.ts'
import { type Cut, type CutPage, cutPage, type Section } from './passages.ts'
import type { Source } from './source.ts'
import { termsOf } from './terms.ts'

/** A passage with its terms. */
export interface CutUnit {
  readonly cut: Cut
  /** Its own terms and its heading's. */
  readonly bag: Bag
}

/** A section with its terms. */
export interface SectionUnit {
  readonly section: Section
  /** Body and heading together. */
  readonly bag: Bag
  readonly heading: Bag
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
}

/** Cuts and counts every page that was read. Linear in their text. */
export function buildCorpus(sources: readonly Source[]): Corpus {
  const pages = sources.filter((source) => source.page !== null).map((source) => unitsOf(cutPage(source)))
  const bags = pages.flatMap((page) => page.sections.map((section) => section.bag))
  return { pages, collection: new Collection(bags) }
}

function unitsOf(page: CutPage): PageUnits {
  const sections = page.sections.map((section): SectionUnit => {
    const heading = bagOf(termsOf(section.subject))
    const own = section.cuts.map((cut) => bagOf(termsOf(cut.quote)))
    return {
      section,
      heading,
      bag: mergeBags([heading, ...own]),
      cuts: section.cuts.map((cut, at) => ({ cut, bag: mergeBags([heading, own[at] ?? bagOf([])]) })),
      source: page.source,
    }
  })
  return { source: page.source, sections }
}

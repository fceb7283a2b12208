import { type Bag, bagOf, Collection, mergeBags } from './bm25.ts'
import { type Cut, type CutPage, cutPage, type Section } from './passages.ts'
import type { Source } from './source.ts'
import { type Point, Space, type TextBags } from './space.ts'
import { lettersOf, normalise, termsOf, wordsOf } from './terms.ts'

/** A passage with its terms. */
export interface CutUnit {
  readonly cut: Cut
  readonly bag: Bag
  readonly point: Point
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
  const pages = withoutFurniture(sources.filter((source) => source.page !== null).map(cutPage))
  const counted = pages.map((page) => ({ page, sections: page.sections.map(countSection) }))
  const texts = counted.flatMap(({ sections }) => sections.map((section) => section.text))
  const collections = {
    terms: new Collection(texts.map((text) => text.terms)),
    letters: new Collection(texts.map((text) => text.letters)),
    words: new Collection(texts.map((text) => text.words)),
  }
  const space = new Space(collections, texts)
  return {
    pages: counted.map(({ page, sections }) => ({
      source: page.source,
      sections: sections.map((section) => unitOf(section, page.source, space)),
    })),
    collection: collections.terms,
    space,
  }
}

interface CountedSection {
  readonly section: Section
  readonly cuts: readonly { readonly cut: Cut; readonly text: TextBags }[]
  /** Heading and cuts together. */
  readonly text: TextBags
}

function countSection(section: Section): CountedSection {
  const heading = textBags(section.subject)
  const cuts = section.cuts.map((cut) => ({ cut, text: textBags(cut.quote) }))
  const [only] = cuts
  // Not counted again: what has no heading and one passage is that passage.
  if (only !== undefined && cuts.length === 1 && heading.words.length + heading.terms.length === 0)
    return { section, cuts, text: only.text }
  const parts = [heading, ...cuts.map((cut) => cut.text)]
  const text = {
    terms: mergeBags(parts.map((part) => part.terms)),
    letters: mergeBags(parts.map((part) => part.letters)),
    words: mergeBags(parts.map((part) => part.words)),
  }
  return { section, cuts, text }
}

function unitOf({ section, cuts, text }: CountedSection, source: Source, space: Space): SectionUnit {
  const point = space.place(text)
  return {
    section,
    bag: text.terms,
    point,
    cuts: cuts.map((each) => ({
      cut: each.cut,
      bag: each.text.terms,
      point: cuts.length === 1 ? point : space.place(each.text),
    })),
    source,
  }
}

/** Passages this short may well stand on two pages of a site by chance. */
const FURNITURE_MIN = 6

/**
 * Leaves out what stands word for word on two pages of one site: addresses, notices, lists of hot topics. It is the
 * site's, not the page's. The user's own page keeps all its text.
 */
function withoutFurniture(pages: readonly CutPage[]): CutPage[] {
  const seenOn = new Map<string, Set<string>>()
  const keyOf = (page: CutPage, quote: string) => `${hostOf(page.source.url)} ${quote.trim()}`
  for (const page of pages)
    for (const { cuts } of page.sections)
      for (const { quote } of cuts) {
        if (quote.length < FURNITURE_MIN) continue
        const key = keyOf(page, quote)
        seenOn.set(key, (seenOn.get(key) ?? new Set()).add(page.source.id))
      }
  return pages.map((page) => {
    if (page.source.role === 'user') return page
    const sections = page.sections.flatMap((section) => {
      const cuts = section.cuts.filter(({ quote }) => (seenOn.get(keyOf(page, quote))?.size ?? 0) < 2)
      const chars = cuts.reduce((sum, { quote }) => sum + quote.length, 0)
      return cuts.length === 0 ? [] : [{ ...section, cuts, chars }]
    })
    return { ...page, sections }
  })
}

/** The host of an address; the text itself when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** A text in the three forms it is compared in. */
export function textBags(text: string): TextBags {
  const plain = normalise(text)
  return { terms: bagOf(termsOf(plain)), letters: bagOf(lettersOf(plain)), words: bagOf(wordsOf(plain)) }
}

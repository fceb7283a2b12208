import { type Bag, Vocabulary } from './bags.ts'
import { Collection } from './bm25.ts'
import { type Cut, type CutPage, cutPage, type Section } from './passages.ts'
import type { Source } from './source.ts'
import { type Point, Space } from './space.ts'
import { mergeTexts, type TextBags, textBags } from './text-bags.ts'

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
  /** The numbers of all terms. */
  readonly vocabulary: Vocabulary
}

/** Cuts and counts every page that was read. Linear in their text. */
export function buildCorpus(sources: readonly Source[]): Corpus {
  const pages = withoutFurniture(sources.filter((source) => source.page !== null).map(cutPage))
  const vocabulary = new Vocabulary()
  const counted = pages.map((page) => ({
    page,
    sections: page.sections.map((section) => countSection(section, vocabulary)),
  }))
  const texts = counted.flatMap(({ sections }) => sections.map((section) => section.text))
  const collections = {
    terms: new Collection(
      texts.map((text) => text.terms),
      vocabulary.size,
    ),
    letters: new Collection(
      texts.map((text) => text.letters),
      vocabulary.size,
    ),
    words: new Collection(
      texts.map((text) => text.words),
      vocabulary.size,
    ),
  }
  const space = new Space(collections, texts, vocabulary)
  return {
    pages: counted.map(({ page, sections }) => ({
      source: page.source,
      sections: sections.map((section) => unitOf(section, page.source, space)),
    })),
    collection: collections.terms,
    space,
    vocabulary,
  }
}

interface CountedSection {
  readonly section: Section
  readonly cuts: readonly { readonly cut: Cut; readonly text: TextBags }[]
  /** Heading and cuts together. */
  readonly text: TextBags
}

function countSection(section: Section, vocabulary: Vocabulary): CountedSection {
  const heading = textBags(section.subject, vocabulary)
  const cuts = section.cuts.map((cut) => ({ cut, text: textBags(cut.quote, vocabulary) }))
  const [only] = cuts
  // Not counted again: what has no heading and one passage is that passage.
  if (only !== undefined && cuts.length === 1 && heading.words.length + heading.terms.length === 0)
    return { section, cuts, text: only.text }
  return { section, cuts, text: mergeTexts([heading, ...cuts.map((cut) => cut.text)], vocabulary) }
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
  const keyOf = (host: string, quote: string) => `${host} ${quote.trim()}`
  const hosts = pages.map((page) => hostOf(page.source.url))
  const shared = new Set(hosts.filter((host, at) => hosts.indexOf(host) !== at))
  pages.forEach((page, at) => {
    const host = hosts[at] ?? ''
    if (!shared.has(host)) return
    for (const { cuts } of page.sections)
      for (const { quote } of cuts) {
        if (quote.length < FURNITURE_MIN) continue
        const key = keyOf(host, quote)
        seenOn.set(key, (seenOn.get(key) ?? new Set()).add(page.source.id))
      }
  })
  return pages.map((page, at) => {
    const host = hosts[at] ?? ''
    if (page.source.role === 'user' || !shared.has(host)) return page
    const sections = page.sections.flatMap((section) => {
      const cuts = section.cuts.filter(({ quote }) => (seenOn.get(keyOf(host, quote))?.size ?? 0) < 2)
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

import { type Bag, Vocabulary } from './bags.ts'
import { Collection } from './bm25.ts'
import { withoutFurniture } from './furniture.ts'
import { type Cut, cutPage, type Section } from './passages.ts'
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

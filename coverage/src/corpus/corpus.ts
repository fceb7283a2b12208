import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { Similarity, type TextVector } from '@gaplens/text/similarity'
import { mergeTexts, type TextBags, textBags } from '@gaplens/text/text-bags'
import { WordAlignment } from '@gaplens/text/word-alignment'
import type { WordMatches } from '@gaplens/text/word-matches'
import type { TextSource } from '../source.ts'
import { type Claim, type Section, type SectionedPage, splitIntoSections } from './sections.ts'
import { withoutSiteBoilerplate } from './site-boilerplate.ts'

/** A claim, ready to be compared. */
export interface ClaimUnit {
  readonly claim: Claim
  readonly terms: Bag
  readonly words: Bag
  /** Of its words, and for a row of a table the names of the columns. */
  readonly vector: TextVector
  /** Place of its section among all sections of the corpus. */
  readonly section: number
}

/** A section, ready to be compared. */
export interface SectionUnit {
  readonly section: Section
  readonly source: TextSource
  /** Of the heading's own words; null for a section without a subject. */
  readonly heading: TextVector | null
  /** Of the heading's own words; empty for a section without a subject. */
  readonly headingTerms: Bag
  /** Of heading and claims together. */
  readonly body: TextVector
  readonly terms: Bag
  readonly words: Bag
  readonly claims: readonly ClaimUnit[]
  /** Place among all sections of the corpus. */
  readonly at: number
}

/** A page as coverage sees it. */
export interface PageUnits {
  readonly source: TextSource
  readonly sections: readonly SectionUnit[]
}

/** Every page of the comparison, cut and counted. */
export interface Corpus {
  readonly pages: readonly PageUnits[]
  readonly sections: readonly SectionUnit[]
  readonly claims: readonly ClaimUnit[]
  /** Frequencies over the sections of all pages. */
  readonly collection: Collection
  readonly similarity: Similarity
  readonly alignment: WordAlignment
  readonly vocabulary: Vocabulary
}

/** Cuts and counts every page that was read. Linear in their text. */
export function buildCorpus(sources: readonly TextSource[]): Corpus {
  const pages = withoutSiteBoilerplate(
    sources.filter((source) => source.page !== null).map(splitIntoSections),
  )
  const vocabulary = new Vocabulary()
  const counted = pages.map((page) => countPage(page, vocabulary))
  return corpusOf(counted, countCollection(counted, vocabulary), vocabulary)
}

/** A page whose sections' words are counted: the same whatever stands beside it. */
export interface CountedPage {
  readonly source: TextSource
  readonly sections: readonly CountedSection[]
}

/** @param bagsOf the bags of a text, where they are known from before */
export function countPage(
  { source, sections }: SectionedPage,
  vocabulary: Vocabulary,
  bagsOf = (text: string) => textBags(text, vocabulary),
): CountedPage {
  return { source, sections: sections.map((section) => countSection(section, vocabulary, bagsOf)) }
}

/** What all pages together make of their words. */
export type Counts = Pick<Corpus, 'collection' | 'similarity' | 'alignment'>

/**
 * Counts how rare each word is on all pages, and what their mean section says.
 * @param matches those found before, where some of the texts are compared again
 */
export function countCollection(
  pages: readonly CountedPage[],
  vocabulary: Vocabulary,
  matches?: WordMatches,
): Counts {
  const texts = pages.flatMap(({ sections }) => sections.map((section) => section.text))
  const over = (kind: keyof TextBags) =>
    new Collection(
      texts.map((text) => text[kind]),
      vocabulary.size,
    )
  const collections = { terms: over('terms'), characters: over('characters'), words: over('words') }
  return {
    collection: collections.terms,
    similarity: new Similarity(collections, texts, vocabulary),
    alignment: new WordAlignment(vocabulary, collections.words, matches),
  }
}

/** The corpus of some pages, by what they and others make of their words. */
export function corpusOf(pages: readonly CountedPage[], counts: Counts, vocabulary: Vocabulary): Corpus {
  let at = 0
  const units = pages.map(({ source, sections }) => ({
    source,
    sections: sections.map((section) => unitOf(section, source, counts.similarity, at++)),
  }))
  const sections = units.flatMap((page) => page.sections)
  return {
    pages: units,
    sections,
    claims: sections.flatMap((section) => section.claims),
    ...counts,
    vocabulary,
  }
}

export interface CountedSection {
  readonly section: Section
  readonly heading: TextBags
  readonly claims: readonly { readonly claim: Claim; readonly text: TextBags }[]
  /** Heading and claims together. */
  readonly text: TextBags
}

function countSection(
  section: Section,
  vocabulary: Vocabulary,
  bagsOf: (text: string) => TextBags,
): CountedSection {
  const heading = bagsOf(section.subject)
  const claims = section.claims.map((claim) => ({ claim, text: bagsOf(claim.text) }))
  const [only] = claims
  // Not counted again: what has no heading and one claim is that claim.
  const text =
    only !== undefined && claims.length === 1 && section.subject === ''
      ? only.text
      : mergeTexts([heading, ...claims.map((claim) => claim.text)], vocabulary)
  // A row of a table is compared with the names of its columns; the section counts those once.
  const heads = new Map<string, TextBags>()
  const withHeads = claims.map(({ claim, text: own }) => {
    if (claim.tableHead === '') return { claim, text: own }
    const head = heads.get(claim.tableHead) ?? bagsOf(claim.tableHead)
    heads.set(claim.tableHead, head)
    return { claim, text: mergeTexts([head, own], vocabulary) }
  })
  return { section, heading, claims: withHeads, text }
}

function unitOf(
  { section, heading, claims, text }: CountedSection,
  source: TextSource,
  similarity: Similarity,
  at: number,
): SectionUnit {
  const body = similarity.vectorOf(text)
  return {
    section,
    source,
    heading: section.subject === '' ? null : similarity.vectorOf(heading),
    headingTerms: heading.terms,
    body,
    terms: text.terms,
    words: text.words,
    claims: claims.map((each) => ({
      claim: each.claim,
      terms: each.text.terms,
      words: each.text.words,
      vector: each.text === text ? body : similarity.vectorOf(each.text),
      section: at,
    })),
    at,
  }
}

import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { Similarity, type TextVector } from '@gaplens/text/similarity'
import type { TextBags } from '@gaplens/text/text-bags'
import { WordAlignment } from '@gaplens/text/word-alignment'
import { KnownWordMatches, type WordMatches } from '@gaplens/text/word-matches'
import type { TextSource } from '../source.ts'
import { type Claim, type Section, type SectionedPage, splitIntoSections } from './sections.ts'
import { withoutSiteBoilerplate } from './site-boilerplate.ts'
import { type TextCounter, textCounter } from './text-counter.ts'

/** A claim, ready to be compared. */
export interface ClaimUnit {
  readonly claim: Claim
  readonly terms: Bag
  readonly words: Bag
  /** Vector of its words; for a table row, of the column names as well. */
  readonly vector: TextVector
  /** Index of its section among all sections of the corpus. */
  readonly section: number
}

/** A section, ready to be compared. */
export interface SectionUnit {
  readonly section: Section
  readonly source: TextSource
  /** Vector of the heading's words; null if the heading names no subject. */
  readonly heading: TextVector | null
  /** Terms of the heading's words; empty if the heading names no subject. */
  readonly headingTerms: Bag
  /** Vector of heading and claims together. */
  readonly body: TextVector
  readonly terms: Bag
  readonly words: Bag
  readonly claims: readonly ClaimUnit[]
  /** Index among all sections of the corpus. */
  readonly at: number
}

/** A page split into sections and claims, ready to be compared. */
export interface PageUnits {
  readonly source: TextSource
  readonly sections: readonly SectionUnit[]
}

/** Every page of the comparison, split and counted. */
export interface Corpus {
  readonly pages: readonly PageUnits[]
  readonly sections: readonly SectionUnit[]
  readonly claims: readonly ClaimUnit[]
  /** Term frequencies over the sections of all pages. */
  readonly collection: Collection
  readonly similarity: Similarity
  readonly alignment: WordAlignment
  readonly vocabulary: Vocabulary
}

/** Splits and counts every page that was read. Linear in the length of the text. */
export function buildCorpus(sources: readonly TextSource[]): Corpus {
  const pages = withoutSiteBoilerplate(
    sources.filter((source) => source.page !== null).map(splitIntoSections),
  )
  const vocabulary = new Vocabulary()
  const counter = textCounter(vocabulary)
  const counted = pages.map((page) => countPage(page, counter))
  // Seeds are compared with each other and then with every claim, which have most words in common.
  const counts = countCollection(counted, vocabulary, new KnownWordMatches(vocabulary))
  return corpusOf(counted, counts, vocabulary)
}

/** A page with the words of its sections counted. It does not depend on the other pages of the comparison. */
export interface CountedPage {
  readonly source: TextSource
  readonly sections: readonly CountedSection[]
}

/** Counts the words of a page. @param counter a draft hands in one that caches */
export function countPage({ source, sections }: SectionedPage, counter: TextCounter): CountedPage {
  return { source, sections: sections.map((section) => countSection(section, counter)) }
}

/** Statistics that need all pages: how rare words are, and what the vectors and alignments are computed with. */
export type Counts = Pick<Corpus, 'collection' | 'similarity' | 'alignment'>

/**
 * Counts how rare each word is over all pages, and the mean vector of their sections.
 * @param matches cached word matches, if some of the texts were compared before
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

/** Builds the corpus of some pages with statistics that may include other pages as well. */
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

function countSection(section: Section, counter: TextCounter): CountedSection {
  const heading = counter.count(section.subject)
  const claims = section.claims.map((claim) => ({ claim, text: counter.count(claim.text) }))
  const [only] = claims
  // A section without a heading and with a single claim has the counts of that claim.
  const text =
    only !== undefined && claims.length === 1 && section.subject === ''
      ? only.text
      : counter.merge([heading, ...claims.map((claim) => claim.text)])
  // A table row is compared together with its column names; the section's text contains those only once.
  const heads = new Map<string, TextBags>()
  const withHeads = claims.map(({ claim, text: own }) => {
    if (claim.tableHead === '') return { claim, text: own }
    const head = heads.get(claim.tableHead) ?? counter.count(claim.tableHead)
    heads.set(claim.tableHead, head)
    return { claim, text: counter.merge([head, own]) }
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

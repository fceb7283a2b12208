import { type Bag, Vocabulary } from '@gaplens/text/bags'
import { Collection } from '@gaplens/text/bm25'
import { Similarity, type TextVector } from '@gaplens/text/similarity'
import { mergeTexts, type TextBags, textBags } from '@gaplens/text/text-bags'
import { WordAlignment } from '@gaplens/text/word-alignment'
import type { Source } from '../source.ts'
import { type Claim, cutPage, type Section } from './sections.ts'
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
  readonly source: Source
  /** Of the heading's own words; null for a section without a subject. */
  readonly heading: TextVector | null
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
  readonly source: Source
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
export function buildCorpus(sources: readonly Source[]): Corpus {
  const pages = withoutSiteBoilerplate(sources.filter((source) => source.page !== null).map(cutPage))
  const vocabulary = new Vocabulary()
  const counted = pages.map(({ source, sections }) => ({
    source,
    sections: sections.map((section) => countSection(section, vocabulary)),
  }))
  const texts = counted.flatMap(({ sections }) => sections.map((section) => section.text))
  const over = (kind: keyof TextBags) =>
    new Collection(
      texts.map((text) => text[kind]),
      vocabulary.size,
    )
  const collections = { terms: over('terms'), characters: over('characters'), words: over('words') }
  const similarity = new Similarity(collections, texts, vocabulary)
  let at = 0
  const units = counted.map(({ source, sections }) => ({
    source,
    sections: sections.map((section) => unitOf(section, source, similarity, at++)),
  }))
  const sections = units.flatMap((page) => page.sections)
  return {
    pages: units,
    sections,
    claims: sections.flatMap((section) => section.claims),
    collection: collections.terms,
    similarity,
    alignment: new WordAlignment(vocabulary, collections.words),
    vocabulary,
  }
}

interface CountedSection {
  readonly section: Section
  readonly heading: TextBags
  readonly claims: readonly { readonly claim: Claim; readonly text: TextBags }[]
  /** Heading and claims together. */
  readonly text: TextBags
}

function countSection(section: Section, vocabulary: Vocabulary): CountedSection {
  const heading = textBags(section.subject, vocabulary)
  const claims = section.claims.map((claim) => ({ claim, text: textBags(claim.text, vocabulary) }))
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
    const head = heads.get(claim.tableHead) ?? textBags(claim.tableHead, vocabulary)
    heads.set(claim.tableHead, head)
    return { claim, text: mergeTexts([head, own], vocabulary) }
  })
  return { section, heading, claims: withHeads, text }
}

function unitOf(
  { section, heading, claims, text }: CountedSection,
  source: Source,
  similarity: Similarity,
  at: number,
): SectionUnit {
  const body = similarity.vectorOf(text)
  return {
    section,
    source,
    heading: section.subject === '' ? null : similarity.vectorOf(heading),
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

import type { DraftBasisPage } from '@gaplens/contracts/drafts/draft-score'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { SENTENCE } from '../../figures/claims-of-page.ts'
import { isSameValue } from '../arithmetic/same-value.ts'
import { namesIn } from '../claims/claim-kinds.ts'
import { datesIn } from '../claims/dates-in.ts'
import { numbersIn } from '../claims/numbers-in.ts'

/** A sentence of a source, with its terms. */
export interface SourceSentence {
  readonly pageId: string
  /** Range in the page's text. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The heading above it. */
  readonly heading: string
  /** The name of the first column of its table, such as 「方案」; empty outside tables. */
  readonly head: string
  /** The sentence as `canonicalText`. */
  readonly canonical: string
  /** The canonical text without figures. */
  readonly bare: string
  readonly terms: ReadonlySet<string>
}

/** Shorter sentences say too little to support a claim. */
const LEAST_CHARACTERS = 6
/** Characters besides the figure that name it. */
const LEAST_OF_LABEL = 2
const OF_TITLE = ' title'
/** Share of the claim's terms that a sentence must contain before the two are compared character by character. */
const SHARED_TERMS = 0.5
/** Share of the claim's characters that the sentence must contain in the same order, since 「A 比 B 好」 is not 「B 比 A 好」. */
const IN_ORDER = 0.75
/** Two sentences differ in their figures only if their common subsequence is at least this share of the longer one. */
const SAME_SENTENCE = 0.85
const LENGTH_RATIO = 1 / SAME_SENTENCE
/** Two adjacent characters that belong to one number. */
const INSIDE_NUMBER = /^[\d.一二兩三四五六七八九十百千萬半]{2}$/u
const NEGATION = /不|沒|無|未|非|別|勿|免|\b(?:no|not|never|without|cannot)\b|n['’]t\b/giu

/** The id under which a page's title is searched, because the title is not part of the page's text. */
export function titleOf(pageId: string): string {
  return `${pageId}${OF_TITLE}`
}

/** The id of the page for the id of its title or of the page itself. */
export function pageOf(pageId: string): string {
  return pageId.endsWith(OF_TITLE) ? pageId.slice(0, -OF_TITLE.length) : pageId
}

/** The sentences of a page's content. */
export function sentencesOf({
  id,
  text,
  blocks,
}: Pick<DraftBasisPage, 'id' | 'text' | 'blocks'>): SourceSentence[] {
  let heading = ''
  let head: string | null = null
  return blocks.flatMap((block) => {
    const [cell = ''] = text.slice(block.start, block.start + block.length).split('\t')
    head = block.kind === 'tableRow' ? (head ?? (readFigures(cell).length === 0 ? cell : '')) : null
    if (block.kind === 'heading' && block.role === 'content')
      heading = text.slice(block.start, block.start + block.length)
    if (block.role !== 'content' || block.kind === 'heading') return []
    return [...text.slice(block.start, block.start + block.length).matchAll(SENTENCE)].flatMap(
      ({ 0: sentence, index }): SourceSentence[] => {
        const start = block.start + index + (sentence.length - sentence.trimStart().length)
        const own = sentence.trim()
        const canonical = canonicalText(own)
        const bare = canonicalText(withoutFigures(own))
        // A short sentence that names its figure is kept: 「複診 900」, but not 「900 元」.
        if (canonical.length < LEAST_CHARACTERS && (bare.length < LEAST_OF_LABEL || bare === canonical))
          return []
        return [
          {
            pageId: id,
            start,
            end: start + own.length,
            text: own,
            heading,
            head: head ?? '',
            canonical,
            bare,
            terms: new Set(termsOf(own)),
          },
        ]
      },
    )
  })
}

/**
 * The sentences that make the same statement in nearly the same words, best match first. They contain all of the claim's
 * names and dates, and negate as often as the claim does.
 */
export function sentencesSayingTheSame(
  claim: string,
  sentences: readonly SourceSentence[],
): SourceSentence[] {
  const canonical = canonicalText(claim)
  if (canonical.length < LEAST_CHARACTERS) return []
  const terms = [...new Set(termsOf(claim))]
  const names = namesIn(claim).map(canonicalText)
  const dates = datesIn(claim)
  const figures = readFigures(claim)
  const numbers = numbersIn(withoutFigures(claim))
  return sentences
    .flatMap((sentence) => {
      const shared = terms.filter((term) => sentence.terms.has(term)).length
      if (terms.length === 0 || shared < SHARED_TERMS * terms.length) return []
      if (names.some((name) => !sentence.canonical.includes(name))) return []
      const theirs = datesIn(sentence.text)
      if (dates.some((date) => !theirs.includes(date)) || negations(claim) !== negations(sentence.text))
        return []
      const said = numbersIn(sentence.text)
      if (numbers.some((number) => !said.includes(number))) return []
      const given = readFigures(sentence.text)
      if (figures.some((figure) => !given.some((other) => isSameValue(other, figure, sentence.text))))
        return []
      const share = commonInOrder(canonical, sentence.canonical) / canonical.length
      return share < IN_ORDER ? [] : [{ sentence, share }]
    })
    .sort((a, b) => b.share - a.share)
    .map(({ sentence }) => sentence)
}

/** The sentences that differ from the claim in their figures only, so that they give another value of the same thing. */
export function sentencesWithOtherFigures(
  claim: string,
  sentences: readonly SourceSentence[],
): SourceSentence[] {
  const bare = canonicalText(withoutFigures(claim))
  if (bare.length < LEAST_CHARACTERS) return []
  return sentences.filter(
    (sentence) =>
      sentence.bare.length <= bare.length * LENGTH_RATIO &&
      bare.length <= sentence.bare.length * LENGTH_RATIO &&
      negations(claim) === negations(sentence.text) &&
      commonInOrder(bare, sentence.bare) >= SAME_SENTENCE * Math.max(bare.length, sentence.bare.length),
  )
}

function withoutFigures(text: string): string {
  return readFigures(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

/**
 * The canonical form of a text for comparison: without white space and punctuation, and with width and case unified. Marks between
 * digits are kept, because 1.5 is not 15.
 */
export function canonicalText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    .replace(/[\s\p{P}]+/gu, (marks, at: number, whole: string) =>
      /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + marks.length] ?? '')
        ? marks.replace(/\s/gu, '') || ' '
        : '',
    )
}

/** Whether a canonical text contains the words, without cutting a number in two: 「15 分鐘」 does not contain 「5 分鐘」. */
export function containsWhole(canonical: string, words: string): boolean {
  for (let at = canonical.indexOf(words); at >= 0; at = canonical.indexOf(words, at + 1)) {
    const before = canonical.slice(0, at).slice(-1) + words.slice(0, 1)
    const after = words.slice(-1) + canonical.slice(at + words.length).slice(0, 1)
    if (!INSIDE_NUMBER.test(before) && !INSIDE_NUMBER.test(after)) return true
  }
  return false
}

function negations(text: string): number {
  return (text.match(NEGATION) ?? []).length
}

/** Length of the longest common subsequence. */
function commonInOrder(a: string, b: string): number {
  let row = new Uint16Array(b.length + 1)
  for (const letter of a) {
    const next = new Uint16Array(b.length + 1)
    for (let at = 1; at <= b.length; at++)
      next[at] = b[at - 1] === letter ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0)
    row = next
  }
  return row[b.length] ?? 0
}

import type { DraftBasisPage } from '@gaplens/contracts/draft'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { SENTENCE } from '../figures/figure-claims.ts'
import { datesIn, namesIn } from './claim-kinds.ts'
import { numbersIn } from './numbers-in.ts'
import { isSameValue } from './same-value.ts'

/** A sentence of a source, with its terms. */
export interface ToldSentence {
  readonly pageId: string
  /** In the page's text. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The heading that it stands under. */
  readonly heading: string
  /** Without white space and marks, in one form. */
  readonly squeezed: string
  /** The same without its figures. */
  readonly bare: string
  readonly terms: ReadonlySet<string>
}

/** A shorter sentence says too little to bear anything out. */
const LEAST_CHARACTERS = 6
/** Share of the claim's terms that a sentence must say before the two are compared letter by letter. */
const SHARED_TERMS = 0.5
/** Share of the claim's characters that stand in the sentence too, in the same order: 「A 比 B 好」 is not 「B 比 A 好」. */
const IN_ORDER = 0.75
/** Two sentences without their figures are one where they share so much of the longer, in order. */
const TWIN = 0.85
const TWIN_LENGTH = 1 / TWIN
/** Two characters of one number. */
const TORN = /^[\d.一二兩三四五六七八九十百千萬半]{2}$/u
const NEGATION = /不|沒|無|未|非|別|勿|免|\b(?:no|not|never|without|cannot)\b|n['’]t\b/giu

/** The sentences of a page's content. */
export function sentencesOf({
  id,
  text,
  blocks,
}: Pick<DraftBasisPage, 'id' | 'text' | 'blocks'>): ToldSentence[] {
  let heading = ''
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' && block.role === 'content')
      heading = text.slice(block.start, block.start + block.length)
    if (block.role !== 'content' || block.kind === 'heading') return []
    return [...text.slice(block.start, block.start + block.length).matchAll(SENTENCE)].flatMap(
      ({ 0: sentence, index }): ToldSentence[] => {
        const start = block.start + index + (sentence.length - sentence.trimStart().length)
        const own = sentence.trim()
        const squeezed = squeeze(own)
        const bare = squeeze(withoutFigures(own))
        if (squeezed.length < LEAST_CHARACTERS) return []
        return [
          {
            pageId: id,
            start,
            end: start + own.length,
            text: own,
            heading,
            squeezed,
            bare,
            terms: new Set(termsOf(own)),
          },
        ]
      },
    )
  })
}

/** The sentences of sources that say the same in nearly the same words: every name and date of it, no other negation. */
export function toldBy(claim: string, told: readonly ToldSentence[]): ToldSentence[] {
  const squeezed = squeeze(claim)
  if (squeezed.length < LEAST_CHARACTERS) return []
  const terms = [...new Set(termsOf(claim))]
  const names = namesIn(claim).map(squeeze)
  const dates = datesIn(claim)
  const figures = readFigures(claim)
  const numbers = numbersIn(withoutFigures(claim))
  return told
    .flatMap((sentence) => {
      const shared = terms.filter((term) => sentence.terms.has(term)).length
      if (terms.length === 0 || shared < SHARED_TERMS * terms.length) return []
      if (names.some((name) => !sentence.squeezed.includes(name))) return []
      const theirs = datesIn(sentence.text)
      if (dates.some((date) => !theirs.includes(date)) || negations(claim) !== negations(sentence.text))
        return []
      const said = numbersIn(sentence.text)
      if (numbers.some((number) => !said.includes(number))) return []
      const given = readFigures(sentence.text)
      if (figures.some((figure) => !given.some((other) => isSameValue(other, figure, sentence.text))))
        return []
      const share = commonInOrder(squeezed, sentence.squeezed) / squeezed.length
      return share < IN_ORDER ? [] : [{ sentence, share }]
    })
    .sort((a, b) => b.share - a.share)
    .map(({ sentence }) => sentence)
}

/** The sentences of sources that are the same but for their figures: what differs is the value of one thing. */
export function saidOtherwise(claim: string, told: readonly ToldSentence[]): ToldSentence[] {
  const bare = squeeze(withoutFigures(claim))
  if (bare.length < LEAST_CHARACTERS) return []
  return told.filter(
    (sentence) =>
      sentence.bare.length <= bare.length * TWIN_LENGTH &&
      bare.length <= sentence.bare.length * TWIN_LENGTH &&
      negations(claim) === negations(sentence.text) &&
      commonInOrder(bare, sentence.bare) >= TWIN * Math.max(bare.length, sentence.bare.length),
  )
}

function withoutFigures(text: string): string {
  return readFigures(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

/** One form for spellings that differ in marks, width and case only. What parts two numbers stays: 1.5 is not 15. */
export function squeeze(text: string): string {
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

/** Whether squeezed words stand in others and no number of theirs is only a part of one there: 「5 分鐘」 is not in 「15 分鐘」. */
export function saysAll(squeezed: string, words: string): boolean {
  for (let at = squeezed.indexOf(words); at >= 0; at = squeezed.indexOf(words, at + 1)) {
    const before = squeezed.slice(0, at).slice(-1) + words.slice(0, 1)
    const after = words.slice(-1) + squeezed.slice(at + words.length).slice(0, 1)
    if (!TORN.test(before) && !TORN.test(after)) return true
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

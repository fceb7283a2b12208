import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import type { Corpus } from '../corpus/corpus.ts'
import { withoutLabel } from '../topics/overview-statements.ts'
import { LEAVES_OPEN, withoutOpening } from './clauses.ts'
import { type WeightedTerms, weightTerms } from './nearest-claims.ts'

/** Between the clauses of a statement, and between what it lists: 「驗光、配鏡與調整，各要半天」. */
const BETWEEN = /[，。；：、:;,！？!?\n（）()「」]|(?<=\p{Script=Han})(?:以及|[或與及])(?=\p{Script=Han})/u
/** What pages take for granted, or say in many words. Figures are compared by themselves. */
const WORDED_FREELY = /\d|[較更都]|最(?!後)|[台臺]灣|依[^\s]{2}$|為例$/u
/** Of a clause that may be said in other words, quotes have more than this share of the characters. */
const HELD_LEAST = 1 / 3
const CHARACTERS_LEAST = 2
/** A clause that is surely not said: of so many characters, the quotes have none, or of a long one at most this share. */
const SURE_LEAST = 4
const LONG = 8
const BY_CHANCE = 1 / 5
/** What a clause rules out or leaves to one's choice, but no limit: 「不可水洗」, 「毋須預約」, not 「不得超過三成」. */
const RULES_OUT =
  /(?:不(?:可以?(?!或)|能|得(?!不)|會|必|用|需要?|須|應|要|宜|准|建議|給付|理?賠|適[合用]|收|退|[包內]?含)|[無毋][須需庸]|無法|勿|禁止|並非|(?<![減豁以避難])免(?![費疫稅責洗難於不運得]))(?!超過|低於|高於|少於|多於|大於|小於|逾|滿)/u
/** What a clause adds to the others, or limits them to: 「也可能沒有零件可換」, 「只能折抵」. It does not tell again what they tell. */
const ADDS = /[也又還亦](?!原|款)|^\s*[並另]|只(?:能|限|可)/u
/** Anything by which a text may say so. */
const DENIES =
  /[不無未免毋沒勿禁非拒避別難戒忌停少否]|排除|除外|只|僅|限|\b(?:not?|never|without)\b|n['’]t\b/u
/** A word that is denied, by which a text does not say a clause that affirms it: 「嗣後不再收取」. */
const DENIED_WORD =
  /(?:不(?:再|另|會|得(?!不)|可以?|能(?!不)|必|用|需要?|須|予)|[無毋][須需庸]|(?<![減豁以避難])免(?!費))\p{Script=Han}{2}/gu
/** A choice left open denies nothing: 「能不能」. */
const OPEN = new RegExp(LEAVES_OPEN, 'gu')

/** A clause of a statement of which quotes have no word and few characters, or that rules out something where they do not. */
export interface UnsaidClause {
  readonly text: string
  /** Whether the quotes surely leave it out. */
  readonly isSure: boolean
  /** Whether it is left out because the quotes deny nothing. */
  readonly isDenial: boolean
  /** Whether it adds something to the other clauses, or limits them. */
  readonly isAddition: boolean
}

/**
 * The clauses of a statement that quotes leave out, as far as words can tell: some stand there in words of their own, hardly one of those
 * that are sure.
 * @param keyword the words of the search, which are taken for granted
 * @param quoted the quotes, with their headings
 */
export function unsaidClauses(
  { keyword, text: statement }: { readonly keyword: string; readonly text: string },
  quoted: string,
): UnsaidClause[] {
  const text = normalise(quoted)
  const affirmed = text.replace(DENIED_WORD, ' ')
  return withoutLabel(statement)
    .split(BETWEEN)
    .flatMap((clause) => {
      const part = withoutOpening(clause.trim())
      const unsaid = lacksDenial(clause, quoted)
        ? [{ text: part, isSure: true, isDenial: true }]
        : withoutWords(part, DENIES.test(clause) ? text : affirmed, normalise(keyword))
      return unsaid.map((each) => ({ ...each, isAddition: ADDS.test(clause) }))
    })
}

function withoutWords(part: string, text: string, keyword: string): Omit<UnsaidClause, 'isAddition'>[] {
  const characters = charactersOf(part).filter((each) => !keyword.includes(each))
  const isHeld = (term: string) => text.includes(term) && !keyword.includes(term)
  if (characters.length < CHARACTERS_LEAST || termsOf(part).some(isHeld)) return []
  const held = characters.filter((each) => text.includes(each)).length
  if (held > HELD_LEAST * characters.length) return []
  const byChance = characters.length >= LONG ? BY_CHANCE * characters.length : 0
  const isSure = characters.length >= SURE_LEAST && held <= byChance && !WORDED_FREELY.test(part)
  return [{ text: part, isSure, isDenial: false }]
}

/** The terms of a clause by which a claim may say it: the words of the search are on every page. */
export function termsOfClause(corpus: Corpus, clause: string, keyword: string): WeightedTerms {
  const taken = normalise(keyword)
  return weightTerms(
    corpus,
    termsOf(clause).filter((term) => !taken.includes(term)),
  )
}

/** A denial with the character of what it denies: 「不會調漲」, 「不調價」. */
const DENIED =
  /(?:不(?:可以?|能|得|會|必|用|需要?|須|應|要|宜|准|建議)?|[無毋][須需庸]|無法|勿|禁止|(?<![減豁以避難])免)(\p{Script=Han})/gu

/** Whether a text denies what a clause does, by the same verb. */
export function deniesSame(clause: string, text: string): boolean {
  const denied = new Set(deniedIn(clause))
  return deniedIn(text).some((each) => denied.has(each))
}

function deniedIn(text: string): string[] {
  return [...normalise(text).replace(OPEN, ' ').matchAll(DENIED)].map(([, verb = '']) => verb)
}

/** Whether a text rules something out: 「不需要調音」. */
export function rulesOut(text: string): boolean {
  return RULES_OUT.test(text.replace(OPEN, ' '))
}

/** Whether a clause rules something out and a text nothing at all: 「不可水洗」 is not said where somebody washes. */
export function lacksDenial(clause: string, text: string): boolean {
  return rulesOut(clause) && !DENIES.test(normalise(text).replace(OPEN, ' '))
}

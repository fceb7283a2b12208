import type { FigureClaim } from './figure-claims.ts'
import { isMeasure } from './measures.ts'
import { nameOtherKinds } from './other-kinds.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { saysAdded } from './roles.ts'
import { contentCharacters, sharedKeyword, sharedWords } from './shared-words.ts'
import { nameOneThing } from './what-headings-ask.ts'

/** Who says or allows something: what he says it of is another matter. */
const WHO_SAYS = /^(?:醫[師生]|師傅|顧問|教練|律師|會計師|記帳士)$/u

/** From when any procedure's time is counted, whatever the procedure: 「自收件之次日起」. */
const COUNTED_FROM = /^自?(?:(?:收件|收文|受理)(?:[次翌隔]日起?)?|[次翌隔]日起?)$/u

/** What the texts around two figures share, each word only where it says most. */
export interface WordsInCommon {
  /** Words of both clauses. */
  readonly clauses: readonly string[]
  /** Words that one names in its clause and the other in its heading. */
  readonly crossing: readonly string[]
  /** Words of both sentences or headings. */
  readonly around: readonly string[]
  /** The ids of measures that both clauses name, in whatever words. */
  readonly measures: readonly string[]
  /** The same of both sentences or headings. */
  readonly aroundMeasures: readonly string[]
  /** Number of words of the keyword that both clauses name. */
  readonly ofKeyword: number
  /** Number of single Chinese characters of both clauses. */
  readonly characters: number
  /** Whether the headings name one thing. */
  readonly underOneHeading: boolean
}

/**
 * Finds the words, measures and characters that the texts around two figures share.
 * @param common whether most sources use a word
 */
export function wordsInCommon(
  a: PreparedClaim,
  b: PreparedClaim,
  { keyword, common }: { readonly keyword: string; readonly common: (word: string) => boolean },
): WordsInCommon {
  const shared = sharedWords(a.clause, b.clause, keyword).filter(
    (word) =>
      !qualifies(a.claim, word) &&
      !qualifies(b.claim, word) &&
      !saysAdded(word) &&
      !WHO_SAYS.test(word) &&
      !COUNTED_FROM.test(word),
  )
  const clauses = shared.filter((word) => !nameOtherKinds(a.claim, b.claim, word, keyword))
  const crossing = crossingWords(a, b, keyword).filter((word) => !overlapsAny(word, shared))
  const around = sharedWords(a.around, b.around, keyword).filter(
    (word) =>
      !overlapsAny(word, shared) &&
      !overlapsAny(word, crossing) &&
      !isOfAnother(word, a, b) &&
      !isOfAnother(word, b, a),
  )
  const measures = clauses.some(isMeasure)
    ? []
    : [...a.measures.keys()].filter((each) => each !== 'cost' && b.measures.has(each))
  const aroundMeasures = [...a.aroundMeasures.keys()].filter(
    (each) => b.aroundMeasures.has(each) && !measures.includes(each) && !around.some(isMeasure),
  )
  return {
    clauses,
    crossing,
    around: around.filter((word) => measures.length === 0 || !isMeasure(word)),
    measures,
    aroundMeasures,
    ofKeyword: sharedKeyword(a.clause, b.clause, keyword).length,
    characters: charactersShared(a, b, [...shared, keyword], common),
    underOneHeading: nameOneThing(a.claim.heading, b.claim.heading),
  }
}

/**
 * Whether one says of its figure what the other says only of another one of the kind: 「濾網 5 年」 beside 「爐體可用 20 年，上面的濾網約 10 年要
 * 換」.
 */
function isOfAnother(word: string, { clause }: PreparedClaim, { claim, heading }: PreparedClaim): boolean {
  if (!overlapsAny(word, clause) || overlapsAny(word, heading)) return false
  const others = claim.inSentence.filter(
    ({ dimension, bound }) =>
      dimension === claim.figure.dimension && (bound === 'exact' || bound === 'about'),
  )
  const parts = claim.sentence.split(/[，,；;]/u).filter((part) => part.toLowerCase().includes(word))
  return (
    parts.length > 0 &&
    parts.every((part) => !part.includes(claim.figure.text) && others.some(({ text }) => part.includes(text)))
  )
}

function overlapsAny(word: string, others: readonly string[]): boolean {
  return others.some((other) => other.includes(word) || word.includes(other))
}

/** What one says in its heading and the other beside its figure. */
function crossingWords(a: PreparedClaim, b: PreparedClaim, keyword: string): string[] {
  const words = [...sharedWords(a.heading, b.clause, keyword), ...sharedWords(a.clause, b.heading, keyword)]
  return [...new Set(words)].filter(
    (word) =>
      !isMeasure(word) &&
      !nameOtherKinds(whereNamed(a.claim, word), whereNamed(b.claim, word), word, keyword),
  )
}

/** A claim whose clause is the text that names a word: its own, or its heading. */
function whereNamed(claim: FigureClaim, word: string): FigureClaim {
  return claim.clause.normalize('NFKC').toLowerCase().includes(word)
    ? claim
    : { ...claim, clause: claim.heading, beside: [] }
}

/** Whether a figure is a limit that qualifies a noun (「未滿三個月的嬰兒」), so that the noun is not what is measured. */
function qualifies({ bare, figure }: FigureClaim, word: string): boolean {
  const noun = /^\s*(?:以[上下內])?的(.*)/su.exec(bare.slice(figure.end))?.[1] ?? ''
  return (figure.bound === 'least' || figure.bound === 'most') && noun.startsWith(word)
}

/** Single Chinese characters that stand in both clauses and in none of the words that they are known to share. */
function charactersShared(
  a: PreparedClaim,
  b: PreparedClaim,
  known: readonly string[],
  common: (word: string) => boolean,
): number {
  const other = contentCharacters(b.claim.clause)
  return [...contentCharacters(a.claim.clause)].filter(
    (character) =>
      other.has(character) && !known.some((word) => word.includes(character)) && !common(character),
  ).length
}

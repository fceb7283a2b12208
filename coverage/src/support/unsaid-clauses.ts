import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import { withoutLabel } from '../topics/overview-statements.ts'
import { withoutOpening } from './clauses.ts'

/** Between the clauses of a statement, and between what it lists: 「驗光、配鏡與調整，各要半天」. */
const BETWEEN = /[，。；：、:;,！？!?\n（）()「」]|(?<=\p{Script=Han})(?:以及|[或與及])(?=\p{Script=Han})/u
/** What pages take for granted, or say in many words. Figures are compared by themselves. */
const WORDED_FREELY = /\d|[較最更都]|[台臺]灣|依[^\s]{2}$/u
/** Of a clause that may be said in other words, quotes have more than this share of the characters. */
const HELD_LEAST = 1 / 3
const CHARACTERS_LEAST = 2
/** A clause that is surely not said: of so many characters, the quotes have none, or of a long one at most this share. */
const SURE_LEAST = 4
const LONG = 8
const BY_CHANCE = 1 / 5

/** The clauses of a statement of which quotes have no word and few characters, with whether they surely leave them out. */
export interface UnsaidClause {
  readonly text: string
  readonly isSure: boolean
}

/**
 * The clauses of a statement that quotes leave out, as far as words can tell: some stand there in words of their own, hardly one of those
 * that are sure.
 * @param quoted the quotes, with their headings and the words of the search
 */
export function unsaidClauses(statement: string, quoted: string): UnsaidClause[] {
  const text = normalise(quoted)
  return withoutLabel(statement)
    .split(BETWEEN)
    .flatMap((part) => unsaid(withoutOpening(part.trim()), text))
}

function unsaid(part: string, text: string): UnsaidClause[] {
  const characters = charactersOf(part)
  if (characters.length < CHARACTERS_LEAST || termsOf(part).some((term) => text.includes(term))) return []
  const held = characters.filter((each) => text.includes(each)).length
  if (held > HELD_LEAST * characters.length) return []
  const byChance = characters.length >= LONG ? BY_CHANCE * characters.length : 0
  const isSure = characters.length >= SURE_LEAST && held <= byChance && !WORDED_FREELY.test(part)
  return [{ text: part, isSure }]
}

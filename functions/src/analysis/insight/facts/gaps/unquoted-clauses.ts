import { widerId } from '@gaplens/coverage/support/wider-quote'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { charactersOf, normalise } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import type { SupportedWords } from './overview-words.ts'

/** Of a clause with so many characters that carry meaning a quote has at most this share where it says nothing of it. */
const UNSAID = { least: 4, share: 0.12 }
/** And from this share on it tells it, in other words. */
const IN_OTHER_WORDS = 0.3

/**
 * The AI Overview's words with those of their clauses among what no quote has that none says anything of: a page may bear out one clause of two, and
 * its number behind both would be taken for the source of the other. A row of a table is shorter than what its table says. Null where none of the
 * words is quoted.
 */
export function withUnquotedClauses(view: View, said: SupportedWords): SupportedWords | null {
  // What no quote has was looked for in the wider ones, too.
  const passageIds = said.passageIds.flatMap((id) =>
    view.passage(widerId(id)) === undefined ? [id] : [id, widerId(id)],
  )
  const words = { ...said, passageIds }
  const passages = passageIds.flatMap((id) => view.passage(id) ?? [])
  if (passages.length === 0 || passages.some(({ quote }) => quote.includes('\t'))) return words
  const quoted = passages.map(({ heading, quote }) => `${heading}\n${quote}`).join('\n')
  const { unquoted = [] } = words
  const clauses = words.text.split(/[，；。]/u).flatMap((clause) => clause.trim() || [])
  const unsaid = clauses.filter((clause) => isUnsaid(clause, quoted))
  if (unsaid.length === clauses.length) return null
  const lacking = unsaid.filter(
    (clause) => !unquoted.some((word) => clause.includes(word) || word.includes(clause)),
  )
  return { ...words, unquoted: [...unquoted, ...lacking] }
}

/** A figure is looked for by its value. */
function isUnsaid(clause: string, text: string): boolean {
  const isLong = new Set(charactersOf(clause)).size >= UNSAID.least
  return isLong && readFigures(clause).length === 0 && shareIn(clause, text) <= UNSAID.share
}

/** Whether a text tells what some words do, in these or in others. */
export function isToldIn(words: string, text: string): boolean {
  const isLong = new Set(charactersOf(words)).size >= UNSAID.least
  return text.includes(words) || (isLong && !/\d/u.test(words) && shareIn(words, text) >= IN_OTHER_WORDS)
}

function shareIn(words: string, text: string): number {
  const characters = [...new Set(charactersOf(words))]
  const plain = normalise(text)
  return characters.filter((each) => plain.includes(each)).length / Math.max(1, characters.length)
}

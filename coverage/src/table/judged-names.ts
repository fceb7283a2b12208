import { normalise, termsOf } from '@gaplens/text/terms'
import { isMadeOfPageWords, saidIn, wordsOf } from './name-words.ts'
import type { TruthTable } from './truth-table.ts'

/**
 * The table under the names that a judge gives: what it says most often, then what the passages speak most. A name stands
 * where it is made of the pages' words (`name-words.ts`), and no other subject has it.
 * @param heard what each subject was called, by its id
 */
export function renamed(table: TruthTable, heard: ReadonlyMap<string, readonly string[]>): TruthTable {
  const isSaid = saidIn(table)
  const used = new Set<string>()
  const topics = table.topics.map((topic) => {
    const own = wordsOf(topic)
    const given = heard.get(topic.id) ?? []
    const stands = (name: string) => mayName(name) && isMadeOfPageWords(name, own, isSaid)
    const [wanted] = rankedNames(given, new Set(termsOf(own.text))).filter(
      (name) => !used.has(normalise(name)) && stands(name),
    )
    const name = wanted ?? topic.name
    used.add(normalise(name))
    const aliases = [...new Set([topic.name, ...topic.aliases])].filter(
      (each) => each !== '' && each !== name && (!given.includes(each) || stands(each)),
    )
    return { ...topic, name, aliases }
  })
  return { ...table, topics }
}

function rankedNames(names: readonly string[], words: ReadonlySet<string>): string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  const value = (name: string) => (times.get(name) ?? 0) + spokenShare(name, words) / 2
  return [...times.keys()].sort((a, b) => value(b) - value(a))
}

/** Longest name, in Chinese characters; two of other letters take the room of one. */
const NAME_MAX = 14

/** Whether a text may be a name at all. */
export function mayName(name: string): boolean {
  const letters = [...name]
  const width = letters.reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1 : 0.5), 0)
  return (
    letters.length >= 2 && width <= NAME_MAX && !/[。，,;；:：!！?？「」『』<>/@]|https?|www/iu.test(name)
  )
}

function spokenShare(name: string, spoken: ReadonlySet<string>): number {
  const terms = termsOf(name)
  return terms.filter((term) => spoken.has(term)).length / Math.max(1, terms.length)
}

import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import type { TableTopic, TruthTable } from './truth-table.ts'

/**
 * The table under the names that a judge gives: what it says most often, then what the passages speak most. A name stands
 * where the pages say it, and no other subject has it.
 * @param heard what each subject was called, by its id
 */
export function renamed(table: TruthTable, heard: ReadonlyMap<string, readonly string[]>): TruthTable {
  const all = new Set(table.corpus.claims.flatMap(({ claim }) => termsOf(`${claim.heading}\n${claim.text}`)))
  const used = new Set<string>()
  const topics = table.topics.map((topic) => {
    const text = textOf(topic)
    const words = new Set(termsOf(text))
    const given = heard.get(topic.id) ?? []
    const [wanted] = rankedNames(given, words).filter(
      (name) =>
        !used.has(normalise(name)) &&
        mayName(name) &&
        (isSpoken(name, words, all) || (isAgreed(name, given) && sumsUp(name, text))),
    )
    const name = wanted ?? topic.name
    used.add(normalise(name))
    const aliases = [...new Set([topic.name, ...topic.aliases])].filter(
      (each) => each !== '' && each !== name,
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

const SPOKEN = 0.5
const SPOKEN_ANYWHERE = 0.75
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

/** What a subject is called and what is said under the headings it was found by. */
function textOf({ name, aliases, statements, questions, verdicts, seeds }: TableTopic): string {
  return [
    name,
    ...aliases.slice(1),
    ...statements.flatMap(({ text, label }) => [text, label]),
    ...questions,
    ...verdicts.flatMap(({ quotes }) => quotes.map(({ heading }) => heading)),
    ...seeds.flatMap(({ section }) => (section?.claims ?? []).map(({ claim }) => claim.text)),
  ].join('\n')
}

/** Half of a name's terms stand in the subject's own words, or nearly all somewhere on the pages. */
function isSpoken(name: string, words: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return spokenShare(name, words) >= SPOKEN || spokenShare(name, all) >= SPOKEN_ANYWHERE
}

/** Whether two of the judge's answers give the name. */
function isAgreed(name: string, given: readonly string[]): boolean {
  return given.filter((each) => each === name).length > 1
}

/** What praises or promises: no noun that sums up what pages say in other words. */
const PRAISE = /最|第一|唯一|首選|冠軍|保證|推薦|必買|優惠|[\p{L}\p{N}]+[.@][\p{L}\p{N}]+|\d/u

/** Whether a name that no page says in these words is made of theirs: 「應備文件」 of 「要準備的資料、證明文件」. */
function sumsUp(name: string, text: string): boolean {
  if (PRAISE.test(name)) return false
  const characters = charactersOf(name)
  const spoken = new Set(charactersOf(text))
  return (
    characters.length > 1 &&
    characters.filter((each) => spoken.has(each)).length >= SPOKEN * characters.length
  )
}

function spokenShare(name: string, spoken: ReadonlySet<string>): number {
  const terms = termsOf(name)
  return terms.filter((term) => spoken.has(term)).length / Math.max(1, terms.length)
}

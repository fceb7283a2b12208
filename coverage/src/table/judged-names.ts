import { normalise, termsOf } from '@gaplens/text/terms'
import { isForeign, readableForm } from '../topics/name-language.ts'
import type { CoverageTable, TableTopic } from './coverage-table.ts'
import { topicsNearer } from './name-placement.ts'
import {
  areWordsKnown,
  claimTexts,
  pageTextSearch,
  sharesWords,
  statesNothing,
  withoutSpaces,
  wordsOf,
} from './name-words.ts'
import { isQuestion } from './neutral-names.ts'

/** A name belongs to a topic if at most this many other topics are nearer to it. */
const NEARER_MAX = 2
const HAN = /\p{Script=Han}/u

/**
 * Renames topics by the names that a judge gave. The most frequent name comes first, then the one that shares most terms with the
 * passages. A name is used if it states nothing (`name-words.ts`), belongs to its topic, and no other topic has it. It belongs there
 * - if it is one of the topic's headings;
 * - if no topic is nearer (`name-placement.ts`), and it is a question or, in another script, shares words with the topic's texts;
 * - if its words are known, and few topics are nearer or, in another script, it shares words with the topic's texts.
 * @param called the names that the judge's answers gave each topic, by topic id
 */
export function renameTopics(
  table: CoverageTable,
  called: ReadonlyMap<string, readonly string[]>,
): CoverageTable {
  const isSaid = pageTextSearch(table)
  const used = new Set<string>()
  const titles = table.topics.map(titlesOfSeeds)
  const textOf = claimTexts(table)
  const allJudged = new Set([...called.values()].flat())
  const nearer = topicsNearer(table, [...allJudged])
  const topics = table.topics.map((topic, row) => {
    const own = wordsOf(topic, textOf)
    const judgedNames = called.get(topic.id) ?? []
    const belongs = (name: string) => {
      if (own.titles.has(withoutSpaces(name))) return true
      const others = nearer(name, row)
      if (others === 0 && isQuestion(name)) return true
      const isShared = !HAN.test(name) && sharesWords(name, own.text)
      if (others === 0 && isShared) return true
      return (others <= NEARER_MAX || isShared) && areWordsKnown(name, own, table.corpus, isSaid)
    }
    const isUsable = (name: string) =>
      isPossibleName(name) && statesNothing(name, own) && belongs(name) && !isAnothers(name, row, titles)
    const usable = rankedNames(judgedNames, new Set(termsOf(own.text))).filter(
      (name) => !used.has(normalise(name)) && isUsable(name),
    )
    const wanted = usable.find((name) => !isForeign(name, table.keyword)) ?? usable[0]
    const name = readableForm(wanted ?? topic.name, table.keyword)
    used.add(normalise(name))
    const aliases = [...new Set([topic.name, ...topic.aliases])]
      .filter((each) => each !== '' && each !== wanted && (!allJudged.has(each) || isUsable(each)))
      .map((each) => readableForm(each, table.keyword))
      .filter((each) => each !== name)
    return { ...topic, name, aliases }
  })
  return { ...table, topics }
}

/** Whether a name is that of another subject, or a heading of one that none of this one's holds. @param titles of each its name first */
function isAnothers(name: string, row: number, titles: readonly (readonly string[])[]): boolean {
  const wanted = withoutSpaces(name)
  // Two topics of one name could not be told apart, though one's headings may contain the other's name.
  if (titles.some(([its], at) => at !== row && its === wanted)) return true
  const isOwn = (titles[row] ?? []).some((title) => title.includes(wanted))
  return !isOwn && titles.some((each, at) => at !== row && each.includes(wanted))
}

/** What a subject is called where it was found. */
function titlesOfSeeds({ name, seeds, statements, questions }: TableTopic): string[] {
  const found = seeds.flatMap(({ kind, text }) => (kind === 'statement' ? [] : [text]))
  return [name, ...found, ...statements.map(({ label }) => label), ...questions].map(withoutSpaces)
}

/** The names, best first. A name that only one answer gives is no choice where several agree on another. */
function rankedNames(names: readonly string[], words: ReadonlySet<string>): string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  const most = Math.max(...times.values())
  const value = (name: string) => (times.get(name) ?? 0) + spokenShare(name, words) / 2
  return [...times.keys()]
    .filter((name) => most === 1 || (times.get(name) ?? 0) > 1)
    .sort((a, b) => value(b) - value(a))
}

/** Longest name, in Chinese characters; two letters of other scripts count as one. */
const NAME_MAX = 14

/** Whether a text has the length and the characters of a name. */
export function isPossibleName(name: string): boolean {
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

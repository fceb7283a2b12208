import { normalise } from '@gaplens/text/terms'
import { clauseSubject } from './clauses.ts'
import { fitnessOf } from './name-fitness.ts'
import type { Seed } from './seeds.ts'

/** Longest subject of a statement that may be a name, in characters. */
const LONGEST = 6
/** Least fitness of a subject as a name: see `fitnessOf`. */
const FIT = 0.36
/** What a subject belongs to: 「表面的」 of 「表面的白粉」. */
const OWNER = /^\p{Script=Han}{2,4}的(?=\p{Script=Han})/u

/**
 * What the AI Overview's statements of each topic are about, where a statement has no label of its own: 「白粉」 of 「表面的白粉是皂液接觸
 * 空氣產生」. What the statements of two topics mention, or the keyword consists of, is the subject of all and names none.
 */
export function statedSubjects(
  topics: readonly { readonly seeds: readonly Seed[] }[],
  keyword: string,
): string[][] {
  const all = topics.map(({ seeds }) => seeds.flatMap(({ statement }) => statement ?? []))
  const asked = bare(keyword)
  return all.map((statements, at) => {
    const others = all.filter((_, other) => other !== at).flat()
    const isName = (text: string) =>
      [...text].length <= LONGEST &&
      fitnessOf(text) >= FIT &&
      [...bare(text)].some((character) => !asked.includes(character)) &&
      others.every((other) => !other.text.includes(text))
    return statements
      .filter(({ text, label }) => label === '' || !text.startsWith(label))
      .map(({ text }) => clauseSubject((text.split(/[，。；]/u)[0] ?? '').replace(OWNER, '')) ?? '')
      .filter((text) => text !== '' && isName(text))
  })
}

function bare(text: string): string {
  return normalise(text).replace(/\s/gu, '')
}

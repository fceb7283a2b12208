import { cutWords } from '@gaplens/coverage/topics/clauses'
import { normalise } from '@gaplens/text/terms'
import type { SubjectsOfKeyword } from '../subjects/read-subjects.ts'

/** A word is usual in names from this many keywords on. */
const KEYWORDS_LEAST = 6

/** The words of two characters or more that names of subjects of several keywords contain, sorted. */
export function namingWords(keywords: readonly SubjectsOfKeyword[]): string[] {
  const times = new Map<string, number>()
  for (const { subjects } of keywords) {
    const names = subjects.flat().filter(({ kind }) => kind === 'name')
    const words = new Set(names.flatMap(({ text }) => cutWords(normalise(text))))
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return [...times]
    .filter(([word, count]) => count >= KEYWORDS_LEAST && /^[\p{L}\p{M}]{2,}$/u.test(word))
    .map(([word]) => word)
    .sort()
}

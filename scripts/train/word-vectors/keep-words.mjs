/**
 * Chooses the words that get a vector: characters and English words, then those that the training texts use several times, in more than
 * one keyword, the most frequent first, then further candidates in their order, until there are LIMIT. Words that the product's
 * segmentation splits are left out, because it never looks them up.
 * Usage: keep-words.mjs candidates.json tokens.json; standard output: one JSON list.
 */
import { readFileSync } from 'node:fs'

/** 32 bytes each; so many keep the draft editor's worker within its budget (scripts/lib/budgets.ts). */
const LIMIT = 19_000
const TIMES_LEAST = 3
const KEYWORDS_LEAST = 2
const WORD = /^(?:\p{Script=Han}+|[a-z]{3,})$/u

const [, , candidatesFile, tokensFile] = process.argv
const { characters, chinese, english } = JSON.parse(readFileSync(candidatesFile, 'utf8'))
const uses = new Map()
for (const { keyword, subjects } of JSON.parse(readFileSync(tokensFile, 'utf8')))
  for (const word of subjects.flat().flatMap(({ words }) => words)) {
    const use = uses.get(word) ?? { times: 0, keywords: new Set() }
    use.times += 1
    use.keywords.add(keyword)
    uses.set(word, use)
  }
const used = [...uses]
  .filter(
    ([word, { times, keywords }]) =>
      times >= TIMES_LEAST && keywords.size >= KEYWORDS_LEAST && WORD.test(word),
  )
  .sort(([, a], [, b]) => b.times - a.times)
  .map(([word]) => word)
const inTexts = new Set([...uses.keys()].flatMap((word) => [...word]))
const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const whole = (word) => [...segmenter.segment(word)].length === 1
const words = new Set([
  // A word without a vector of its own gets those of its characters.
  ...characters.filter((character) => inTexts.has(character)),
  ...english,
])
for (const word of [...used, ...chinese.filter(whole)]) {
  if (words.size >= LIMIT) break
  words.add(word)
}
process.stdout.write(JSON.stringify([...words].sort()))

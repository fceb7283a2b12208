import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CHARACTERS, FIRST_CHARACTER, LEAST, PARTS } from '@gaplens/coverage/topics/name-likeness'
import { readSubjects } from '../subjects/read-subjects.ts'
import { learnLikeness, testLikeness } from './learn-likeness.ts'
import { namingWords } from './naming-words.ts'

/**
 * `npm run train:names`: learns from scripts/train/subjects how the names of subjects read, prints how well that tells names from other
 * phrases of keywords left out, and writes coverage/src/learned/name-likeness.json. The words that names usually contain are written to
 * coverage/src/learned/naming-words.json.
 */
const LEARNED = join(resolve(import.meta.dirname, '../../..'), 'coverage/src/learned')

const keywords = readSubjects()
const area = testLikeness(keywords).toFixed(3)
console.log(`area under the curve on keywords left out: ${area}`)
const { bias, weights } = learnLikeness(keywords)
const kept = weights
  .map(({ feature, weight }) => ({
    feature,
    part: Math.max(LEAST, Math.min(LEAST + CHARACTERS - 1, Math.round(weight * PARTS))),
  }))
  .filter(({ part }) => part !== 0)
  .sort((a, b) => (a.feature < b.feature ? -1 : 1))
const model = {
  bias: Math.round(bias * 1_000) / 1_000,
  // By their marks, so that each stands once.
  features: Object.fromEntries(
    Object.entries(Object.groupBy(kept, ({ feature }) => feature.slice(0, 1))).map(([mark, own = []]) => [
      mark,
      own.map(({ feature }) => feature.slice(1)).join(' '),
    ]),
  ),
  // A character for each compresses better than base64, which cuts values apart.
  weights: kept.map(({ part }) => String.fromCharCode(part - LEAST + FIRST_CHARACTER)).join(''),
}
await writeJson('name-likeness.json', model)
console.log(`written: ${kept.length} features`)

const words = namingWords(keywords)
await writeJson('naming-words.json', { words: words.join(' ') })
console.log(`written: ${words.length} words of names`)

// Apart from the weights, which a browser loads too.
await writeJson('naming.provenance.json', {
  learnedFrom: `the names and texts of ${keywords.length} keywords in scripts/train/subjects`,
  by: 'npm run train:names',
  leftOut: `area under the curve ${area}`,
})

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(join(LEARNED, file), `${JSON.stringify(value, null, 2)}\n`)
}

import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PARTS } from '@gaplens/coverage/topics/name-likeness'
import { readSubjects } from '../subjects/read-subjects.ts'
import { learnLikeness, testLikeness } from './learn-likeness.ts'

/**
 * `npm run train:names`: learns from scripts/train/subjects how the names of subjects read, prints how well that tells names from other
 * phrases of keywords left out, and writes coverage/src/learned/name-likeness.json.
 */
const FILE = join(resolve(import.meta.dirname, '../../..'), 'coverage/src/learned/name-likeness.json')

const keywords = readSubjects()
const area = testLikeness(keywords).toFixed(3)
console.log(`area under the curve on keywords left out: ${area}`)
const { bias, weights } = learnLikeness(keywords)
const kept = weights
  .map(({ feature, weight }) => ({
    feature,
    byte: Math.max(-127, Math.min(127, Math.round(weight * PARTS))),
  }))
  .filter(({ byte }) => byte !== 0)
  .sort((a, b) => (a.feature < b.feature ? -1 : 1))
const model = {
  provenance: {
    learnedFrom: `the names and texts of ${keywords.length} keywords in scripts/train/subjects`,
    by: 'npm run train:names',
    leftOut: `area under the curve ${area}`,
  },
  bias: Math.round(bias * 1_000) / 1_000,
  features: kept.map(({ feature }) => feature).join(' '),
  weights: Buffer.from(Int8Array.from(kept, ({ byte }) => byte).buffer).toString('base64'),
}
await writeFile(FILE, `${JSON.stringify(model, null, 2)}\n`)
console.log(`written: ${kept.length} features`)

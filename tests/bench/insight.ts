import { startSandbox } from '../../sandbox/src/server.ts'
import { casesOf, compositeCasesOf, loadSets, type PlantedCase, type PlantedSet } from './insight-planted.ts'
import { readSandbox, type SandboxScore, scoreSandbox } from './insight-sandbox.ts'
import { scoreCase, summarise } from './insight-score.ts'

const SIZES = [1, 2, 3]
const VARIANTS: Record<string, (set: PlantedSet) => PlantedCase[]> = {
  'one page of the set': (set) =>
    SIZES.flatMap((size) => casesOf(set, { size, original: false, overview: true })),
  '… no overview': (set) => SIZES.flatMap((size) => casesOf(set, { size, original: false, overview: false })),
  '… whole page cited': (set) =>
    SIZES.flatMap((size) => casesOf(set, { size, original: true, overview: true })),
  'page of every subject': (set) => SIZES.flatMap((size) => compositeCasesOf(set, { size, overview: true })),
  '… none with overview': (set) => SIZES.flatMap((size) => compositeCasesOf(set, { size, overview: false })),
}

const verbose = process.argv.find((argument) => argument.startsWith('--verbose='))?.slice('--verbose='.length)
const rows: Record<string, Record<string, string>> = {}
for (const [variant, makeCases] of Object.entries(VARIANTS))
  for (const set of loadSets()) {
    const scores = makeCases(set).map(scoreCase)
    const total = summarise(scores)
    rows[`${set.name}, ${variant}`] = {
      cases: String(scores.length),
      recall: total.recall.toFixed(3),
      precision: total.precision.toFixed(3),
      strict: total.strict.toFixed(3),
      gaps: total.gaps.toFixed(1),
      ms: total.ms.toFixed(1),
    }
    if (verbose !== undefined && variant.startsWith(verbose))
      for (const score of scores)
        console.log(
          `${score.case.name}\n  found ${score.found.join(' ')}\n  MISSED ${score.missed.join(' ')}\n  right ${score.right.join(' | ')}\n  WRONG ${score.wrong.join(' | ')}`,
        )
  }

const sandbox = await startSandbox({ port: 0 })
try {
  for (const topic of await readSandbox(sandbox))
    for (const size of [1, 3, 5]) {
      const scores = scoreSandbox(topic, size)
      const mean = (figureOf: (score: SandboxScore) => number) =>
        (scores.reduce((sum, score) => sum + figureOf(score), 0) / scores.length).toFixed(3)
      rows[`sandbox ${topic.planted.topic}, ${size} cut`] = {
        cases: String(scores.length),
        recall: mean((score) => score.found.length / score.cut.length),
        precision: mean((score) => score.right.length / Math.max(1, score.right.length + score.wrong.length)),
        gaps: mean((score) => score.right.length + score.wrong.length),
      }
      if (verbose === 'sandbox')
        for (const score of scores)
          console.log(
            `${score.name}\n  found ${score.found.join(' ')}\n  right ${score.right.join(' | ')}\n  WRONG ${score.wrong.join(' | ')}`,
          )
    }
} finally {
  await sandbox.close()
}
console.table(rows)

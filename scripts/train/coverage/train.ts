import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { logOdds, probability } from '@gaplens/coverage/learned/logistic'
import type { CoverageModels } from '@gaplens/coverage/learned/models'
import { loadLibrary, readCases } from '../../../tests/bench/outside-cases.ts'
import { describeCase, outrightLine, reportOf, summaryLine } from '../../../tests/bench/outside-score.ts'
import { type OwnCase, readOwnCases } from '../../../tests/bench/own-cases.ts'
import { describeOwn, scoreOwn, summariseOwn } from '../../../tests/bench/own-score.ts'
import { group, pageExamples, type TrainingCase, train, trainingCase } from './examples.ts'
import { areaUnderCurve } from './fit.ts'

/**
 * `npm run train:coverage -- --cases DIR [--write]`: trains the models of coverage on cases in the benchmark's format. It first
 * evaluates each case with models trained on the others (leave-one-out); docs/report.md has these figures. The invented cases
 * beside this file are used for training too, the project's own marked cases of the benchmark never. With `--write` the models
 * of all cases are written to coverage/src/learned/models.json.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
if (values.cases === undefined) throw new Error('--cases DIR')
const library = await loadLibrary(values.cases)
const cases = (await readCases(library)).map(trainingCase)
const invented = readOwnCases(join(import.meta.dirname, 'cases')).map((own) => ({
  own,
  training: trainingCase(own),
}))
const all = [...cases, ...invented.map(({ training }) => training)]
const withoutCase = (held: TrainingCase) => train(all.filter((each) => each !== held))

const likelihoods: { score: number; label: number; isUser: boolean }[] = []
const reports = cases.map((held) => {
  const others = withoutCase(held)
  likelihoods.push(...heldOut(held, others))
  return reportOf(held.read, others)
})
const judged = cases.map(({ read }, at) => library.judge(read.truth, reports[at], read.htmlOf))
const models = train(all)
const scoreOf = (own: OwnCase, of: CoverageModels) => {
  const { coverage, evidence } = reportOf(own, of)
  return scoreOwn(own, coverage, evidence.passages)
}
const inventedScores = invented.map(({ own, training }) => scoreOf(own, withoutCase(training)))
const ownScores = readOwnCases().map((own) => scoreOf(own, models))
if (values.verbose) {
  for (const each of judged) console.log(describeCase(each))
  for (const each of [...inventedScores, ...ownScores]) console.log(describeOwn(each))
}
console.log(`left out: ${summaryLine(judged)}`)
console.log(
  outrightLine(
    judged,
    reports.map(({ coverage }) => coverage),
  ),
)
console.log(`invented cases, left out: ${summariseOwn(inventedScores).line}`)
console.log(`own cases, not trained on: ${summariseOwn(ownScores).line}`)
const area = (of: (each: { isUser: boolean }) => boolean) => areaUnderCurve(likelihoods.filter(of)).toFixed(3)
console.log(
  `area under the curve: sources ${area(({ isUser }) => !isUser)}, the user's page ${area(({ isUser }) => isUser)}`,
)
console.table(reliability())

if (values.write) {
  const provenance = {
    trainedOn: `${cases.length} cases of the insight benchmark: ${cases.map((each) => each.read.truth.id).join(', ')}; ${invented.length} invented ones: ${invented.map(({ own }) => own.truth.id).join(', ')}`,
    by: 'npm run train:coverage -- --cases DIR --write',
    method: 'logistic regressions by Newton’s method, standardised features, ridge penalty',
    leftOut: summaryLine(judged),
    inventedLeftOut: summariseOwn(inventedScores).line,
    ownCases: summariseOwn(ownScores).line,
  }
  const file = join(resolve(import.meta.dirname, '../../..'), 'coverage/src/learned/models.json')
  await writeFile(file, `${JSON.stringify({ provenance, ...models }, null, 1)}\n`)
  console.log(`written: ${file}`)
}

function heldOut(held: TrainingCase, models: CoverageModels) {
  return pageExamples(group(held, models.pairs), models.claims).map(({ features, treats, isUser }) => ({
    score: probability(logOdds(models.pages, features)),
    label: treats ? 1 : 0,
    isUser,
  }))
}

/** The calibration: how often a page covers a subject, by the predicted likelihood. */
function reliability() {
  const edges = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01]
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? 1
    const within = likelihoods.filter(({ score }) => score >= from && score < to)
    const mean = (of: (each: (typeof within)[number]) => number) =>
      (within.reduce((sum, each) => sum + of(each), 0) / Math.max(1, within.length)).toFixed(2)
    const own = within.filter(({ isUser }) => isUser)
    return {
      likelihood: `${from}–${Math.min(1, to)}`,
      pages: within.length,
      given: mean(({ score }) => score),
      true: mean(({ label }) => label),
      'of the user’s': `${own.filter(({ label }) => label === 1).length}/${own.length}`,
    }
  })
}

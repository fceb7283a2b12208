import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { logOdds, probability } from '@gaplens/coverage/learned/logistic'
import type { CoverageModels } from '@gaplens/coverage/learned/models'
import { describeCase, outrightLine, reportOf, summaryLine } from '../../../tests/bench/outside-score.ts'
import { describeOwn, scoreOwn, summariseOwn } from '../../../tests/bench/own-score.ts'
import { loadLibrary, readCases } from '../../../tests/cases/outside-cases.ts'
import { type OwnCase, readOwnCases, UNSEEN_FOLDER } from '../../../tests/cases/own-cases.ts'
import { group, pageExamples, type TrainingCase, train, trainingCase } from './examples.ts'
import { areaUnderCurve } from './fit.ts'

/**
 * `npm run train:coverage -- --cases DIR [--write]`: trains the models of coverage on cases in the benchmark's format, on the
 * invented ones beside this file and on the project's own marked ones. It first evaluates them with a seventh of the cases of each
 * kind left out in turn; docs/report.md has these figures. The cases in tests/cases/unseen-cases are never trained on. With `--write`
 * the models of all cases are written to coverage/src/learned/models.json.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
if (values.cases === undefined) throw new Error('--cases DIR')
/** Number of parts that the cases of each kind are left out in. */
const FOLDS = 7
const library = await loadLibrary(values.cases)
const outside = (await readCases(library)).map(trainingCase)
const invented = marked(readOwnCases(join(import.meta.dirname, 'cases')))
const own = marked(readOwnCases())
const unseen = marked(readOwnCases(UNSEEN_FOLDER))

/** For each part of the cases, the models of all others. */
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const isKept = <T>(_each: T, at: number) => at % FOLDS !== fold
  return train([
    ...outside.filter(isKept),
    ...trainingOf([...invented.filter(isKept), ...own.filter(isKept)]),
  ])
})
const withoutFold = (at: number) => folds[at % FOLDS] as CoverageModels
const models = train([...outside, ...trainingOf([...invented, ...own])])

const reports = outside.map(({ read }, at) => reportOf(read, withoutFold(at)))
const judged = outside.map(({ read }, at) => library.judge(read.truth, reports[at], read.htmlOf))
const inventedScores = scoresOf(invented, withoutFold)
const ownScores = scoresOf(own, withoutFold)
const unseenScores = scoresOf(unseen, () => models)
if (values.verbose) {
  for (const each of judged) console.log(describeCase(each))
  for (const each of [...inventedScores, ...ownScores, ...unseenScores]) console.log(describeOwn(each))
}
console.log(`left out: ${summaryLine(judged)}`)
console.log(
  outrightLine(
    judged,
    reports.map(({ coverage }) => coverage),
  ),
)
console.log(`invented cases, left out: ${summariseOwn(inventedScores).line}`)
console.log(`own cases, left out: ${summariseOwn(ownScores).line}`)
console.log(`unseen cases, not trained on: ${summariseOwn(unseenScores).line}`)
const leftOut = {
  outside: heldOut(outside, withoutFold),
  invented: heldOut(trainingOf(invented), withoutFold),
  own: heldOut(trainingOf(own), withoutFold),
}
const withUnseen = {
  ...leftOut,
  unseen: heldOut(trainingOf(unseen), () => models),
}
console.table(Object.fromEntries(Object.entries(withUnseen).map(([name, held]) => [name, areas(held)])))
console.table(reliability(Object.values(leftOut).flatMap(({ pages }) => pages)))

if (values.write) {
  const provenance = {
    trainedOn: `${outside.length} cases of the insight benchmark: ${outside.map((each) => each.read.truth.id).join(', ')}; ${invented.length} invented ones and ${own.length} own ones: ${[...invented, ...own].map(({ own: { truth } }) => truth.id).join(', ')}`,
    by: 'npm run train:coverage -- --cases DIR --write',
    method: 'logistic regressions by Newton’s method, standardised features, ridge penalty',
    leftOut: summaryLine(judged),
    inventedLeftOut: summariseOwn(inventedScores).line,
    ownLeftOut: summariseOwn(ownScores).line,
    unseen: summariseOwn(unseenScores).line,
  }
  const folder = join(resolve(import.meta.dirname, '../../..'), 'coverage/src/learned')
  const file = join(folder, 'models.json')
  await writeFile(file, `${JSON.stringify(models, null, 1)}\n`)
  // Apart from the weights, which a browser loads too.
  await writeFile(join(folder, 'models.provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`)
  console.log(`written: ${file}`)
}

interface MarkedCase {
  readonly own: OwnCase
  readonly training: TrainingCase
}

function marked(cases: readonly OwnCase[]): MarkedCase[] {
  return cases.map((own) => ({ own, training: trainingCase(own) }))
}

function trainingOf(cases: readonly MarkedCase[]): TrainingCase[] {
  return cases.map(({ training }) => training)
}

function scoresOf(cases: readonly MarkedCase[], modelsOf: (at: number) => CoverageModels) {
  return cases.map(({ own }, at) => {
    const { coverage, evidence } = reportOf(own, modelsOf(at))
    return scoreOwn(own, coverage, evidence.passages)
  })
}

interface Scored {
  readonly score: number
  readonly label: number
}

/** What models say of pairs of seeds and of pages of cases that they were not trained on. */
interface HeldOut {
  readonly pairs: readonly Scored[]
  readonly pages: readonly (Scored & { readonly isUser: boolean })[]
}

function heldOut(cases: readonly TrainingCase[], modelsOf: (at: number) => CoverageModels): HeldOut {
  return {
    pairs: cases.flatMap((each, at) =>
      each.pairs.map(({ features, label }) => ({ score: logOdds(modelsOf(at).pairs, features), label })),
    ),
    pages: cases.flatMap((each, at) => {
      const { pairs, claims, pages } = modelsOf(at)
      return pageExamples(group(each, pairs), claims).map(({ features, treats, isUser }) => ({
        score: probability(logOdds(pages, features)),
        label: treats ? 1 : 0,
        isUser,
      }))
    }),
  }
}

/** The areas under the curve: for pairs of seeds, for sources and for the user’s page. */
function areas({ pairs, pages }: HeldOut) {
  const area = (scored: readonly Scored[]) => areaUnderCurve(scored).toFixed(3)
  return {
    pairs: area(pairs),
    sources: area(pages.filter(({ isUser }) => !isUser)),
    'user’s page': area(pages.filter(({ isUser }) => isUser)),
  }
}

/** The calibration: how often a page covers a subject, by the predicted likelihood. */
function reliability(likelihoods: HeldOut['pages']) {
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

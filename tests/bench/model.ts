/**
 * What an AI key adds to reports, and what it cannot put into them, with a stand-in for Gemini over HTTP on loopback.
 *
 *   npm run bench:model -- [--cases DIR] [--error-rate 0.1] [--runs 5] [--case NAME] [--planted DIR] [--verbose]
 *
 * `--planted` takes planted texts from another folder than the bench's own. DIR holds cases in the format of the outside benchmark, with its `lib` beside them.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCoverage, type Coverage } from '@gaplens/coverage/build'
import { withFigures } from '../../functions/src/analysis/figures/report-figures.ts'
import { viewOf } from '../../functions/src/analysis/insight/facts/view.ts'
import { writeFromPages } from '../../functions/src/analysis/insight/from-pages.ts'
import type { Insight, InsightInput } from '../../functions/src/analysis/insight/types.ts'
import type { Judged } from '../cases/judged-case.ts'
import { loadLibrary, readCases } from '../cases/outside-cases.ts'
import { type CallCost, costTable } from '../stand-in-model/cost.ts'
import { judgedByStandIn, writtenByStandIn } from '../stand-in-model/judged-report.ts'
import { plantNames } from '../stand-in-model/planted-names.ts'
import { plantTexts, type Told } from '../stand-in-model/planted-texts.ts'
import { plantVerdicts } from '../stand-in-model/planted-verdicts.ts'
import type { Truth } from '../stand-in-model/stand-in.ts'
import { describeCase, summaryLine } from './outside-score.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    case: { type: 'string' },
    planted: { type: 'string' },
    'error-rate': { type: 'string', default: '0.1' },
    runs: { type: 'string', default: '5' },
    verbose: { type: 'boolean', default: false },
  },
})
/** Runs with other errors each: one alone moves by 0.03. */
const runs = Number(values.runs)
const { lies, kinds, standing, righted, honest, lost } = await plantTexts(
  1,
  values.planted === undefined ? undefined : [resolve(values.planted)],
)
console.log(`planted lies: ${lies} of ${kinds} kinds, standing in the report: ${standing.length}`)
for (const each of standing) describeTold(each)
console.log(`told in the words of the page instead: ${righted.length}`)
if (values.verbose) for (const each of righted) describeTold(each)
console.log(`honest sentences: ${honest}, kept: ${honest - lost.length}`)
for (const { text } of lost) console.log(`  lost: ${text}`)
const names = await plantNames()
console.log(`planted names: ${names.lies}, standing: ${names.standing.length} (${names.standing.join('、')})`)
console.log(`honest names: ${names.honest}, kept: ${names.honest - names.lost.length}`)
if (values.verbose) for (const name of names.lost) console.log(`  lost: ${name}`)
const verdicts = await plantVerdicts()
const inAll = verdicts.reduce((sum, { planted }) => sum + planted, 0)
console.log(`verdicts of a judge that lies in all of its answers: ${inAll}, told as facts:`)
for (const { kind, planted, standing } of verdicts) {
  console.log(`  ${kind}: ${standing.length} of ${planted}`)
  if (values.verbose) for (const each of standing) console.log(`    ${each}`)
}
if (values.cases !== undefined) await judgeCases(resolve(values.cases), Number(values['error-rate']))
process.exitCode = standing.length > 0 || lost.length > honest * 0.15 ? 1 : 0

function describeTold({ kind, text, told }: Told): void {
  console.log(`  ${kind}: ${text}`)
  if (values.verbose) for (const each of told) console.log(`    told: ${each}`)
}

async function judgeCases(folder: string, errorRate: number): Promise<void> {
  const library = await loadLibrary(folder)
  const cases = await readCases(library, values.case)
  const alone: Judged[] = []
  const judged: Judged[] = []
  const costs: CallCost[][] = []
  for (const each of cases) {
    const { truth, serp, sources, htmlOf } = each
    const compared = { keyword: truth.keyword, serp, sources }
    const before = buildCoverage(compared)
    const input = (coverage: Coverage) => ({
      ...compared,
      userPageUrl: truth.user.url,
      coverage: withFigures(coverage, compared),
    })
    alone.push(library.judge(truth, reportOf(input(before), writeFromPages(viewOf(input(before)))), htmlOf))
    for (let run = 1; run <= runs; run++) {
      const { result, calls } = await judgedByStandIn(
        before,
        compared,
        truth as unknown as Truth,
        errorRate,
        run,
      )
      const written = await writtenByStandIn(input(result))
      judged.push(library.judge(truth, reportOf(input(result), written.result), htmlOf))
      costs.push([...calls, ...written.calls])
    }
  }
  if (values.verbose) for (const each of judged) console.log(describeCase(each))
  console.log(`\n${cases.length} cases\n  without a key: ${summaryLine(alone)}`)
  console.log(
    `  with a judge wrong in ${errorRate * 100} % of its answers, ${runs} runs: ${summaryLine(judged)}`,
  )
  console.log(`\n${costTable(costs)}`)
}

/** The report, as far as it is judged. */
function reportOf({ coverage }: InsightInput, insight: Insight) {
  return {
    ...insight,
    coverage: coverage.report,
    strengths: coverage.strengths,
    evidence: { ...insight.evidence, passages: coverage.passages },
  }
}

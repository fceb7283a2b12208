import { startSandbox } from '../../sandbox/src/server.ts'
import { loadLibrary, readCases } from '../cases/outside-cases.ts'
import { readOwnCases, UNSEEN_FOLDER } from '../cases/own-cases.ts'
import {
  casesOf,
  compositeCasesOf,
  loadSets,
  type PlantedCase,
  type PlantedSet,
} from '../cases/planted-pages.ts'
import { readSandbox } from '../cases/sandbox-topics.ts'
import { belowFloor } from './insight-floors.ts'
import { scoreSandbox } from './insight-sandbox.ts'
import { type CaseScore, checkQuotes, scoreCase, summarise } from './insight-score.ts'
import { coverageTimes } from './insight-speed.ts'
import { describeCase, outrightLine, reportOf, signalTable, summaryLine } from './outside-score.ts'
import { describeOwn, scoreOwn, summariseOwn } from './own-score.ts'

/** What must hold besides the floors of the sets: processor time for 13 pages of 5,000 characters, which is the clock's where nothing else runs. */
const MOST_MS = 3_000
/** Twice the text may take this much of twice the time. */
const MOST_GROWTH = 1.25

const FEW = [1, 2, 3]
/** The user's page is a full page of the set with sections cut: the others are cited, or that page too. */
const FULL_PAGE: { name: string; cases: (set: PlantedSet) => PlantedCase[] }[] = [
  {
    name: 'the other pages cited',
    cases: (set) =>
      FEW.flatMap((size) => casesOf(set, { size, original: false, overview: true, full: true })),
  },
  {
    name: 'itself cited too',
    cases: (set) => FEW.flatMap((size) => casesOf(set, { size, original: true, overview: true, full: true })),
  },
  {
    name: 'no overview',
    cases: (set) =>
      FEW.flatMap((size) => casesOf(set, { size, original: false, overview: false, full: true })),
  },
]

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const verbose = option('verbose')
const only = option('only')
/** `--sizes=5`: how many sections are cut from a sandbox page. */
const SANDBOX_SIZES = (option('sizes') ?? '1,3,5').split(',').map(Number)
/** `--chars=5000`: lengths of the pages whose coverage is timed. */
const LENGTHS = (option('chars') ?? '5000,10000,20000').split(',').map(Number)

const rows: Record<string, Record<string, string | number>> = {}
/** What must hold and does not, with both figures. */
const failed: string[] = []
let quotes = 0
let verbatim = 0

/** Prints a set, or a part of one, and holds it against its floor. */
function report(name: string, scores: readonly CaseScore[]): void {
  const total = summarise(scores)
  quotes += scores.reduce((sum, score) => sum + score.quotes.all, 0)
  verbatim += scores.reduce((sum, score) => sum + score.quotes.verbatim, 0)
  const below = belowFloor(name.trim(), total)
  failed.push(...(below ?? []))
  rows[name] = {
    cases: total.cases,
    recall: total.recall.toFixed(3),
    precision: total.precision.toFixed(3),
    'about a cut': total.strict.toFixed(3),
    gaps: total.gaps.toFixed(1),
    '': below === null ? 'in detail' : below.length === 0 ? 'pass' : 'FAIL',
  }
  if (verbose === undefined || !name.includes(verbose)) return
  for (const score of scores)
    console.log(
      [
        score.name,
        `  missed ${score.cut.filter((each) => !score.found.includes(each)).join(' ')}`,
        `  right  ${score.right.join(' | ')}`,
        `  wrong  ${score.wrong.join(' | ')}`,
      ].join('\n'),
    )
}

/** `--only=cat`: the sets to run, by a part of their names; `marked` and `outside` are the cases marked block by block. */
const wanted = (name: string) => only === undefined || name.includes(only)

/** The cases marked block by block: those that the models were trained on, and those that they were not. */
const MARKED = [
  { name: 'own marked cases', folder: undefined },
  { name: 'unseen marked cases', folder: UNSEEN_FOLDER },
]
for (const { name, folder } of wanted('marked') ? MARKED : []) {
  const scores = readOwnCases(folder).map((own) => {
    const { coverage, evidence } = reportOf(own)
    const checked = checkQuotes(evidence.passages, own.sources)
    quotes += checked.all
    verbatim += checked.verbatim
    return scoreOwn(own, coverage, evidence.passages)
  })
  if (verbose !== undefined) for (const score of scores) console.log(describeOwn(score))
  const total = summariseOwn(scores)
  console.log(`${name}: ${total.line}`)
  failed.push(...(belowFloor(name, total) ?? []))
}

/** `--cases=DIR` (or `--cases DIR`): cases of the outside format beside the project's own sets. */
const casesAt = process.argv.indexOf('--cases')
const folder = option('cases') ?? (casesAt < 0 ? undefined : process.argv[casesAt + 1])
if (folder !== undefined && wanted('outside')) {
  const library = await loadLibrary(folder)
  const cases = await readCases(library)
  const reports = cases.map((each) => reportOf(each))
  const judged = cases.map(({ truth, htmlOf }, at) => library.judge(truth, reports[at], htmlOf))
  for (const each of judged) console.log(describeCase(each))
  console.table(signalTable(judged))
  console.log(`outside cases: ${summaryLine(judged)}`)
  console.log(
    outrightLine(
      judged,
      reports.map(({ coverage }) => coverage),
    ),
  )
}

const sandbox = await startSandbox({ port: 0 })
try {
  for (const topic of await readSandbox(sandbox)) {
    const name = `sandbox ${topic.planted.topic}`
    if (!wanted(name)) continue
    const bySize = SANDBOX_SIZES.map((size) => ({ size, scores: scoreSandbox(topic, size) }))
    report(
      `${name}, ${SANDBOX_SIZES.join(', ')} sections cut`,
      bySize.flatMap(({ scores }) => scores),
    )
    for (const { size, scores } of bySize) report(`  ${name}, ${size} cut`, scores)
  }
} finally {
  await sandbox.close()
}
for (const set of loadSets()) {
  if (!wanted(set.name)) continue
  const variants = FULL_PAGE.map(({ name, cases }) => ({ name, scores: cases(set).map(scoreCase) }))
  report(
    `${set.name}: a full page`,
    variants.flatMap(({ scores }) => scores),
  )
  for (const { name, scores } of variants) report(`  ${set.name}: ${name}`, scores)
  const harder = FEW.flatMap((size) => compositeCasesOf(set, { size, overview: true }))
  report(`  ${set.name}: put together from all pages`, harder.map(scoreCase))
}
console.table(rows)

const share = quotes === 0 ? 0 : (100 * verbatim) / quotes
console.log(`quotes that stand word for word in the page they name: ${verbatim} of ${quotes} (${share} %)`)
if (verbatim !== quotes || quotes === 0) failed.push(`verbatim quotes: ${verbatim} of ${quotes}`)

const times = coverageTimes(LENGTHS)
for (const { chars, ms, cpu } of times)
  console.log(
    `13 pages of ${chars.toLocaleString('en')} characters: ${ms.toFixed(0)} ms (processor ${cpu.toFixed(0)} ms)`,
  )
const [base] = times
const most = times.at(-1)
const growth = base && most ? most.cpu / base.cpu / (most.chars / base.chars) : Number.POSITIVE_INFINITY
console.log(`processor time against text, from the first to the last: ${growth.toFixed(2)} (1 = linear)`)
if (base === undefined || base.cpu >= MOST_MS)
  failed.push(`processor time: ${base?.cpu.toFixed(0) ?? 'none'} ms of ${MOST_MS} ms allowed`)
if (growth > MOST_GROWTH) failed.push(`growth: ${growth.toFixed(2)} of ${MOST_GROWTH} allowed`)

if (failed.length > 0) {
  console.error(`worse than it must be:\n${failed.map((each) => `  ${each}`).join('\n')}`)
  process.exitCode = 1
}

import { checkHeldBack, falseFlagsOf, type HeldCase, recallOf, type Tally, total } from './draft-claims.ts'
import { type ClosingStep, closeGaps } from './draft-gaps.ts'
import { draftTimes } from './draft-speed.ts'
import { loadSets } from './insight-planted.ts'
import { loadLibrary, readCases } from './outside-cases.ts'
import { readOwnCases } from './own-cases.ts'

/**
 * `npm run bench:draft`: how a draft's score, claims and speed hold up. `--cases DIR` adds outside cases to the project's own,
 * `--pages=1` closes gaps on so many pages of each set, `--changes=3` times so many changes, `--verbose` prints what was wrong.
 */
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const folder = process.argv[process.argv.indexOf('--cases') + 1]

/** What must hold. */
const LEAST_RECALL = 0.9
const MOST_FALSE_FLAGS = 0.05
const MOST_MS = 300
/** Share of the drafts whose score is within a point of a whole comparison's at the same topics. */
const LEAST_WITHIN = 0.9
const failed: string[] = []
const must = (name: string, holds: boolean) => {
  if (!holds) failed.push(name)
}

const own: HeldCase[] = readOwnCases().map(({ truth, sources }) => ({
  name: truth.id,
  keyword: truth.keyword,
  sources,
}))
const outside: HeldCase[] =
  process.argv.includes('--cases') && folder !== undefined
    ? (await readCases(await loadLibrary(folder))).map(({ truth, sources }) => ({
        name: truth.id,
        keyword: truth.keyword,
        sources,
      }))
    : []
const cases = [...own, ...outside]

const shares = (tally: Tally) => ({
  sentences: total(tally),
  'borne out': tally['borne-out'],
  contradicted: tally.contradicted,
  unproven: tally.unproven,
})
for (const [title, beside] of [
  ['The page held back: its sentences against the other pages', false],
  ['The page among the sources: its own sentences, typed again', true],
] as const) {
  const result = checkHeldBack(cases, beside)
  console.log(`\n${title}`)
  console.table({
    'as written': shares(result.kept),
    'another value': shares(result.value),
    'another unit': shares(result.unit),
  })
  const [recall, flags] = [recallOf(result), falseFlagsOf(result)]
  console.log(
    `changed figures not told as borne out: ${recall.toFixed(3)}; true ones told as contradicted: ${flags.toFixed(3)}`,
  )
  if (process.argv.includes('--verbose')) for (const line of result.wrong) console.log(`  ${line}`)
  must(`recall (${title})`, recall >= LEAST_RECALL)
  must(`false flags (${title})`, flags <= MOST_FALSE_FLAGS)
}

const pages = Number(option('pages') ?? Number.POSITIVE_INFINITY)
const steps = loadSets().flatMap((set) => closeGaps(set, pages))
const spread = (of: (step: ClosingStep) => number) => {
  const away = steps.map((step) => Math.abs(of(step))).sort((a, b) => a - b)
  return {
    drafts: away.length,
    'within 1 point': away.filter((each) => each <= 1).length,
    median: away[away.length >> 1] ?? 0,
    'nine in ten': away[Math.floor(away.length * 0.9)] ?? 0,
    most: away.at(-1) ?? 0,
  }
}
const fixed = spread(({ projected, fixed: whole }) => projected - whole)
const settled = spread((step) => step.settled - step.moving)
console.log('\nGaps closed one by one: how far the editor’s score is from that of a whole comparison')
console.table({
  'projected, at the report’s topics': fixed,
  'projected, at topics found anew': spread(({ projected, moving }) => projected - moving),
  'settled, at topics found anew': settled,
})
must('score at fixed topics', fixed['within 1 point'] >= LEAST_WITHIN * fixed.drafts)
must('settled score', settled['within 1 point'] === settled.drafts)

const times = draftTimes(5_000, Number(option('changes') ?? 20))
console.log('\nA draft of 5,000 characters beside 12 pages of as many: milliseconds of the processor')
console.table([times])
must('time of a change', times.median <= MOST_MS)

for (const name of failed) console.error(`bench:draft: not reached: ${name}`)
process.exitCode = failed.length === 0 ? 0 : 1

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLibrary, type ReadCase, readCases } from '../cases/outside-cases.ts'
import { readOwnCases } from '../cases/own-cases.ts'
import { casesOf, loadSets } from '../cases/planted-pages.ts'
import {
  caughtOf,
  checkHeldBack,
  falseFlagsOf,
  type HeldCase,
  recallOf,
  sumOf,
  type Tally,
  total,
} from './draft-claims.ts'
import { type ClosingStep, closeGaps } from './draft-gaps.ts'
import { draftTimes } from './draft-speed.ts'
import { checkWritten, type WrittenResult } from './draft-written.ts'

/**
 * `npm run bench:draft`: how a draft's score, claims and speed hold up. `--cases DIR` adds outside cases to the project's own,
 * `--written DIR` adds drafts of them to `draft-cases`, `--only=held,written,gaps,speed` measures some of it, `--drafts=18,19` checks the drafts whose names begin so, `--pages=1` closes gaps on so many pages of each set, `--changes=3` times so many changes, `--verbose` prints what was wrong, `--dump=FILE`
 * writes each sentence of the held-back pages with its verdict as a line of JSON.
 */
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const folderOf = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined
const folder = folderOf('--cases')

const only = option('only')?.split(',')
const names = option('drafts')?.split(',')
const runs = (part: 'held' | 'written' | 'gaps' | 'speed') => only?.includes(part) !== false

const HELD = [
  ['The page held back: its sentences against the other pages', false],
  ['The page among the sources: its own sentences, typed again', true],
] as const

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

const heldCase = ({ truth, sources }: Pick<ReadCase, 'truth' | 'sources'>): HeldCase => ({
  name: truth.id,
  keyword: truth.keyword,
  sources,
  urls: truth.pages.map(({ url }) => url),
})
const heldCases = (folder?: string): HeldCase[] => readOwnCases(folder).map(heldCase)
const own = heldCases()
/** Cases of the questions to a model, of which drafts are written too. */
const ofModel = heldCases(join(import.meta.dirname, '../cases/model-cases'))
/** Cases of which only drafts are written. */
const ofDrafts = heldCases(join(import.meta.dirname, 'draft-sources'))
const outside: HeldCase[] =
  folder !== undefined ? (await readCases(await loadLibrary(folder))).map(heldCase) : []
const cases = [...own, ...outside]

const shares = (tally: Tally) => ({
  sentences: total(tally),
  supported: tally.supported,
  contradicted: tally.contradicted,
  unproven: tally.unproven,
})
for (const [title, beside] of runs('held') ? HELD : []) {
  const result = checkHeldBack(cases, beside)
  console.log(`\n${title}`)
  console.table({
    'as written': shares(result.kept),
    'another value': shares(result.value),
    'another unit': shares(result.unit),
    'in slightly other words': shares(result.reworded),
    'those with another value': shares(result.rewordedValue),
  })
  const [recall, flags] = [recallOf(result), falseFlagsOf(result)]
  console.log(
    `changed figures not told as supported: ${recall.toFixed(3)}; true ones told as contradicted: ${flags.toFixed(3)}`,
  )
  const dump = beside ? undefined : option('dump')
  if (dump !== undefined)
    writeFileSync(dump, result.sentences.map((sentence) => `${JSON.stringify(sentence)}\n`).join(''))
  if (process.argv.includes('--verbose')) for (const line of result.wrong) console.log(`  ${line}`)
  must(`recall (${title})`, recall >= LEAST_RECALL)
  must(`false flags (${title})`, flags <= MOST_FALSE_FLAGS)
}

const planted = loadSets().flatMap((set): HeldCase[] => {
  const [whole] = casesOf(set, { size: 2, original: true, overview: true })
  return whole === undefined
    ? []
    : [{ name: set.name, keyword: whole.keyword, sources: whole.sources, urls: [] }]
})
const drafts = [join(import.meta.dirname, 'draft-cases'), folderOf('--written')]
for (const written of runs('written') ? drafts.filter((each) => each !== undefined) : []) {
  const results = checkWritten(written, [...planted, ...cases, ...ofModel, ...ofDrafts], names)
  const sum = (kind: Exclude<keyof WrittenResult, 'name' | 'noted' | 'wrong'>) =>
    sumOf(results.map((result) => result[kind]))
  console.log('\nDrafts that say in other words what the sources say')
  console.table({
    'as the sources say it': shares(sum('said')),
    'another value': shares(sum('value')),
    'another unit': shares(sum('unit')),
    'a figure of another thing': shares(sum('swapped')),
    'a figure that none gives': shares(sum('invented')),
    'a figure that its writer changed': shares(sum('planted')),
    'of the writer’s own': shares(sum('own')),
  })
  const changedOf = (result: WrittenResult) => [
    result.value,
    result.unit,
    result.swapped,
    result.invented,
    result.planted,
  ]
  console.table(
    Object.fromEntries(
      results.map((result) => [
        result.name,
        {
          true: total(result.said),
          flagged: total(result.said) - result.said.supported,
          false: total(sumOf(changedOf(result))),
          caught: Number(caughtOf(changedOf(result)).toFixed(3)),
        },
      ]),
    ),
  )
  const recall = caughtOf(results.flatMap(changedOf))
  const flags = caughtOf([sum('said')])
  console.log(`false figures flagged: ${recall.toFixed(3)}; true ones flagged: ${flags.toFixed(3)}`)
  const noted = results.map((result) => result.noted)
  console.log(
    `supported by a page that the writer noted: ${noted.reduce((sum, { quoted }) => sum + quoted, 0)} of ${noted.reduce((sum, { all }) => sum + all, 0)}`,
  )
  if (process.argv.includes('--verbose'))
    for (const line of results.flatMap(({ wrong }) => wrong)) console.log(`  ${line}`)
  must('recall of false figures', recall >= LEAST_RECALL)
  must('flags of true figures in other words', flags <= MOST_FALSE_FLAGS)
  must('the writer’s own never contradicted', sum('own').contradicted === 0)
}

if (runs('gaps')) {
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
  const full = spread((step) => step.full - step.moving)
  console.log('\nGaps closed one by one: how far the editor’s score is from that of a whole comparison')
  console.table({
    'projected, at the report’s topics': fixed,
    'projected, at topics found anew': spread(({ projected, moving }) => projected - moving),
    'full, at topics found anew': full,
  })
  must('score at fixed topics', fixed['within 1 point'] >= LEAST_WITHIN * fixed.drafts)
  must('full score', full['within 1 point'] === full.drafts)
}

if (runs('speed')) {
  const times = draftTimes(5_000, Number(option('changes') ?? 20))
  console.log('\nA draft of 5,000 characters beside 12 pages of as many: milliseconds of the processor')
  console.table([times])
  must('time of a change', times.median <= MOST_MS)
}

for (const name of failed) console.error(`bench:draft: not reached: ${name}`)
process.exitCode = failed.length === 0 ? 0 : 1

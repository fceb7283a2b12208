import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { withBoundedBlocks } from '@gaplens/coverage/corpus/bounded-blocks'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { computeUnlimited } from '../../runtime/limit-computing.ts'
import { forGooglebot } from '../eligibility/directives.ts'
import { changedSources, sampleInput } from '../insight/testing/sample.ts'
import { runPipeline } from './pipeline.ts'
import { NOTHING_YET } from './progress.ts'
import { createMemoryStepStore } from './step-store.ts'

/**
 * Pages are written by others, and their text is compared on the thread that all jobs of an instance share. So the time may not
 * grow faster than the text, nor be many times what prose of the same length takes, whatever the text consists of.
 */

/** What a line begins with, and what it repeats. */
const LINES: readonly (readonly [start: string, repeated: string])[] = [
  ['', '('],
  ['', '（'],
  ['', '1'],
  ['', 'a'],
  ['', 'A1 '],
  ['', '一'],
  ['', '一千一'],
  ['', '「一」'],
  ['', '['],
  ['', ']('],
  ['', '$1'],
  ['', '％1'],
  ['', '1元'],
  ['', '費用1元。'],
  ['', '一年'],
  ['', '12:30 '],
  ['', '，'],
  ['', '。'],
  ['', '？'],
  ['', '的'],
  ['', '我們'],
  ['', '年'],
  ['', '：1、'],
  ['', '不會，不'],
  ['', '多久才會'],
  ['多久', '才會'],
  ['我們實測', '一百'],
]

const input = sampleInput()
const own = input.sources.find(({ role }) => role === 'user')?.page ?? null
const sources = input.sources.slice(0, 7)

const lineOf = ([start, repeated]: readonly [string, string], chars: number) =>
  (start + repeated.repeat(Math.ceil(chars / repeated.length))).slice(0, chars)

type Added = Pick<Block, 'kind' | 'level' | 'text'>

/** The user's page with more blocks at its end. */
function pageWith(page: ReadPage | null, added: readonly Added[]): ReadPage {
  if (page === null) throw new Error('the sample has no page')
  let { text } = page
  const blocks = added.map((block): Block => {
    const start = text.length + 1
    text = `${text}\n${block.text}`
    return { ...block, start, role: 'content' }
  })
  return { ...page, text, blocks: [...page.blocks, ...blocks] }
}

/** Processor time of an analysis in milliseconds, without a model and of pages that are read already. */
async function analysisOf(added: readonly Added[], questions: readonly string[] = []): Promise<number> {
  const store = createMemoryStepStore(() => {})
  const relatedQuestions = [...input.serp.relatedQuestions, ...questions]
  await store.save('overview', { ...input.serp, relatedQuestions, requests: 1 }, NOTHING_YET)
  await store.save('pages', changedSources({ ...input, sources }, 'p0', pageWith(own, added)), NOTHING_YET)
  const before = process.threadCpuUsage()
  await runPipeline(
    { analysisId: 'hostile', keyword: input.keyword, userPageUrl: input.userPageUrl },
    {
      search: { search: unused },
      web: { fetchPage: unused, close: async () => {} },
      reader: { read: unused },
      model: null,
      store,
      report: () => {},
      now: () => new Date('2026-11-22T00:00:00Z'),
      signal: new AbortController().signal,
      compute: computeUnlimited,
    },
  )
  return since(before)
}
const unused = () => Promise.reject(new Error('everything is read already'))

/** The shorter of two runs, because the first may also compile. */
const timeOf = (compute: () => unknown) => {
  const once = () => {
    const before = process.threadCpuUsage()
    compute()
    return since(before)
  }
  return Math.min(once(), once())
}
const since = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const paragraph = (text: string): Added => ({ kind: 'paragraph', level: 0, text })
const underHeading = (text: string): Added[] => [
  { kind: 'heading', level: 2, text },
  paragraph('一般大約三天，費用要看情況，通常兩週左右會好。'),
]

/**
 * Four times the text may take four times as long, and twice that again for what a busy machine does beside it. Comparing all with all
 * would take sixteen times as long.
 */
const TIMES = 4
const MOST = 3 * TIMES
/** A time below this cannot be told from what the machine does beside it. */
const SHORTEST_MS = 10
let usual = 0
/** The time for prose of the length of the longest line. */
let prose = 0

beforeAll(async () => {
  await analysisOf([])
  usual = Math.max(await analysisOf([]), await analysisOf([]))
  const text = sources.flatMap(({ page }) => page?.blocks.map((block) => block.text) ?? []).join('。')
  prose = await analysisOf([paragraph(lineOf(['', text], TIMES * 8_000))])
})

describe('an analysis takes no more than in proportion to the text for', () => {
  it.each(LINES)('a paragraph of %j and then %j only', async (...line) => {
    const short = await analysisOf([paragraph(lineOf(line, 8_000))])
    const long = await analysisOf([paragraph(lineOf(line, TIMES * 8_000))])
    expect(long / Math.max(short, usual)).toBeLessThan(MOST)
    expect(long / prose).toBeLessThan(MOST)
  })

  it('headings and related questions of each line', async () => {
    const asked = (chars: number) => LINES.map((line) => `${input.keyword}${lineOf(line, chars)}嗎`)
    const timeOfQuestions = (chars: number) => analysisOf(asked(chars).flatMap(underHeading), asked(chars))
    const short = await timeOfQuestions(14)
    const long = await timeOfQuestions(TIMES * 14)
    expect(long / Math.max(short, usual)).toBeLessThan(MOST)
  })

  it('lists, tables and headings as long as a page', async () => {
    for (const kind of ['listItem', 'tableRow', 'heading'] as const) {
      const block = (chars: number): Added => ({ kind, level: 1, text: lineOf(['', '12:30 一元，'], chars) })
      const short = await analysisOf([block(8_000)])
      const long = await analysisOf([block(TIMES * 8_000)])
      expect(long / Math.max(short, usual), kind).toBeLessThan(MOST)
    }
  })
})

/** A text whose figures are not remembered from an earlier run. */
let runs = 0
const unread = (text: string) => {
  runs += 1
  return text + '\n'.repeat(runs)
}

/** What takes the text of a page as it stands. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'reading figures': (text) => readFigures(unread(text)),
  'splitting words': termsOf,
  'bounding blocks': (text) =>
    withBoundedBlocks({ blocks: [{ ...paragraph(text), start: 0, role: 'content' }] }),
  'the rules for Googlebot': forGooglebot,
}

describe.each(Object.entries(READERS))('%s takes no more than in proportion to the text', (_, read) => {
  it.each(LINES)('for a line of %j and then %j only', (...line) => {
    const [short, long] = [10_000, TIMES * 10_000].map((chars) => lineOf(line, chars))
    read(short ?? '')
    const time = Math.max(
      timeOf(() => read(short ?? '')),
      SHORTEST_MS,
    )
    expect(timeOf(() => read(long ?? '')) / time).toBeLessThan(MOST)
  })
})

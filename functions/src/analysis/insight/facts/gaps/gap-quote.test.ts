import type { Gap, Passage, Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { quoteOf } from './gap-quote.ts'
import { subjectOf } from './gap-subject.ts'

const LINES = [
  '有，110 年起換裝節能馬桶每座發三千元，憑發票影本申請。',
  '今年換裝節能馬桶每座補助 2,000 元，七月底前送件。',
  '老房子的馬桶多半沖水量大，換裝前先量管距。',
]
const view = viewOf(
  inputOf({
    keyword: '馬桶更換',
    serp: emptySerp(),
    sources: LINES.map((line, at) => markedSource(at + 1, `## 換裝補助\n${line}`)),
  }),
)
const pages = view.othersRead.map(({ id }) => id)
const gap = {
  topicId: 't',
  name: '換裝補助',
  tier: 'p1_immediate',
  passageIds: ['q0'],
  outdatedPassageIds: [] as string[],
}

/** The view in which the first page is the gap's, the second supports the AI Overview at this level, and all of them touch the subject. */
function seenWith(level: 'found' | 'partly'): View {
  const support = [{ pageId: pages[1] ?? '', level, passageId: 'q1' }]
  const statement = {
    id: 's1',
    text: '換裝補助：每座補助 2,000 元。',
    citedPageIds: pages.slice(1, 2),
    support,
  }
  const report = { ...view.input.coverage.report, statements: [statement] }
  const cells = pages.map((pageId, at) => ({ pageId, level: 'touched', passageId: `q${at}` }))
  const topic = { aliases: [], questions: [], cells, fromOverview: true } as unknown as Topic
  const passage = (id: string | null) => {
    const at = Number(id?.slice(1))
    const quote = LINES[at]
    return quote === undefined
      ? undefined
      : { id: `q${at}`, pageId: pages[at] ?? '', heading: '換裝補助', quote, url: '', link: '' }
  }
  const input = { ...view.input, coverage: { ...view.input.coverage, report } }
  return {
    ...view,
    input,
    topic: () => topic,
    passage: passage as (id: string | null) => Passage | undefined,
  }
}

function quoted(level: 'found' | 'partly'): string | undefined {
  const seen = seenWith(level)
  const asked = gap as unknown as Gap
  return quoteOf(seen, asked, subjectOf(seen, asked, undefined), new Set())?.text
}

it('quotes the page that supports what the AI Overview says, and no page with another figure', () => {
  expect(quoted('found')).toContain('每座補助 2,000 元')
  expect(quoted('partly')).toContain('每座發三千元')
})

/** What is quoted of a gap whose pages say this, of which those at `outdated` are of years ago. */
function quotedOf(
  lines: readonly string[],
  name: string,
  outdated: readonly number[] = [],
): string | undefined {
  const sources = lines.map((line, at) => markedSource(at + 1, `## ${name}\n${line}`))
  const seen = viewOf(inputOf({ keyword: '借住', serp: emptySerp(), sources }))
  const ids = lines.map((_, at) => `q${at}`)
  const passage = (id: string | null) => {
    const at = ids.indexOf(id ?? '')
    const pageId = seen.othersRead[at]?.id ?? ''
    return { id: `q${at}`, pageId, heading: name, quote: lines[at] ?? '', url: '', link: '' }
  }
  const asked = {
    topicId: 't',
    name,
    tier: 'p3_longTerm',
    passageIds: ids,
    outdatedPassageIds: outdated.map((at) => `q${at}`),
  }
  const known = { ...seen, topic: () => undefined, passage: passage as View['passage'] }
  return quoteOf(
    known,
    asked as unknown as Gap,
    subjectOf(known, asked as unknown as Gap, undefined),
    new Set(),
  )?.text
}

it('quotes a rule rather than what a writer did, though its page is older', () => {
  const tale = '把我以前的房間給房客，換了床墊，網路密碼第一天就給。'
  const rule = '提供獨立床鋪，每人至少 4 平方公尺，不得與異性同室。'
  expect(quotedOf([tale], '床位')).toContain('我以前的房間')
  expect(quotedOf([tale, rule], '床位')).toContain('獨立床鋪')
  expect(quotedOf([tale, rule], '床位', [1])).toContain('獨立床鋪')
})

it('quotes no few words without the name of their subject, and nothing of a time that counts from the day of writing', () => {
  expect(quotedOf(['這一輩子最痛的事。'], '押金')).toBeUndefined()
  expect(quotedOf(['浴室去年底整修完工，面積擴大一倍。'], '浴室')).toBeUndefined()
  expect(quotedOf(['浴室整修完工，面積擴大一倍。'], '浴室')).toContain('浴室整修')
})

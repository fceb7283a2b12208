import { expect, it } from 'vitest'
import { proofsOf } from './proofs.ts'
import { rowsOf } from './rows.ts'
import type { CheckedStatement } from './support/checked-statements.ts'
import type { CoverageTable, TableTopic, Verdict } from './table/coverage-table.ts'

const statement = {
  id: 's1',
  text: '換水：每週換三分之一',
  label: '換水',
  heading: '',
  referenceIndexes: [0],
}
const claim = { id: 'c1', pageId: 'p1', start: 0, quoteEnd: 9, heading: '例行工作', text: '每週抽掉三分之一' }
const main = { id: 'c2', pageId: 'p1', start: 0, end: 9, heading: '開始' }
const verdict: Verdict = {
  pageId: 'p1',
  likelihood: 0.3,
  byWords: 0.3,
  judgeIsCertain: false,
  cited: 0,
  quotes: [main],
}
const topic = {
  id: 't1',
  name: '換水',
  aliases: [],
  statements: [statement],
  questions: [],
  verdicts: [{ ...verdict, pageId: 'own', likelihood: 0.1, quotes: [] }, verdict],
  members: [],
  seeds: [],
  lengths: [],
} as unknown as TableTopic

const checked = (
  level: 'found' | 'partly',
  said: object = {},
  heading = claim.heading,
): CheckedStatement[] => [
  {
    statement: { ...statement, ...said },
    cited: ['p1'],
    support: [{ pageId: 'p1', level, unit: { claim: { ...claim, heading } } }],
  } as unknown as CheckedStatement,
]
const proofIn = (each: CheckedStatement[], of: Partial<Verdict> = {}) =>
  proofsOf(each, '養魚')({ ...topic, statements: each.map((one) => one.statement) }, { ...verdict, ...of })
    ?.id

it('is what bears out a labelled statement on a topic, unless a judge has read the page', () => {
  expect(proofIn(checked('found'))).toBe('c1')
  expect(proofIn(checked('partly'))).toBeUndefined()
  expect(proofIn(checked('found'), { judgeIsCertain: true })).toBeUndefined()
})

it('has a word of the topic where the statement has no label of its own', () => {
  const unlabelled = { text: '每週換三分之一' }
  expect(proofIn(checked('found', unlabelled))).toBeUndefined()
  expect(proofIn(checked('found', unlabelled, '換水的份量'))).toBe('c1')
})

it('makes its page one that covers the topic, by that passage, and the topic no more important', () => {
  const pages = topic.verdicts.map(({ pageId }) => ({
    source: { id: pageId, url: `https://${pageId}.test/`, page: { text: '每週抽掉三分之一', title: '' } },
    sections: [],
  }))
  const covered = { ...verdict, pageId: 'p2', likelihood: 0.9, byWords: 0.9 }
  const table = {
    keyword: '養魚',
    topics: [{ ...topic, verdicts: [...topic.verdicts, covered] }],
    corpus: { pages: [...pages, { ...pages[1], source: { ...pages[1]?.source, id: 'p2' } }], claims: [] },
  } as unknown as CoverageTable
  const [without] = rowsOf(table, 'own')
  const [row] = rowsOf(table, 'own', proofsOf(checked('found'), '養魚'))
  expect(without?.covering.map((cell) => cell.verdict.pageId)).toEqual(['p2'])
  expect(row?.covering.map((cell) => cell.verdict.pageId)).toEqual(['p1', 'p2'])
  expect(row?.covering[0]?.verdict.quotes.map(({ id }) => id)).toEqual(['c1', 'c2'])
  expect(row?.importance).toBe(without?.importance)
})

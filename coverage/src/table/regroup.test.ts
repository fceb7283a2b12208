import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/bench/model/case-file.ts'
import { inputOf } from '../../../tests/bench/model/case-input.ts'
import { buildCoverage } from '../build.ts'
import { quoteOf, type TableTopic } from './coverage-table.ts'
import { renameTopics } from './judged-names.ts'
import { addProposedTopics, regroupTable, resolveMerges } from './regroup.ts'

const [truth] = readCases(new URL('../../../tests/bench/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))
const headed = table.topics.filter(({ seeds }) => seeds.some(({ section }) => section !== null))
const [one, other] = headed
if (one === undefined || other === undefined) throw new Error('two subjects are needed')
const idsOf = ({ seeds }: TableTopic) => seeds.map(({ id }) => id)
const claimsOf = ({ seeds }: TableTopic) =>
  seeds.flatMap(({ section }) => (section?.claims ?? []).map(quoteOf))

describe('a table grouped anew', () => {
  it('is the same where nothing is merged', () => {
    expect(regroupTable(table, []).topics.map(({ id }) => id)).toEqual(table.topics.map(({ id }) => id))
  })

  it('has one subject of two that are merged, and every page held against it', () => {
    const after = regroupTable(table, [{ seedIds: [...idsOf(one), ...idsOf(other)], name: '' }])
    expect(after.topics).toHaveLength(table.topics.length - 1)
    const [whole] = after.topics
    expect(whole?.seeds).toHaveLength(one.seeds.length + other.seeds.length)
    expect(whole?.verdicts.map(({ pageId }) => pageId)).toEqual(one.verdicts.map(({ pageId }) => pageId))
  })

  it('parts seeds that a judge holds apart, and knows none that it makes up', () => {
    const several = table.topics.find(({ seeds }) => seeds.length > 1)
    const [first = '', ...rest] = several === undefined ? [] : idsOf(several)
    const after = regroupTable(table, [
      { seedIds: [first, 'e9999'], name: '' },
      { seedIds: rest, name: '' },
    ])
    expect(after.topics).toHaveLength(table.topics.length + 1)
  })
})

describe('what a judge cites', () => {
  it('sets a heading right that was put to another subject', () => {
    const stray = other.seeds.find(({ section }) => section !== null)
    const rest = idsOf(other).filter((id) => id !== stray?.id)
    const keeper = table.topics.find((topic) => topic !== one && topic !== other)
    if (stray === undefined || keeper === undefined) throw new Error('no such heading')
    const wrong = regroupTable(table, [{ seedIds: [...idsOf(one), stray.id], name: '' }])
    const quotes = (stray.section?.claims ?? []).map(quoteOf)
    const merges = resolveMerges(wrong, {
      verdicts: [{ topicId: keeper.id, pageId: stray.pageId ?? '', level: 'covered', quotes }],
      support: [],
      measures: [],
    })
    const home = merges.find(({ seedIds }) => seedIds.includes(stray.id))
    expect(home?.seedIds).toContain(idsOf(keeper)[0])
    expect(rest.every((id) => home?.seedIds.includes(id) !== true)).toBe(true)
  })

  it('makes a subject that the list lacks where two sites speak of it, and none of what one says or what is known', () => {
    const pages = ['p1', 'p2']
    const quotes = pages.flatMap((page) =>
      table.corpus.claims
        .filter(({ claim }) => claim.pageId === page)
        .slice(-1)
        .map(quoteOf),
    )
    const words = quotes[0]?.heading ?? ''
    const proposal = { name: words.slice(0, 4), quotes }
    const count = (proposals: readonly (typeof proposal)[], cited: readonly (typeof quotes)[number][]) =>
      addProposedTopics(
        table,
        proposals,
        [{ topicId: one.id, pageId: 'p1', level: 'covered', quotes: cited }],
        'p0',
      ).topics.length - table.topics.length
    expect(count([proposal], [])).toBe(1)
    expect(count([{ ...proposal, quotes: quotes.slice(0, 1) }], [])).toBe(0)
    expect(count([proposal], quotes)).toBe(0)
  })
})

describe('a name that a judge gives', () => {
  const nameAfter = (names: readonly string[]) =>
    renameTopics(table, new Map([[one.id, names]])).topics.find(({ id }) => id === one.id)?.name

  it('stands only where the pages say it', () => {
    for (const name of ['保證第一名', 'www.evil.example', '「本店」最好！', ''])
      expect(nameAfter([name])).toBe(one.name)
  })

  it('is the one it gives most often', () => {
    const [spoken = '', rare = ''] = claimsOf(one).map(({ heading }) => heading.slice(0, 3))
    expect(nameAfter([rare, spoken, spoken])).toBe(spoken)
  })
})

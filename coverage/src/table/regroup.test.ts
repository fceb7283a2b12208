import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { quoteOf, type TableTopic } from './coverage-table.ts'
import { renameTopics } from './judged-names.ts'
import { addProposedTopics, regroupTable, resolveMerges } from './regroup.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))
const headed = table.topics.filter(({ seeds }) => seeds.some(({ section }) => section !== null))
const [one, other] = headed
if (one === undefined || other === undefined) throw new Error('two subjects are needed')
const idsOf = ({ seeds }: TableTopic) => seeds.map(({ id }) => id)
const claimsOf = ({ seeds }: TableTopic) =>
  seeds.flatMap(({ section }) => (section?.claims ?? []).map(quoteOf))
/** How many subjects a judge's proposals add to the table, if it cites these passages of one page for the first subject. */
const added = (
  proposals: Parameters<typeof addProposedTopics>[1],
  cited: readonly ReturnType<typeof quoteOf>[],
) =>
  addProposedTopics(
    table,
    proposals,
    [{ topicId: one.id, pageId: 'p1', level: 'covered', quotes: cited }],
    'p0',
  ).topics.length - table.topics.length

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

describe('a statement of the AI Overview', () => {
  it('belongs to two subjects at most, a heading to one', () => {
    const statement = table.inputs.comparison.seeds.find(({ kind }) => kind === 'statement')
    const headings = headed.flatMap(({ seeds }) => seeds.filter(({ kind }) => kind === 'heading')).slice(0, 3)
    if (statement === undefined || headings.length < 3) throw new Error('a statement and three headings')
    const wanted = (shared: string) => headings.map(({ id }) => ({ seedIds: [shared, id], name: '' }))
    const having = (id: string, merges: ReturnType<typeof wanted>) =>
      regroupTable(table, merges).topics.filter((topic) => idsOf(topic).includes(id)).length
    expect(having(statement.id, wanted(statement.id))).toBe(2)
    expect(having(headings[0]?.id ?? '', wanted(headings[0]?.id ?? ''))).toBe(1)
  })
})

describe('a statement of the AI Overview in two groups', () => {
  const statement = table.inputs.comparison.seeds.find(({ kind }) => kind === 'statement')
  const heading = headed.flatMap(({ seeds }) => seeds.filter(({ kind }) => kind === 'heading'))[0]
  if (statement === undefined || heading === undefined) throw new Error('a statement and a heading')
  const stating = ({ topics }: typeof table) =>
    topics.filter(({ statements }) => statements.some(({ id }) => id === statement.statement?.id))

  it('makes a subject of its own of the second part, even where no page has a heading for it', () => {
    const after = regroupTable(table, [
      { seedIds: [statement.id, heading.id], name: '甲' },
      { seedIds: [statement.id], name: '乙' },
    ])
    expect(stating(after)).toHaveLength(2)
    expect(new Set(after.topics.map(({ id }) => id)).size).toBe(after.topics.length)
  })

  it('stays in both, wherever the passages that support it are cited', () => {
    const [quote] = (heading.section?.claims ?? []).map(quoteOf)
    if (quote === undefined) throw new Error('a passage')
    const other = headed.flatMap(({ seeds }) => seeds.filter(({ kind }) => kind === 'heading'))[1]
    const both = regroupTable(table, [
      { seedIds: [heading.id, statement.id], name: '' },
      { seedIds: [other?.id ?? '', statement.id], name: '' },
    ])
    const [first] = stating(both)
    const merges = resolveMerges(both, {
      verdicts: [{ topicId: first?.id ?? '', pageId: quote.pageId, level: 'covered', quotes: [quote] }],
      support: [{ statementId: statement.statement?.id ?? '', pageId: quote.pageId, level: 'found', quote }],
      measures: [],
    })
    expect(merges.filter(({ seedIds }) => seedIds.includes(statement.id))).toHaveLength(2)
  })
})

describe('what a judge cites', () => {
  it('moves a statement to the subject it is cited for, but not from the one that its label names', () => {
    const statement = table.inputs.comparison.seeds.find((seed) => seed.statement?.label === '爛根')
    const [quote] = claimsOf(other)
    const [named, elsewhere] = headed.filter((topic) => idsOf(topic).every((id) => id !== statement?.id))
    if (statement === undefined || quote === undefined || named === undefined || elsewhere === undefined)
      throw new Error('a labelled statement, a passage and two subjects')
    const homeOf = (name: string) => {
      const headings = named.seeds.filter(({ text }) => !text.includes('爛根')).map(({ id }) => id)
      const grouped = regroupTable(table, [{ seedIds: [...headings, statement.id], name }])
      const merges = resolveMerges(grouped, {
        verdicts: [{ topicId: elsewhere.id, pageId: quote.pageId, level: 'covered', quotes: [quote] }],
        support: [
          { statementId: statement.statement?.id ?? '', pageId: quote.pageId, level: 'found', quote },
        ],
        measures: [],
      })
      const home = merges.find(({ seedIds }) => seedIds.includes(statement.id))?.seedIds ?? []
      return home.includes(headings[0] ?? '') ? 'stays' : 'moves'
    }
    expect(homeOf('葉子的顏色')).toBe('moves')
    expect(homeOf('爛根與換盆')).toBe('stays')
  })

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

  it('parts a heading from its group if the subject is missing on its page and its words hardly belong to it', () => {
    const [first, stray] = headed.flatMap(({ seeds }) => seeds.filter(({ section }) => section !== null))
    if (first === undefined || stray === undefined || first.pageId === null) throw new Error('two headings')
    const mixed = regroupTable(table, [{ seedIds: [first.id, stray.id], name: '' }])
    const subject = mixed.topics.find(({ seeds }) => seeds.includes(stray))
    if (subject === undefined) throw new Error('no such subject')
    /** How many subjects there are if both headings are one as likely as said. */
    const subjectsAt = (likely: number) => {
      const comparison = {
        ...mixed.inputs.comparison,
        likelihood: (a: number, b: number) => (a === b ? 0 : likely),
      }
      const [, second] = subject.seeds
      const missing = {
        topicId: subject.id,
        pageId: second?.pageId ?? '',
        level: 'missing' as const,
        quotes: [],
      }
      return resolveMerges(
        { ...mixed, inputs: { ...mixed.inputs, comparison } },
        { verdicts: [missing], support: [], measures: [] },
      ).length
    }
    expect(subjectsAt(0.15)).toBe(mixed.topics.length)
    expect(subjectsAt(0.14)).toBe(mixed.topics.length + 1)
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
    expect(added([proposal], [])).toBe(1)
    expect(added([{ ...proposal, quotes: quotes.slice(0, 1) }], [])).toBe(0)
    expect(added([proposal], quotes)).toBe(0)
  })
})

describe('the subjects that a judge proposes', () => {
  const units = table.corpus.claims.filter(({ claim }) => claim.pageId !== 'p0')
  const sitesOf = (page: string) => units.filter(({ claim }) => claim.pageId === page).map(quoteOf)
  const [ofOne, ofOther] = ['p1', 'p2'].map(sitesOf)
  if (ofOne === undefined || ofOther === undefined) throw new Error('two pages are needed')
  const name = (ofOther[0]?.heading ?? '').slice(0, 4)

  it('are known if half of their passages are cited for another, and new with a third', () => {
    const four = [...ofOne.slice(0, 2), ...ofOther.slice(0, 2)]
    const three = [...ofOne.slice(0, 1), ...ofOther.slice(0, 2)]
    expect(added([{ name, quotes: four }], ofOne.slice(0, 2))).toBe(0)
    expect(added([{ name, quotes: three }], ofOne.slice(0, 1))).toBe(1)
  })

  it('are ten at most', () => {
    const quotes = [...ofOne, ...ofOther]
    const words = quotes.map(({ heading }) => heading).join('')
    const names = new Set(Array.from({ length: words.length - 1 }, (_, at) => words.slice(at, at + 2)))
    expect(
      added(
        [...names].map((each) => ({ name: each, quotes })),
        [],
      ),
    ).toBe(10)
  })
})

describe('a name that a judge gives', () => {
  const nameAfter = (names: readonly string[]) =>
    renameTopics(table, new Map([[one.id, names]])).topics.find(({ id }) => id === one.id)?.name

  it('is not the name of another subject, even if a heading of its own contains that', () => {
    const [heading = ''] = claimsOf(one).map((quote) => quote.heading)
    const name = heading.slice(0, 3)
    const topics = table.topics.map((topic) => (topic.id === other.id ? { ...topic, name } : topic))
    const named = renameTopics({ ...table, topics }, new Map([[one.id, [name]]])).topics
    expect(nameAfter([name])).toBe(name)
    expect(named.filter((topic) => topic.name === name).map(({ id }) => id)).toEqual([other.id])
  })

  it('stands only where the pages say it', () => {
    for (const name of ['保證第一名', 'www.evil.example', '「本店」最好！', ''])
      expect(nameAfter([name])).toBe(one.name)
  })

  it('may share half of its words in another script, in which few words are known', () => {
    const words = claimsOf(one).map(({ id }) => id)
    const named = renameTopics(
      {
        ...table,
        corpus: {
          ...table.corpus,
          claims: table.corpus.claims.map((unit) =>
            words.includes(unit.claim.id)
              ? { ...unit, claim: { ...unit.claim, text: 'Water the plant' } }
              : unit,
          ),
        },
        topics: table.topics.map((topic) => {
          const [verdict] = topic.verdicts
          const quotes = claimsOf(one)
          return topic.id === one.id && verdict !== undefined
            ? { ...topic, verdicts: [{ ...verdict, quotes, cited: quotes.length }] }
            : topic
        }),
      },
      new Map([[one.id, ['Water schedule']]]),
    )
    expect(named.topics.find(({ id }) => id === one.id)?.name).toBe('Water schedule')
  })

  it('leaves no name in Simplified Chinese where its characters are certain', () => {
    const topics = table.topics.map((topic) =>
      topic.id === one.id ? { ...topic, name: '头皮屑', aliases: ['生叶菜', '头皮屑'] } : topic,
    )
    const named = renameTopics({ ...table, topics }, new Map()).topics.find(({ id }) => id === one.id)
    expect(named).toMatchObject({ name: '頭皮屑', aliases: ['生葉菜'] })
  })

  it('is not one that a single answer gives where others agree', () => {
    const [spoken = ''] = claimsOf(one).map(({ heading }) => heading.slice(0, 3))
    expect(nameAfter([spoken])).toBe(spoken)
    expect(nameAfter(['保證第一名', '保證第一名', spoken])).toBe(one.name)
  })

  it('is no other name of a subject either where it is that of another one', () => {
    const topics = table.topics.map((topic) =>
      topic.id === one.id ? { ...topic, aliases: [other.name, '別名'] } : topic,
    )
    const named = renameTopics({ ...table, topics }, new Map([[other.id, [other.name]]])).topics
    expect(named.find(({ id }) => id === one.id)?.aliases).toEqual(['別名'])
  })

  it('is the one it gives most often', () => {
    const [spoken = '', rare = ''] = claimsOf(one).map(({ heading }) => heading.slice(0, 3))
    expect(nameAfter([rare, spoken, spoken])).toBe(spoken)
  })
})

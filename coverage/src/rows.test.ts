import { describe, expect, it } from 'vitest'
import type { Quote } from './corpus/quote.ts'
import type { VerbatimPassages } from './corpus/verbatim-passages.ts'
import { topicOf } from './matrix-topic.ts'
import { tellsPriceThere } from './price-topics.ts'
import { rowsOf, withoutExactNumbers } from './rows.ts'
import type { CoverageTable, TableTopic } from './table/coverage-table.ts'

const USER = 'user'
const SOURCE_TEXT = '一次 800 元。'
const OWN_TEXT = '水燒開後放涼兩分鐘。今天的天氣很好。'

interface Shape {
  readonly name?: string
  readonly stated?: boolean
  readonly asked?: boolean
  /** Likelihood of the user's page, then of each source. */
  readonly likelihoods: readonly number[]
  readonly judged?: boolean
  /** What of the user's page comes nearest. */
  readonly own?: string
  /** The heading over it. */
  readonly under?: string
  /** Whether a judge cited it. */
  readonly cited?: boolean
  /** Rows of a price list on the user's page. */
  readonly priceList?: readonly string[]
  /** Whether what comes nearest stands among these. */
  readonly listed?: boolean
  /** The text of the user's page, if not `OWN_TEXT`, and of the sources. */
  readonly text?: string
  readonly sourceText?: string
  /** The title of every page. */
  readonly title?: string
  /** The headings over what each source says. */
  readonly sourcesUnder?: readonly string[]
}

function topic(shape: Shape, at: number): TableTopic {
  const { name = `主題 ${at}`, stated = false, asked = false, judged = false, own, under = '' } = shape
  return {
    id: `t${at}`,
    name,
    members: [],
    seeds: [],
    aliases: [],
    statements: stated
      ? [{ id: 's1', text: '水溫要放涼', label: '', heading: '', referenceIndexes: [] }]
      : [],
    questions: asked ? ['要多熱？'] : [],
    verdicts: shape.likelihoods.map((likelihood, page) => {
      const heading = shape.sourcesUnder?.[page - 1]
      const said = heading === undefined ? [] : [{ id: 's', pageId: `p${page}`, start: 0, end: 9, heading }]
      const quotes = page > 0 ? said : own !== undefined ? [quoteOf(own, under)] : []
      return {
        pageId: page === 0 ? USER : `p${page}`,
        likelihood,
        judgeIsCertain: judged,
        byWords: likelihood,
        cited: page === 0 && shape.cited === true ? 1 : 0,
        quotes,
      }
    }),
    lengths: [],
  }
}

function quoteOf(text: string, heading: string): Quote {
  const start = OWN_TEXT.indexOf(text)
  return { id: 'q', pageId: USER, start, end: start + text.length, heading }
}

/** @param sites the sources' hosts; without them each source has a site of its own */
function rows(
  shapes: readonly Shape[],
  sites?: readonly string[],
  allCompared = true,
  seeded: readonly string[] = [],
) {
  const seeds = seeded.map((text) => ({ kind: 'heading', pageId: 'p1', text }))
  const topics = shapes.map((shape, at) => ({ ...topic(shape, at), seeds }) as unknown as TableTopic)
  const pages = (topics[0]?.verdicts ?? []).map(({ pageId }, at) => ({
    source: {
      id: pageId,
      url: pageId === USER ? 'https://own.test/' : `https://${sites?.[at - 1] ?? `site${at}.test`}/${at}`,
      page: {
        title: shapes[0]?.title ?? '',
        text: pageId === USER ? (shapes[0]?.text ?? OWN_TEXT) : (shapes[0]?.sourceText ?? SOURCE_TEXT),
      },
    },
    sections: [],
  }))
  const claims = (shapes[0]?.priceList ?? []).map((text, at) => ({
    claim: {
      id: shapes[0]?.listed === true ? 'q' : `c${at}`,
      pageId: USER,
      kind: 'tableRow',
      text,
      start: 0,
      quoteEnd: 1,
      heading: '價目',
    },
  }))
  // As much of a table as the rows are made from.
  const made = rowsOf(
    { keyword: '手沖咖啡', topics, corpus: { pages, claims } } as unknown as CoverageTable,
    USER,
  )
  return allCompared ? made : withoutExactNumbers(made)
}

const importance = (shape: Shape, sites?: readonly string[]) => rows([shape], sites)[0]?.importance ?? null

describe('the importance of a topic', () => {
  it('is 1 for the AI Overview, 0.2 for people’s questions and 0.12 for each site that likely treats it', () => {
    const likelihoods = [0, 0.9, 0.5, 0.49]
    expect(importance({ likelihoods })).toBeCloseTo(0.24)
    expect(importance({ likelihoods, asked: true })).toBeCloseTo(0.44)
    expect(importance({ likelihoods, stated: true, asked: true })).toBeCloseTo(1.44)
  })

  it('counts at most five sites, each once, and never the user’s', () => {
    expect(importance({ likelihoods: [1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9] })).toBeCloseTo(0.6)
    expect(importance({ likelihoods: [1, 0.9, 0.9] }, ['a.test', 'www.a.test'])).toBeCloseTo(0.12)
  })
})

describe('the rows of the matrix', () => {
  it('stand by importance, of equal ones by name, and are forty at most', () => {
    const likelihoods = [0, 0.9]
    const found = rows([
      { name: 'b', likelihoods },
      { name: 'a', likelihoods },
      { name: 'c', likelihoods, asked: true },
    ])
    expect(found.map((row) => row.topic.name)).toEqual(['c', 'a', 'b'])
    expect(rows(Array.from({ length: 41 }, () => ({ likelihoods })))).toHaveLength(40)
  })

  it('are what Google speaks of, or what two sites treat, of five or fewer one', () => {
    const ofSites = (sites: number, treating: number) => [
      0,
      ...Array.from({ length: sites }, (_, at) => (at < treating ? 0.9 : 0)),
    ]
    const ofSixSites = (treating: number) => ofSites(6, treating)
    expect(rows([{ likelihoods: ofSixSites(1) }])).toHaveLength(0)
    expect(rows([{ likelihoods: ofSixSites(1), stated: true }])).toHaveLength(1)
    expect(rows([{ likelihoods: ofSixSites(1), asked: true }])).toHaveLength(1)
    expect(rows([{ likelihoods: ofSixSites(2) }])).toHaveLength(1)
    expect(rows([{ likelihoods: ofSites(5, 1) }])).toHaveLength(1)
    expect(rows([{ likelihoods: ofSites(12, 1) }])).toHaveLength(0)
    expect(rows([{ likelihoods: ofSites(12, 2) }])).toHaveLength(1)
  })

  it('have a name and a source that treats them', () => {
    expect(rows([{ name: '', stated: true, likelihoods: [0, 0.9] }])).toHaveLength(0)
    expect(rows([{ stated: true, likelihoods: [0.9, 0.3] }])).toHaveLength(0)
  })

  it('count the likeliest source where none treats the topic for sure', () => {
    const [row] = rows([{ stated: true, likelihoods: [0, 0.6, 0.75, 0.2] }])
    expect(row?.covering.map(({ verdict, certainty }) => [verdict.pageId, certainty])).toEqual([
      ['p2', 'possible'],
    ])
  })

  it('count no likeliest source that neither names the topic nor has a heading on it, unless it is likelier', () => {
    const covering = (shape: Partial<Shape>, seeded: readonly string[] = []) =>
      rows(
        [{ name: '水溫', stated: true, likelihoods: [0, 0.6], sourcesUnder: ['器材'], ...shape }],
        undefined,
        true,
        seeded,
      ).flatMap((row) => row.covering.map(({ verdict }) => verdict.pageId))
    expect(covering({})).toEqual([])
    expect(covering({ sourcesUnder: ['水溫要多高'] })).toEqual(['p1'])
    expect(covering({ likelihoods: [0, 0.7] })).toEqual(['p1'])
    expect(covering({}, ['器材'])).toEqual(['p1'])
  })

  it('count exactly where all verdicts together are 0.95 sure, or were judged', () => {
    const isExact = (shape: Shape) => rows([shape])[0]?.exact
    expect(isExact({ stated: true, likelihoods: [0.5, 0.98, 0.02] })).toBe(true)
    expect(isExact({ stated: true, likelihoods: [0.5, 0.97, 0.03] })).toBe(false)
    expect(isExact({ stated: true, likelihoods: [0.5, 0.7, 0.1], judged: true })).toBe(true)
    const [row] = rows([{ stated: true, likelihoods: [0.5, 0.98, 0.02] }], undefined, false)
    expect(row?.exact).toBe(false)
  })

  it('count no exact number where a source may be counted in, as one that treats the topic in part', () => {
    const isExact = (likelihoods: number[]) => rows([{ stated: true, likelihoods, judged: true }])[0]?.exact
    expect(isExact([0.5, 0.98, 0.02])).toBe(true)
    expect(isExact([0.5, 0.98, 0.45])).toBe(false)
  })

  it('show the user’s nearest words only where they share one with the topic, and are not all too unlikely', () => {
    const nearest = (own: string, likelihood = 0.3) =>
      rows([{ stated: true, likelihoods: [likelihood, 0.9], own }])[0]?.nearest
    expect(nearest('水燒開後放涼兩分鐘。')?.start).toBe(0)
    expect(nearest('今天的天氣很好。')).toBeNull()
    expect(nearest('水燒開後放涼兩分鐘。', 0.1)?.start).toBe(0)
    expect(nearest('水燒開後放涼兩分鐘。', 0.09)).toBeNull()
  })

  it('show what the user’s page says where its heading or a judge tells that it is about the topic', () => {
    const own = '今天的天氣很好。'
    const nearest = (shape: Partial<Shape>) =>
      rows([{ name: '水溫', stated: true, likelihoods: [0.3, 0.9], own, ...shape }])[0]?.nearest
    expect(nearest({ under: '水溫要多高' })?.start).toBe(10)
    expect(nearest({ judged: true, cited: true })?.start).toBe(10)
  })

  it('do not say by words alone that the user’s page touches a topic of which nothing can be shown', () => {
    const level = (shape: Partial<Shape>) =>
      rows([{ name: '水溫', stated: true, likelihoods: [0.5, 0.9], own: '今天的天氣很好。', ...shape }])[0]
        ?.cells[0]
    expect(level({})).toMatchObject({ level: 'absent', certainty: 'possible' })
    expect(level({ under: '水溫要多高' })).toMatchObject({ level: 'touched' })
    expect(level({ judged: true })).toMatchObject({ level: 'covered' })
  })

  it('do not say that the user’s page covers a topic by a row of a table that has no word of it', () => {
    const level = (shape: Partial<Shape>) =>
      rows([{ name: '水溫', likelihoods: [0.9, 0.9], own: '今天的天氣很好。', ...shape }])[0]?.cells[0]
    const tableOf = { priceList: ['一壺 1,200'], listed: true }
    expect(level(tableOf)).toMatchObject({ level: 'absent', certainty: 'possible' })
    expect(level({ ...tableOf, under: '水溫要多高' })).toMatchObject({ level: 'covered' })
    expect(level({ ...tableOf, judged: true })).toMatchObject({ level: 'covered' })
    expect(level({})).toMatchObject({ level: 'covered' })
  })

  it('do not say for sure that the page lacks what its title names', () => {
    const certainty = (title: string) =>
      rows([{ name: '刻度', likelihoods: [0.05, 0.9], title }])[0]?.cells[0]?.certainty
    expect(certainty('週末早晨')).toBe('sure')
    expect(certainty('轉到哪個刻度')).toBe('possible')
  })

  it('call it likely where only the user’s own heading tells that the page covers a topic', () => {
    const certainty = (own: string, shape: Partial<Shape> = {}) =>
      rows([{ name: '水溫', stated: true, likelihoods: [0.9, 0.9], own, under: '出門以前', ...shape }])[0]
        ?.cells[0]
    expect(certainty('今天的天氣很好。')).toMatchObject({ level: 'covered', certainty: 'possible' })
    expect(certainty('水燒開後放涼兩分鐘。')).toMatchObject({ level: 'covered', certainty: 'sure' })
    expect(certainty('今天的天氣很好。', { judged: true })).toMatchObject({ certainty: 'sure' })
  })

  it('do not say that a page without any price covers what something costs, unless a judge does', () => {
    const own = (shape: Partial<Shape>) =>
      rows([{ name: '診療費用', stated: true, likelihoods: [0.9, 0.9], ...shape }])[0]?.cells[0]?.level
    expect(own({})).toBe('absent')
    expect(own({ judged: true })).toBe('covered')
    expect(own({ name: '診療' })).toBe('covered')
    expect(own({ text: '初診 450 元。' })).toBe('covered')
    expect(own({ text: '諮詢免費。' })).toBe('covered')
  })

  it('do not take a price that stands elsewhere for what something costs', () => {
    const text = '水燒開後放涼兩分鐘。評估費 1,800 元。'
    const own = (nearest: string) =>
      rows([
        { name: '診療費用', stated: true, likelihoods: [0.9, 0.9], own: nearest, under: '診療費用', text },
      ])[0]?.cells[0]?.level
    expect(own('水燒開後放涼兩分鐘。')).toBe('absent')
    expect(tellsPriceThere(text, [{ start: 10, end: text.length }])).toBe(true)
    expect(tellsPriceThere(text, [{ start: 0, end: 10 }])).toBe(false)
    expect(tellsPriceThere(text, [])).toBe(true)
  })

  it('do not take what a seller earns for what something costs, but the unit in which the AI Overview tells it', () => {
    const tells = (text: string, ...stated: readonly string[]) =>
      tellsPriceThere(
        text,
        [{ start: 0, end: text.length }],
        stated.map((each) => ({ text: each })),
      )
    expect(tells('一台冷氣的毛利三千元，賣多了另有 500 元獎金。')).toBe(false)
    expect(tells('一台冷氣三萬元。毛利不多。')).toBe(true)
    expect(tells('一台冷氣三萬元，老闆賺得不多。')).toBe(true)
    const stated = '總花費：每月開 200 度以上，變頻才划算。'
    expect(tells('一個月用滿 300 度才回本。', stated)).toBe(true)
    expect(tells('一個月用滿 300 度才回本。')).toBe(false)
    expect(tells('約 20% 的人會敏感。', '費用依材質而定，早鳥可省 10%。')).toBe(false)
    expect(tells('一個月用滿 300 度才回本。', '總花費：每月開 200 度約 800 元。')).toBe(false)
  })

  it('take the user’s own price list for what the keyword’s thing costs, but not for the price of a part', () => {
    const own = (name: string, priceList: readonly string[]) =>
      rows([{ name, likelihoods: [0.1, 0.9, 0.9], priceList }])[0]?.cells[0]
    const list = ['單品 150 元', '拿鐵 160 元', '手沖 180 元']
    expect(own('費用', list)).toMatchObject({
      level: 'covered',
      certainty: 'possible',
      verdict: { quotes: [{ id: 'c0' }] },
    })
    expect(own('費用', list.slice(1))).toMatchObject({ level: 'absent' })
    expect(own('費用', ['諮詢免費', '停車免費', '試喝免費'])).toMatchObject({ level: 'absent' })
    expect(own('磨豆費用', list)).toMatchObject({ level: 'absent' })
    expect(own('費用與訂位', list)).toMatchObject({ level: 'covered' })
    expect(own('外送與費用', list)).toMatchObject({ level: 'absent' })
  })

  it('count no source without any price for what something costs', () => {
    const likelihoods = [0, 0.9]
    expect(rows([{ name: '診療費用', stated: true, likelihoods }])).toHaveLength(1)
    expect(rows([{ name: '診療費用', stated: true, likelihoods, sourceText: '請電洽。' }])).toHaveLength(0)
  })
})

describe('what the user’s page is said to lack', () => {
  /** A hundred equally rare characters, of which the user's page has the first ones in a section. */
  const passage = String.fromCodePoint(...Array.from({ length: 100 }, (_, at) => 0x9100 + at))
  const certaintyWith = (own: number, name?: string, beside?: number) => {
    const heading = beside === undefined ? '' : '比例'
    const quote: Quote = { id: 'q', pageId: 'p1', start: 0, end: 100, heading }
    const lacking = topic(
      { stated: true, likelihoods: [0.05, 0.9], ...(name === undefined ? {} : { name }) },
      0,
    )
    const told = (of: TableTopic): TableTopic => ({
      ...of,
      verdicts: of.verdicts.map((verdict) =>
        verdict.pageId === 'p1' ? { ...verdict, quotes: [quote] } : verdict,
      ),
    })
    const others = beside === undefined ? [] : [told(topic({ likelihoods: [beside, 0.9] }, 1))]
    const page = (id: string, text: string) => ({
      source: { id, url: `https://${id}.test/`, page: { text } },
      sections: [{ section: { heading: '', claims: [{ text }] } }],
    })
    const claims = [...passage].map((text) => ({ claim: { text } }))
    const ownText = `${passage.slice(0, own)}。恆溫 16 公升`
    const corpus = { pages: [page(USER, ownText), page('p1', passage)], claims }
    const [row] = rowsOf(
      { keyword: '', topics: [told(lacking), ...others], corpus } as unknown as CoverageTable,
      USER,
    )
    return row?.cells.find(({ verdict }) => verdict.pageId === USER)?.certainty
  }

  it('is not said outright once a section has seventeen hundredths of the sources’ wording', () => {
    expect(certaintyWith(16)).toBe('sure')
    expect(certaintyWith(17)).toBe('possible')
  })

  it('is not said outright of a topic part of whose name is on the page', () => {
    expect(certaintyWith(0, '補助金額')).toBe('sure')
    expect(certaintyWith(0, '恆溫功能')).toBe('possible')
  })

  it('is not said outright of what a source tells in one section with a topic that the page may treat', () => {
    expect(certaintyWith(0, '補助金額', 0.39)).toBe('sure')
    expect(certaintyWith(0, '補助金額', 0.4)).toBe('possible')
  })
})

it('gives the likelihood of a cell to three decimals', () => {
  const [row] = rows([{ stated: true, likelihoods: [0.1234567, 0.9] }])
  if (row === undefined) throw new Error('no row')
  const topicOfRow = topicOf(row, 1, USER, { use: () => '' } as unknown as VerbatimPassages)
  expect(topicOfRow.cells.map(({ score }) => score)).toEqual([0.123, 0.9])
})

it('says of a topic whether the AI Overview states it', () => {
  const fromOverview = (stated: boolean) =>
    rows([{ stated, asked: true, likelihoods: [0.1, 0.9] }]).map(
      (row) => topicOf(row, 1, USER, { use: () => '' } as unknown as VerbatimPassages).fromOverview,
    )
  expect(fromOverview(true)).toEqual([true])
  expect(fromOverview(false)).toEqual([false])
})

it('counts no source whose advice is for other people, and no number of sources is exact then', () => {
  const [row] = rows([
    { name: '孕婦', stated: true, likelihoods: [0, 0.99, 0.99], sourcesUnder: ['懷孕的人', '七十歲以上'] },
  ])
  expect(row?.covering.map(({ verdict }) => verdict.pageId)).toEqual(['p1'])
  expect(row?.exact).toBe(false)
})

it('shows of a page what stands under its heading on a topic before what has no word of the topic', () => {
  const likely = topic({ name: '倒閉', likelihoods: [0, 0.9], asked: true }, 0)
  const quote = (id: string, heading: string) => ({ id, pageId: 'p1', start: 0, end: 9, heading })
  const quotes = [quote('q1', '退費'), quote('q2', '店收了怎麼辦')]
  const made = (heading: string) => {
    const verdicts = likely.verdicts.map((verdict) =>
      verdict.pageId === 'p1' ? { ...verdict, quotes } : verdict,
    )
    const seeds = [{ kind: 'heading', pageId: 'p1', text: heading }]
    const pages = likely.verdicts.map(({ pageId }) => ({
      source: { id: pageId, url: `https://${pageId}.test/`, page: { text: '七日內可以退費。' } },
      sections: [],
    }))
    const table = {
      keyword: '健身房',
      topics: [{ ...likely, verdicts, seeds }],
      corpus: { pages, claims: [] },
    }
    return rowsOf(table as unknown as CoverageTable, USER)[0]?.cells[1]?.verdict.quotes[0]?.id
  }
  expect(made('店收了怎麼辦')).toBe('q2')
  expect(made('退費')).toBe('q1')
})

it('says that a page touches a topic at most by a passage that only tells of another', () => {
  const told = { likelihoods: [0, 0.99], sourceText: '七日內可以退費。', sourcesUnder: ['後悔了'] }
  const found = rows([
    { ...told, name: '倒閉', likelihoods: [0, 0.99, 0.9], asked: true },
    { ...told, name: '退費' },
  ])
  const levels = new Map(found.map((row) => [row.topic.name, row.cells[1]?.level]))
  expect(levels).toEqual(
    new Map([
      ['倒閉', 'touched'],
      ['退費', 'covered'],
    ]),
  )
})

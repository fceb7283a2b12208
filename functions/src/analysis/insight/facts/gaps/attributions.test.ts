import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../../tests/cases/marked-page.ts'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { attributionsOf, saidByOffices, withAttribution } from './attributions.ts'

const view = viewOf(sampleInput())

const { keyword } = view.input

/** What the first cited page is called where it and the user's page are changed like this. */
function attributionBy(own: Partial<ReadPage>, cited: Partial<ReadPage>): string | undefined {
  return attributionIf(own, { modifiedAt: null, publishedAt: null, ...cited })?.join(' ') || undefined
}

function attributionIf(own: Partial<ReadPage>, cited: Partial<ReadPage>): readonly string[] | undefined {
  const [first] = view.othersRead
  if (first === undefined || view.user === null) throw new Error('no pages')
  const user = { ...view.user, page: { ...view.user.page, ...own } }
  const changed = { ...first, page: { ...first.page, structuredData: [], ...cited } }
  const sources = view.input.sources.map((source) => (source.id === first.id ? changed : source))
  return attributionsOf({ ...view, input: { ...view.input, sources }, user, othersRead: [changed] }).get(
    first.id,
  )
}

it('names the city or county whose office a page is of', () => {
  expect(attributionBy({}, { siteName: '青嶼市動物保護辦公室' })).toBe('青嶼市')
  expect(attributionBy({}, { siteName: '海岳市政府經濟發展局' })).toBe('海岳市')
})

it('names no city for a hospital, a paper or a site that only sounds like one', () => {
  for (const siteName of ['縣立仁安醫院衛教園地', '城市週末報', '北城市集', '市民農園推廣中心'])
    expect(attributionBy({}, { siteName, type: 'article' })).toBeUndefined()
})

/** A page of a firm that serves its customers. */
const FIRM = {
  type: 'service',
  siteName: '日安搬家行',
  text: '本公司提供到府估價，來電預約即可。請您於三天前付訂金，客服會回覆。',
  author: null,
  publishedAt: null,
  modifiedAt: null,
} as const

it('calls a page that sells a seller, and a rival where the user’s page sells too', () => {
  expect(attributionBy({ type: 'article' }, FIRM)).toBe('業者')
  expect(attributionBy({ type: 'service' }, { ...FIRM, title: keyword })).toBe('同業')
  expect(attributionBy({ type: 'article' }, { type: 'article', siteName: '日安週報' })).toBeUndefined()
})

it('calls a firm that speaks of itself on another kind of page a rival, if it sells work', () => {
  const cited = { ...FIRM, type: 'documentation', title: keyword } as const
  expect(attributionBy({ type: 'service' }, cited)).toBe('同業')
  const withoutItself = cited.text.replace('本公司', '專人')
  expect(attributionBy({ type: 'service' }, { ...cited, text: withoutItself })).toBe('業者')
})

it('knows a vendor by what only a house has, though its page is an article', () => {
  const cited = { ...FIRM, type: 'documentation', title: keyword } as const
  const article = (text: string) => ({ type: 'article', siteName: '輕輪日誌', text }) as const
  expect(attributionBy(article('排班表怎麼設，我們的客服會陪您一起做。'), cited)).toBe('同業')
  expect(attributionBy(article('排班表怎麼設，打給客服就好。'), cited)).toBe('業者')
  expect(attributionBy(article('店長說：「我們的客服會陪您一起做。」'), cited)).toBe('業者')
})

it('calls who writes in a thread a poster, and a shop whose page only looks like a thread not', () => {
  const blocks = (kind: 'paragraph' | 'tableRow') =>
    [{ kind, level: 0, text: '甲\t1,100 元', start: 0, role: 'content' }] satisfies ReadPage['blocks']
  const thread = { type: 'forum', siteName: '輪子論壇', text: '半號加厚襪剛剛好。' } as const
  expect(attributionBy({}, { ...thread, blocks: blocks('paragraph') })).toBe('網友')
  expect(attributionBy({}, { ...thread, text: '我跟本班同學一起買。', blocks: blocks('paragraph') })).toBe(
    '網友',
  )
  expect(attributionBy({}, { ...thread, blocks: blocks('tableRow') })).toBeUndefined()
})

it('calls no rival who sells something else: other work, or goods where the user sells work', () => {
  const work = { type: 'service' } as const
  expect(attributionBy(work, { ...FIRM, siteName: '日安倉', title: '短期寄倉' })).toBe('業者')
  const goods = {
    ...FIRM,
    type: 'article',
    siteName: '日安零件行',
    title: keyword,
    text: '今天下單，明天出貨，滿千免運。您也可以到門市取貨，七天內可退貨。',
  } as const
  expect(attributionBy(work, goods)).toBe('業者')
  expect(attributionBy({ ...work, siteName: '晴日電器行', text: '門市有現貨。' }, goods)).toBe('同業')
})

it('names the year of a page that was last changed years before the newest one', () => {
  expect(attributionBy({}, { type: 'article', siteName: '日安週報', publishedAt: '2014-05-01' })).toBe(
    '2014 年',
  )
  expect(attributionBy({}, { siteName: '青嶼市政府', modifiedAt: '2014-05-01' })).toBe('青嶼市 2014 年')
  expect(
    attributionBy({}, { type: 'article', siteName: '日安週報', publishedAt: '2026-05-01' }),
  ).toBeUndefined()
})

it('calls a hospital that sells by its kind of house, and no seller', () => {
  expect(attributionBy({ type: 'article' }, { ...FIRM, siteName: '日安綜合醫院' })).toBe('醫院')
})

it('marks a page that was read after the last day of what it tells', () => {
  const [block] = view.othersRead[0]?.page.blocks ?? []
  if (block === undefined) throw new Error('no blocks')
  const until = (last: string) => ({
    type: 'article' as const,
    siteName: '青嶼市政府',
    blocks: [{ ...block, kind: 'paragraph' as const, text: `本專區彙整補貼問答，適用期間至 ${last}止。` }],
  })
  expect(attributionBy({}, until('2025 年 6 月 30 日'))).toBe('青嶼市 2025 年 6 月到期')
  expect(attributionBy({}, until('2099 年 6 月 30 日'))).toBe('青嶼市')
})

it('marks a seller’s word also where it speaks of those who sell', () => {
  const marked = (giver: string, text: string) =>
    withAttribution({ text, pageId: 'a' }, new Map([['a', [giver]]])).giver
  expect(marked('業者', '業者寄出通知後一週視為同意')).toBe('業者')
  expect(marked('澄江市', '澄江市每戶補助一次')).toBeUndefined()
})

it('marks no amount as a seller’s own that others give too, and every other one', () => {
  const attributions = new Map([['a', ['同業']]])
  const marked = (text: string, ...others: string[]) =>
    withAttribution({ text, pageId: 'a' }, attributions, others).giver
  expect(marked('薪資（金額：20,000 元）', '目前新聘每月 20,000 元。')).toBeUndefined()
  expect(marked('介紹費（金額：18,000 元）', '目前新聘每月 20,000 元。')).toBe('同業')
  expect(marked('三個月內訂金可轉作其他款式', '三個月內通知。')).toBe('同業')
})

it('takes an amount for nobody’s own only where an office gives it, and no newspaper', () => {
  const [first] = view.othersRead
  if (first === undefined) throw new Error('no page')
  const siteNamed = (siteName: string) => ({ othersRead: [{ ...first, page: { ...first.page, siteName } }] })
  const passages = [{ pageId: first.id, quote: '調音每次 2,000 元。' }]
  expect(saidByOffices(siteNamed('青嶼市政府'), passages)).toEqual(['調音每次 2,000 元。'])
  expect(saidByOffices(siteNamed('日安週報'), passages)).toEqual([])
})

it("calls a school that speaks of its own students so, and its word no seller's", () => {
  const text = '以下僅適用於本校在學生。報名後請至系辦繳交押金 500 元，我們提供教室。'
  expect(attributionBy({}, { siteName: '海濱大學體育中心', type: 'article', text })).toBe('學校')
  const fact = { text: '成績由學校寄到系辦', pageId: 'p1' }
  expect(withAttribution(fact, new Map([['p1', ['學校']]])).giver).toBe('學校')
})

it('says of a price that a tax is added to it where its page says so once for all', () => {
  const text = '本表整理各家書面報價，未稅。\n木地板每坪 3,200 元。'
  const marks = attributionIf(
    {},
    { siteName: '地板比一比', type: 'article', modifiedAt: null, publishedAt: null, text },
  )
  const attributions = new Map([['p1', marks ?? []]])
  const of = (told: string) => withAttribution({ text: told, pageId: 'p1' }, attributions).giver
  expect(of('木地板每坪 3,200 元')).toBe('報價未稅的')
  expect(of('木地板要先放三天')).toBeUndefined()
  expect(of('木地板每坪 3,200 元，含稅另計')).toBeUndefined()
})

it('says for what none of a page holds, and whose rules it tells, where its beginning does', () => {
  const { page } = parseMarkedPage(
    '私人住宅之鋼琴不適用之。沒特別註明的，以東山縣為準。\n## 調音\n每學期一次。',
  )
  const marks = (siteName: string, more: Partial<ReadPage> = {}) =>
    attributionIf(
      {},
      { siteName, type: 'article', blocks: page.blocks, modifiedAt: null, publishedAt: null, ...more },
    )
  expect(marks('青嶼市政府')).toEqual(['青嶼市', '不適用於私人住宅之鋼琴的'])
  expect(marks('日安週報')).toEqual(['東山縣', '不適用於私人住宅之鋼琴的'])
  expect(marks('日安搬家行', { ...FIRM, blocks: page.blocks })).toEqual(['業者'])
})

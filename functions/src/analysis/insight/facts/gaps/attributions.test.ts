import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { attributionsOf, withAttribution } from './attributions.ts'

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

it('calls a page that sells a seller, and a rival where the user’s page sells too', () => {
  expect(attributionBy({ type: 'article' }, { type: 'service', siteName: '日安搬家' })).toBe('業者')
  expect(attributionBy({ type: 'service' }, { type: 'service', siteName: '日安搬家', title: keyword })).toBe(
    '同業',
  )
  expect(attributionBy({ type: 'article' }, { type: 'article', siteName: '日安週報' })).toBeUndefined()
})

it('calls a firm that speaks of itself on another kind of page a rival, if it sells work', () => {
  const cited = {
    type: 'documentation',
    siteName: '東礁駕訓',
    title: keyword,
    text: '下列為本班作法。',
  } as const
  expect(attributionBy({ type: 'service' }, cited)).toBe('同業')
  expect(attributionBy({ type: 'service' }, { ...cited, text: '本班次開往東礁。' })).toBeUndefined()
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
  expect(attributionBy(work, { ...work, siteName: '日安倉', title: '短期寄倉' })).toBe('業者')
  const goods = {
    type: 'article',
    siteName: '日安零件行',
    title: keyword,
    text: '今天下單，明天出貨。',
  } as const
  expect(attributionBy(work, goods)).toBe('業者')
  expect(attributionBy({ ...work, siteName: '晴日電器行', text: '門市有現貨。' }, goods)).toBe('同業')
})

it('calls a seller who speaks as one, by whichever type its page was read', () => {
  const sells = (siteName: string, text: string) => attributionBy({}, { type: 'article', siteName, text })
  expect(attributionBy({}, { type: 'collection', siteName: '日安油舖', text: '' })).toBe('業者')
  expect(sells('日安珠寶', '三個月內可轉作本店其他款式。')).toBe('業者')
  expect(sells('日安生技購物網', '濃縮汁一天 30 毫升。')).toBe('業者')
  expect(sells('日安倉說明中心', '進倉當天請帶身分證。')).toBe('業者')
  expect(sells('日安週報', '「本公司不收訂金。」業者說。')).toBeUndefined()
  expect(sells('日安筆記', '日本公司的年假多半分段休。')).toBeUndefined()
  expect(sells('日安筆記', '我在網路下單，三天就出貨。')).toBeUndefined()
})

it('calls no office and no site that compares offers a seller', () => {
  for (const siteName of [
    '高山森林園區服務網',
    '電商成本資料庫',
    '健檢比一比',
    '水利署',
    'SaaS Questions',
    '',
  ])
    expect(attributionBy({ type: 'article' }, { type: 'service', siteName })).toBeUndefined()
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

it('calls a shop one that names its branch behind its own name, and no office that has departments', () => {
  const sells = (siteName: string) => attributionBy({}, { type: 'article', siteName, text: '門市可以試戴。' })
  expect(sells('明禾眼鏡 聽覺部')).toBe('業者')
  expect(sells('聽覺研究部')).toBeUndefined()
})

it('marks no amount as a seller’s own that others give too, and every other one', () => {
  const attributions = new Map([['a', ['同業']]])
  const marked = (text: string, ...others: string[]) =>
    withAttribution({ text, pageId: 'a' }, attributions, others).giver
  expect(marked('薪資（金額：20,000 元）', '目前新聘每月 20,000 元。')).toBeUndefined()
  expect(marked('介紹費（金額：18,000 元）', '目前新聘每月 20,000 元。')).toBe('同業')
  expect(marked('三個月內訂金可轉作其他款式', '三個月內通知。')).toBe('同業')
})

it('calls a firm a seller whose site is called a net or a help center', () => {
  const named = (siteName: string, text: string) => attributionBy({}, { type: 'article', siteName, text })
  expect(named('日安網', '本公司的月費與手續費如下。')).toBe('業者')
  expect(named('日安網', '各家的月費與手續費如下。')).toBeUndefined()
  expect(named('日安網', '本平台整理各家電信的月租費與違約金。')).toBeUndefined()
  expect(named('日安網', '本公司不提供投資建議。各銀行的手續費如下。')).toBeUndefined()
  expect(named('日安新聞網', '本公司的月費另計。')).toBeUndefined()
  expect(named('Carers Support', 'Carers get 80 pounds a week.')).toBeUndefined()
  expect(named('Sunny Customer Support', 'Hold the button for six seconds.')).toBe('業者')
  expect(named('Sunny Help Center', 'Hold the button for six seconds.')).toBe('業者')
})

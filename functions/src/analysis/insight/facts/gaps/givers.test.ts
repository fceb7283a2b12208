import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { giversOf } from './givers.ts'

const view = viewOf(sampleInput())

/** What the first cited page is called where it and the user's page are changed like this. */
function giver(own: Partial<ReadPage>, cited: Partial<ReadPage>): string | undefined {
  return giversIf(own, { modifiedAt: null, publishedAt: null, ...cited })?.join(' ') || undefined
}

function giversIf(own: Partial<ReadPage>, cited: Partial<ReadPage>): readonly string[] | undefined {
  const [first] = view.othersRead
  if (first === undefined || view.user === null) throw new Error('no pages')
  const user = { ...view.user, page: { ...view.user.page, ...own } }
  const changed = { ...first, page: { ...first.page, structuredData: [], ...cited } }
  const sources = view.input.sources.map((source) => (source.id === first.id ? changed : source))
  return giversOf({ ...view, input: { ...view.input, sources }, user, othersRead: [changed] }).get(first.id)
}

it('names the city or county whose office a page is of', () => {
  expect(giver({}, { siteName: '青嶼市動物保護辦公室' })).toBe('青嶼市')
  expect(giver({}, { siteName: '海岳市政府經濟發展局' })).toBe('海岳市')
})

it('names no city for a hospital, a paper or a site that only sounds like one', () => {
  for (const siteName of ['縣立仁安醫院衛教園地', '城市週末報', '北城市集', '市民農園推廣中心'])
    expect(giver({}, { siteName, type: 'article' })).toBeUndefined()
})

it('calls a page that sells a seller, and a rival where the user’s page sells too', () => {
  expect(giver({ type: 'article' }, { type: 'service', siteName: '日安搬家' })).toBe('業者')
  expect(giver({ type: 'service' }, { type: 'service', siteName: '日安搬家' })).toBe('同業')
  expect(giver({ type: 'article' }, { type: 'article', siteName: '日安週報' })).toBeUndefined()
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
    expect(giver({ type: 'article' }, { type: 'service', siteName })).toBeUndefined()
})

it('names the year of a page that was last changed years before the newest one', () => {
  expect(giver({}, { type: 'article', siteName: '日安週報', publishedAt: '2014-05-01' })).toBe('2014 年')
  expect(giver({}, { siteName: '青嶼市政府', modifiedAt: '2014-05-01' })).toBe('青嶼市 2014 年')
  expect(giver({}, { type: 'article', siteName: '日安週報', publishedAt: '2026-05-01' })).toBeUndefined()
})

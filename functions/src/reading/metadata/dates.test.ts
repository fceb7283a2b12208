import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const SENTENCE = '手沖咖啡的水溫落在攝氏九十二度左右，淺焙可以再高一點，深焙要低一些才不會苦，注水要穩定。'
const PARAGRAPHS = ['磨豆', '悶蒸', '注水', '收尾'].map((step) => `<p>${step}：${SENTENCE}</p>`).join('')
const DECLARED = '2026-01-05T10:00:00+08:00'
const declared = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"手沖","datePublished":"${DECLARED}"}</script>`

interface Parts {
  readonly head?: string
  readonly lines?: string
  readonly end?: string
}

function datesOn({ head = '', lines = '', end = '' }: Parts) {
  const { publishedAt, modifiedAt } = readPage({
    bytes: Buffer.from(
      `<html lang="zh-Hant"><head><title>手沖咖啡怎麼沖</title>${head}</head><body><article><h1>手沖咖啡怎麼沖</h1>${lines}${PARAGRAPHS}</article>${end}</body></html>`,
    ),
    url: 'https://coffee.test/brew',
    contentType: 'text/html; charset=utf-8',
    fetchedAt: '2026-04-01T02:00:00.000Z',
  })
  return { publishedAt, modifiedAt }
}

describe('a date beside the title with a label', () => {
  it.each([
    '<p>活動日期：2026/03/20</p>',
    '<p>造訪日期：2023/04/05</p>',
    '<p>上映日期 2026-03-20</p>',
    '<p>出生日期：民國 79 年 5 月 6 日</p>',
    '<p>價格查詢日：2026/03/20</p>',
    '<p>生效日　2026/03/20</p>',
    '<p>開課：2026/03/20（五）</p>',
    '<p>活動日期（每週六）：2026/03/20</p>',
    '<p>攝於 2023/04/05</p>',
    '<dl><dt>入住日期</dt><dd>2026/03/20</dd></dl>',
    '<table><tr><th>手術日期</th><td>2026/03/20</td></tr><tr><th>醫師</th><td>林以晴</td></tr></table>',
    '<p>考試日期：<time datetime="2026-03-20">3 月 20 日</time></p>',
    '<p>2026/03/20 14:00–16:00</p>',
    '<p>2026/03/20～2026/03/22</p>',
    '<p>時間：2026/03/20 14:00～16:00</p>',
    '<p>新品發表會：2026/03/20</p>',
    '<ul><li>自民國 110 年 7 月 20 日起，超過上限的利息無效</li></ul>',
    '<p>2026/03/20 前送件可省規費</p>',
    '<p>舊券收到 2026/03/20 止</p>',
  ])('is the page’s own only where the label is of publication: %s', (lines) => {
    expect(datesOn({ head: declared, lines }).publishedAt).toBe(DECLARED)
    expect(datesOn({ lines }).publishedAt).toBeNull()
  })

  it.each([
    '發布日期：2026/03/20',
    '發布日期：2026/03/20 前一篇：磨豆',
    '公告日 2026/03/20',
    '公發布日：2026/03/20',
    '上架時間：2026/03/20',
    '發文日期：中華民國 115 年 3 月 20 日',
    '日期：2026/03/20',
    '文章日期：2026/03/20',
    '林以晴於 2026/03/20 發表',
    '林以晴 2026/03/20',
    '生活 ｜ 2026/03/20',
    '星期五 2026/03/20',
    '活動日期：2026/05/20　發布日期：2026/03/20',
    '2026/03/20 台北報導',
  ])('is the page’s own where it says so or names no other day: %s', (line) => {
    expect(datesOn({ head: declared, lines: `<p>${line}</p>` }).publishedAt).toBe('2026-03-20')
  })
})

describe('a day after the page was fetched', () => {
  it('is no day on which it was published or changed', () => {
    expect(datesOn({ head: declared, lines: '<p>2026/12/20</p>' }).publishedAt).toBe(DECLARED)
    expect(datesOn({ end: '<p>最後更新：2026/12/20</p>' })).toEqual({ publishedAt: null, modifiedAt: null })
  })
})

describe('the date of a change', () => {
  it.each([
    '2026/03/20 更新',
    '（2026/3/20更新）',
    '更新：2026/03/20',
    '最後修改時間：2026-03-20',
    '資料更新：115-03-20',
    '最後異動日期：115-03-20',
    '異動日期：115-03-20',
    '資料維護日期：115/03/20',
    '修正日期：民國 115 年 3 月 20 日',
  ])('is read as Taiwan’s pages write it, and is no publication: %s', (line) => {
    for (const place of [{ lines: `<p>${line}</p>` }, { end: `<footer><p>${line}</p></footer>` }])
      expect(datesOn({ head: declared, ...place })).toEqual({
        publishedAt: DECLARED,
        modifiedAt: '2026-03-20',
      })
  })

  it.each([
    '系統維護日期：2026/03/20',
    '軟體更新：2026/03/20',
    '2026/03/20 更新版',
    '系統維護時間：2026/03/20 02:00–06:00',
  ])('is not of what the page tells of: %s', (line) =>
    expect(datesOn({ head: declared, end: `<p>${line}</p>` }).modifiedAt).toBeNull(),
  )

  it('is what a class says if another date has none', () => {
    const published = '<time class="entry-date published" datetime="2026-03-01">3 月 1 日</time>'
    const updated = '<time class="updated" datetime="2026-03-20">3 月 20 日</time>'
    expect(datesOn({ lines: `<p>${published} ${updated}</p>` })).toEqual({
      publishedAt: '2026-03-01',
      modifiedAt: '2026-03-20',
    })
    expect(datesOn({ lines: `<p>${updated}</p>` })).toEqual({ publishedAt: '2026-03-20', modifiedAt: null })
  })

  it('is none before the publication, as systems declare it of texts that waited', () => {
    const head = (modified: string) =>
      `<meta property="article:published_time" content="2026-03-05T01:00:00Z"><meta property="article:modified_time" content="${modified}">`
    expect(datesOn({ head: head('2026-03-01T03:30:00Z') }).modifiedAt).toBeNull()
    expect(datesOn({ head: head('2026-03-05T00:30:00Z') }).modifiedAt).toBeNull()
    expect(datesOn({ head: head('2026-03-05T09:30:00+08:00') }).modifiedAt).toBe('2026-03-05T09:30:00+08:00')
  })
})

import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../../tests/support/hostile-strings.ts'
import { cellsOf, textOfCells } from './cells.ts'
import { checkRows } from './check-rows.ts'

const check = (text: string, maxRows = 200) => checkRows(cellsOf(text), maxRows)

describe('the rows of a list', () => {
  it('are keyword and address, in either order, with or without a heading, empty ones left out', () => {
    const request = { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/a' }
    for (const text of [
      '手沖咖啡,https://shop.example/a',
      '手沖咖啡\tshop.example/a',
      'https://shop.example/a,手沖咖啡',
      '關鍵字,網址\n\n手沖咖啡,https://shop.example/a\n,\n',
      'URL,Keyword\nhttps://shop.example/a,手沖咖啡',
    ])
      expect(check(text).map((row) => row.request)).toEqual([request])
    expect(check('關鍵字,網址\n\n手沖咖啡,https://shop.example/a')[0]?.line).toBe(3)
  })

  it('are found among other columns and below the title of a sheet', () => {
    const request = { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/a' }
    for (const text of [
      '編號,主題,關鍵字,網址,備註\n1,飲料,手沖咖啡,https://shop.example/a,急',
      '九月的文章,,\n負責人,小林,\n項次,文章網址,主要關鍵字\n1,https://shop.example/a,手沖咖啡',
      '1\t手沖咖啡\t2026-09-01\thttps://shop.example/a',
      'Page,Clicks,Top queries\nhttps://shop.example/a,12,手沖咖啡',
      '關鍵字,搜尋量,網址,競品網址\n手沖咖啡,900,https://shop.example/a,https://other.example/',
      '手沖咖啡 https://shop.example/a',
      'https://shop.example/a　手沖咖啡',
    ])
      expect(
        check(text).map((row) => row.request),
        text,
      ).toEqual([request])
    // A keyword may be the name of a site, and a wrong address hides no row.
    expect(check('shop.example,https://shop.example/a')[0]?.keyword).toBe('shop.example')
    expect(check('水溫,none\n關鍵字研究,https://shop.example/b').map(({ keyword }) => keyword)).toEqual([
      '水溫',
      '關鍵字研究',
    ])
    expect(check('手沖 咖啡 https://shop.example/a')[0]?.keyword).toBe('手沖 咖啡')
  })

  it('may each have their own delimiter, their heading too', () => {
    const rows = check(
      [
        '關鍵字,網址',
        '手沖咖啡\thttps://shop.example/a?x=1,2',
        '冷萃咖啡,https://shop.example/b',
        'https://shop.example/c,義式咖啡',
        '水溫；研磨；https://shop.example/d',
        '濾杯;https://shop.example/e',
        '虹吸壺\thttps://shop.example/f',
        '只有, 關鍵字',
      ].join('\n'),
    )
    expect(rows.map(({ keyword, address }) => [keyword, address])).toEqual([
      ['手沖咖啡', 'https://shop.example/a?x=1,2'],
      ['冷萃咖啡', 'https://shop.example/b'],
      // The columns are in one order, so that this row is shown as wrong, with its cells apart.
      ['https://shop.example/c', '義式咖啡'],
      ['水溫；研磨；https://shop.example/d', ''],
      ['濾杯', 'https://shop.example/e'],
      ['虹吸壺', 'https://shop.example/f'],
      ['只有', '關鍵字'],
    ])
    const tabbed = ['丙', '丁', '戊', '己'].map((keyword, at) => `${keyword}\thttps://shop.example/${at}`)
    const tabs = check(
      ['Keyword,URL', '乙,https://b.example', '甲, 乙', 'https://c.example/?d=1,2', ...tabbed].join('\n'),
    )
    expect(tabs.slice(0, 4).map(({ keyword, address }) => [keyword, address])).toEqual([
      ['乙', 'https://b.example'],
      ['甲, 乙', ''],
      ['https://c.example/?d=1,2', ''],
      ['丙', 'https://shop.example/0'],
    ])
    const commas = check('手沖,https://a.example\n冷萃,https://b.example\n水溫\thttps://c.example/?d=1,2')
    expect(commas[2]).toMatchObject({ keyword: '水溫', address: 'https://c.example/?d=1,2', problems: [] })
  })

  it('say in words what is wrong with each', () => {
    const rows = check(
      [
        '手沖咖啡,https://shop.example/a',
        ',https://shop.example/b',
        '水溫,',
        '水溫,http://127.0.0.1/',
        '手沖咖啡,https://shop.example/a#top',
        `${'長'.repeat(201)},ftp://shop.example`,
      ].join('\n'),
    )
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['請輸入目標關鍵字。'],
      ['請輸入您的網頁網址。'],
      ['無法分析內部網路或本機的網址，請輸入公開的網頁。'],
      ['與第 1 列相同。'],
      ['目標關鍵字請勿超過 200 個字元。', '網址必須以 http:// 或 https:// 開頭。'],
    ])
    expect(rows.map(({ request }) => request !== null)).toEqual([true, false, false, false, false, false])
  })

  it('keep a quote that is never closed to its own row', () => {
    const rows = check('甲,"https://a.example\n"乙",https://b.example\n丙 "引"用,https://c.example')
    expect(rows.map(({ line, problems }) => [line, problems.length])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ])
    // Closed quotes hold commas and line breaks as ever.
    expect(check('"甲, 乙\n丙",https://a.example')[0]?.keyword).toBe('甲, 乙\n丙')
  })

  it('cost nothing where a formula has no result, or characters were lost', () => {
    const rows = check('#N/A,https://a.example\n水\uFFFD,https://b.example\n#1 咖啡,https://c.example')
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['儲存格是公式錯誤，沒有結果。請填入文字。'],
      ['含有無法辨識的文字，可能是檔案編碼造成的。請修正後再執行。'],
      [],
    ])
  })

  it('beyond the limit are said to be too many; those that are wrong do not count', () => {
    const rows = check('甲,https://a.example\n乙,none\n丙,https://c.example\n丁,https://d.example', 2)
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 1, 0, 1])
    expect(rows[3]?.problems).toEqual(['超過一批 2 列的上限，請分成幾批。'])
  })

  it('of nothing are none', () => {
    expect(check('')).toEqual([])
    expect(check('關鍵字,網址')).toEqual([])
  })

  it('of hostile strings are each taken as text or refused in words', () => {
    const rows = checkRows(
      HOSTILE_STRINGS.map(({ text }, at) => [text, `https://shop.example/${at}`]),
      HOSTILE_STRINGS.length,
    )
    for (const { request, problems } of rows) expect(request === null).toBe(problems.length > 0)
    for (const { problems } of rows) for (const problem of problems) expect(problem).toMatch(/[一-鿿]。$/)
    // Nothing changes on the way through the field in which they are corrected, but for breaks inside a cell.
    const cells = rows.map(({ keyword, address }) => [keyword, address])
    expect(() => cellsOf(textOfCells(cells))).not.toThrow()
  })
})

it('a list is the same once it went through the field in which it is corrected', () => {
  const cells = [
    ['手沖咖啡, 水溫', 'https://shop.example/a?b=1,2'],
    ['"引號"', 'https://shop.example/b'],
  ]
  expect(cellsOf(textOfCells(cells))).toEqual(cells)
})

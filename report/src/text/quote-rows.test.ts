import { describe, expect, it } from 'vitest'
import { quoteAsText, rowsOfQuote, shownRows } from './quote-rows.ts'

describe('a quote from a table', () => {
  it('keeps its rows and cells apart', () => {
    const quote = '卡別\t正卡\n普卡\t300 元'
    expect(rowsOfQuote(quote)).toEqual([
      ['卡別', '正卡'],
      ['普卡', '300 元'],
    ])
    expect(quoteAsText(quote)).toBe('卡別　｜　正卡；普卡　｜　300 元')
    expect(quoteAsText('企業\t\t9,600 元')).toBe('企業　｜　—　｜　9,600 元')
    expect(quoteAsText(`年費：\n${quote}`)).toBe('年費：卡別　｜　正卡；普卡　｜　300 元')
  })
})

it('keeps the items of a list apart that one quote joins', () => {
  expect(quoteAsText('第一行\n第二行')).toBe('第一行 ／ 第二行')
  expect(shownRows('第一行\n第二行')).toEqual([['第一行'], ['第二行']])
  expect(shownRows('只有一行')).toBeNull()
})

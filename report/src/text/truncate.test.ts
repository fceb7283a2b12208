import { describe, expect, it } from 'vitest'
import { truncate, widthOf } from './truncate.ts'

describe('the first words of a text', () => {
  it('counts letters of the alphabet as half of a Chinese character', () => {
    expect(widthOf('五公分 5 cm')).toBe(5.5)
    expect(truncate('Showing work to the people who pay', 18)).toBe('Showing work to the people who pay')
  })

  it('cuts Chinese at the width, and says so', () => {
    expect(truncate('耳石復位術一次約八成有效', 8)).toBe('耳石復位術一次…')
    expect(truncate('耳石復位術', 5)).toBe('耳石復位術')
  })

  it('cuts no word of the alphabet in two', () => {
    expect(truncate('A small agency should expect to pay', 14)).toBe('A small agency should…')
    expect(truncate('改用 Millrace 之後', 6)).toBe('改用…')
  })

  it('cuts no number in two, so that 4,500 does not read as 4', () => {
    expect(truncate('RO 約 3,000 到 4,500 元', 10)).toBe('RO 約 3,000 到…')
    expect(truncate('RO 約 3,000 到 4,500 元', 10.5)).toBe('RO 約 3,000 到…')
    expect(truncate('濃度 1.5 倍的意思', 4)).toBe('濃度…')
  })

  it('cuts a word that alone is wider', () => {
    expect(truncate('supercalifragilistic', 6)).toBe('supercalif…')
  })

  it('leaves no bracket or quotation mark open', () => {
    expect(truncate('他請我先站起來再走兩步，然後說「您今天比上週好」', 18)).toBe(
      '他請我先站起來再走兩步，然後說…',
    )
    expect(truncate('「門口的鞋子少了一雙，管理員說沒看到」', 10)).toBe('「門口的鞋子少了…」')
    expect(truncate('押金（兩個月）最晚退還的日子', 9)).toBe('押金（兩個月）最…')
  })
})

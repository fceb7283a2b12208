import { expect, it } from 'vitest'
import { foldSimplified, isSimplified, traditionalOf } from './simplified.ts'

it('tells Simplified Chinese from Traditional Chinese and from other letters', () => {
  expect(['乱用人药', '手术费用', '换油时间'].map(isSimplified)).toEqual([true, true, true])
  expect(['亂用人藥', '手術費用', '台北車站', '頭皮屑', 'Moisture', '水溫'].some(isSimplified)).toBe(false)
})

it('writes a name in the characters of Taiwan, unless one of them has several there', () => {
  expect(['步骤', '手术费用', '水溫'].map(traditionalOf)).toEqual(['步驟', '手術費用', '水溫'])
  expect(['头发', '复热'].map(traditionalOf)).toEqual([null, null])
})

it('folds a text for comparing, and leaves characters that Taiwan writes in several ways', () => {
  expect(foldSimplified('抓绒的能提升 3 到 5 度')).toBe('抓絨的能提升 3 到 5 度')
  expect(foldSimplified('头发')).toBe('頭发')
  expect(foldSimplified('要登记吗')).toBe('要登記嗎')
  expect(foldSimplified('生叶菜要浇水，没有厨余')).toBe('生葉菜要澆水，沒有廚余')
})

it('takes no character that people in Taiwan write too for Simplified Chinese', () => {
  expect(['追踪', '晒衣', '衣柜', '赶快', '没有', '外着'].some(isSimplified)).toBe(false)
})

it('writes the whole of a short text as Taiwan does', () => {
  expect(traditionalOf('横评')).toBe('橫評')
})

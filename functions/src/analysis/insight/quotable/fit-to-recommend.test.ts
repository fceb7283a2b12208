import { expect, it } from 'vitest'
import { isFitToRecommend } from './fit-to-recommend.ts'

it('a fact of a page may be told to a client', () => {
  expect(isFitToRecommend('外牆兩年一次。', { heading: '多久洗一次' })).toBe(true)
})

it('a promise, in any width of its letters, may not', () => {
  expect(isFitToRecommend('保證三個月內登上第１頁。', { heading: '成效' })).toBe(false)
})

it('nor what a site says about itself', () => {
  expect(isFitToRecommend('成立於 1998 年，有三十位技師。', { heading: '關於我們' })).toBe(false)
})

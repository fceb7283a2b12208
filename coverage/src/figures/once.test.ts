import { expect, it } from 'vitest'
import { isOnce } from './once.ts'

const of = (sentence: string, figure: string) => isOnce(sentence, sentence.indexOf(figure))

it('takes a value of earlier days for no value of today', () => {
  expect(of('過去師傅常說 2 公分就夠，以現在的規定應留 5 公分。', '2 公分')).toBe(true)
  expect(of('以往會要求靜養 3 天，近年認為沒有必要。', '3 天')).toBe(true)
  expect(of('過去一個月可以交貨，現在要 45 天。', '一個月')).toBe(true)
})

it('keeps what holds today beside it, and times that only lie before something', () => {
  expect(of('過去師傅常說 2 公分就夠，以現在的規定應留 5 公分。', '5 公分')).toBe(false)
  expect(of('過去十二個月的帳單可以下載。', '十二個月')).toBe(false)
  expect(of('三歲以前每天 2 杯。', '2 杯')).toBe(false)
})

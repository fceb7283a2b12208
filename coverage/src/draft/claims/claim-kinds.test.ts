import { expect, it } from 'vitest'
import { kindsOf, namesIn } from './claim-kinds.ts'

it.each([
  ['要先問航空公司能不能帶。', []],
  ['找搬家公司或會計師事務所來估價。', []],
  ['地政士事務所會代辦。', []],
  ['誠信律師事務所與台灣電力公司都有說明。', ['誠信律師事務所', '台灣電力公司']],
  ['長庚醫院建議睡前一小時關掉手機。', ['長庚醫院']],
])('the names in %s', (sentence, names) => expect(namesIn(sentence)).toEqual(names))

it('takes no kind of organisation for a claim about one', () => {
  expect(kindsOf('找搬家公司會輕鬆得多。')).toEqual([])
  expect(kindsOf('找會計師事務所代辦就好。')).toEqual([])
})

import { expect, it } from 'vitest'
import { areOnOneThing } from './paired-headings.ts'

const headed = (headings: readonly string[]) => headings.map((heading) => ({ heading }))

it('holds a heading and the next together that tells what follows on the same thing', () => {
  const parts = headed(['什麼時候要立遺囑', '遺囑寫好之後', '繼承人是誰'])
  expect([0, 1, 2].map((at) => areOnOneThing(parts, at, '遺產 規劃'))).toEqual([true, false, false])
})

it('parts headings that share what the page or several sections are about', () => {
  expect(areOnOneThing(headed(['遺囑要手寫', '遺囑要見證']), 0, '遺囑 怎麼寫')).toBe(false)
  expect(areOnOneThing(headed(['公證遺囑', '遺囑寫好之後', '代筆遺囑']), 0, '身後 安排')).toBe(false)
})

it('parts headings that only share a day or a thing', () => {
  expect(areOnOneThing(headed(['週五早上泡豆', '週五下午磨漿']), 0, '豆腐 做法')).toBe(false)
})

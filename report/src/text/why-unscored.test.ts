import { expect, it } from 'vitest'
import { whyUnscored } from './why-unscored.ts'

const read = { state: 'read' as const, failure: null }
const scores = (...given: (number | null)[]) => given.map((coverageScore) => ({ coverageScore }))

it('says that a page was not read, is in another language, or that there was nothing to compare', () => {
  expect(whyUnscored({ state: 'failed', failure: 'connect-timeout' }, scores(40))).toContain('未讀取')
  expect(whyUnscored(read, scores(40, null))).toBe(
    '程式看不出它談了哪些主題（語言、寫法或用詞可能與其他來源不同）',
  )
  expect(whyUnscored(read, scores(null, null))).toBe('沒有可比較的主題')
})

import { expect, it } from 'vitest'
import { withoutSaidPoints } from './said-points.ts'

it('leaves out the first clauses of a statement that a fact says with their figure', () => {
  expect(withoutSaidPoints('船票單程 40 元，腳踏車由船員固定在甲板', '渡輪船票單程 40 元，上船前購買')).toBe(
    '腳踏車由船員固定在甲板',
  )
})

it('keeps them where what is left would begin in the middle, or the fact has another figure', () => {
  const text = '船票單程 40 元，之後每段加 10 元'
  expect(withoutSaidPoints(text, '渡輪船票單程 40 元')).toBe(text)
  expect(withoutSaidPoints('船票單程 40 元，外島的更貴', '渡輪船票單程 40 元')).toBe(
    '船票單程 40 元，外島的更貴',
  )
  expect(withoutSaidPoints('船票單程 40 元，腳踏車免費', '渡輪船票單程 55 元')).toBe(
    '船票單程 40 元，腳踏車免費',
  )
})

it('keeps the first clause before an average that says nothing without it', () => {
  const text = '二手船票約原價七折，平均要等 12 天'
  expect(withoutSaidPoints(text, '二手船票約原價七折，可當面交')).toBe(text)
})

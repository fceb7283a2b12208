import { expect, it } from 'vitest'
import { tellsOtherCourse } from './other-course.ts'

it('tells that what is done at once comes only after something else failed', () => {
  expect(
    tellsOtherCourse('社區沒有主委時，直接由區公所指派。', '先開住戶大會推選，推不出來再請區公所。'),
  ).toBe(true)
  expect(tellsOtherCourse('社區沒有主委時，可由區公所指派。', '先開住戶大會推選，推不出來再請區公所。')).toBe(
    false,
  )
  expect(tellsOtherCourse('社區沒有主委時，直接由區公所指派。', '電話打不通不了解再問管理員。')).toBe(false)
})

it('tells that what holds on after something ends by it', () => {
  const statement = '會籍：搬家後仍可在其他分館使用。'
  expect(tellsOtherCourse(statement, '會籍只認這一館，搬走就終止。')).toBe(true)
  expect(tellsOtherCourse(statement, '會籍不會因為沒搬就終止。')).toBe(false)
  expect(tellsOtherCourse(statement, '欠費就終止。')).toBe(false)
})

it('tells that one turns to somebody else first', () => {
  const statement = '遺失證件：先找派出所或駐外單位。'
  expect(tellsOtherCourse(statement, '建議先到服務台，由服務台判斷是否轉派出所。')).toBe(true)
  expect(tellsOtherCourse(statement, '先到派出所，再到服務台。')).toBe(false)
  expect(tellsOtherCourse(statement, '先到服務台拿表格。')).toBe(false)
})

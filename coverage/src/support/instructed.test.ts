import { expect, it } from 'vitest'
import { isInstructed } from './instructed.ts'

it('tells that a page has one do what a statement says does nothing but harm', () => {
  const statement = { text: '扭傷：熱敷、推拿只會讓瘀青擴大。', label: '扭傷' }
  const told = (text: string) => isInstructed(statement, { heading: '腳踝', text })
  expect(told('先以熱敷十分鐘，再上藥膏。')).toBe(true)
  expect(told('熱敷在三十年前很流行。')).toBe(false)
  expect(told('請勿用熱敷。')).toBe(false)
  expect(told('先用冰袋十分鐘。')).toBe(false)
})

it('tells that a page has somebody take what a statement does not advise for them', () => {
  const statement = { text: '雪板：花式多，但容易摔，不建議新手使用。', label: '雪板' }
  const told = (heading: string, text: string) => isInstructed(statement, { heading, text })
  expect(told('新手挑哪一種？', '第一天直接選雪板，重心反而好抓。')).toBe(true)
  expect(told('新手挑哪一種？', '第一天直接選雙板。')).toBe(false)
  expect(told('老手挑哪一種？', '第一天直接選雪板。')).toBe(false)
})

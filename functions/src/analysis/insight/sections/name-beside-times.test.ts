import { expect, it } from 'vitest'
import { nameBesideTimes } from './name-beside-times.ts'

it('names by the first heading what figures are of that share only a word for a time', () => {
  expect(nameBesideTimes(['賽前'], ['退費及轉讓', '跑友說'])).toBe('退費及轉讓')
  expect(nameBesideTimes(['一年'], ['會再長蟲嗎？', '跑友說'])).toBe('')
  expect(nameBesideTimes(['報名費'], ['退費及轉讓'])).toBe('')
})

import { expect, it } from 'vitest'
import { answerKindOf, answersAs, answersOnAnotherScale } from './answer-kind.ts'

it('takes hours for no answer to a question about months, nor months for one about hours', () => {
  const hours = answerKindOf(['課程要上幾個小時？'])
  const months = answerKindOf(['要準備幾個月？'])
  expect([hours, months]).toEqual(['hours', 'days'])
  expect(answersOnAnotherScale(hours, '修業期間 12 個月')).toBe(true)
  expect(answersOnAnotherScale(hours, '每天 2 小時，共 12 個月')).toBe(false)
  expect(answersOnAnotherScale(hours, '一共 36 小時')).toBe(false)
  expect(answersOnAnotherScale(months, '每天 2 小時')).toBe(true)
  expect(answersOnAnotherScale(months, '通常要三個月')).toBe(false)
})

it('takes a question whether something may be done for none about the sum that it names', () => {
  expect(answerKindOf(['靈骨塔的費用可以分期嗎？'])).toBeNull()
  expect(answerKindOf(['靈骨塔的費用可以壓到多少？'])).toBe('money')
})

it('takes every duration for an answer to how long, and none for one to what it costs', () => {
  const long = answerKindOf(['要多久？'])
  expect(long).toBe('time')
  expect(answersAs('time', '兩個小時')).toBe(true)
  expect(answersOnAnotherScale(long, '兩個小時')).toBe(false)
  expect(answersAs('money', '兩個小時')).toBe(false)
})

it('takes degrees by which something is turned for no temperature', () => {
  expect(answersAs('temperature', 'Turn the pan 90 degrees halfway through.')).toBe(false)
  expect(answersAs('temperature', 'Rotate the tray 180 degrees after 10 minutes.')).toBe(false)
  expect(answersAs('temperature', 'Turn the oven to 350 degrees.')).toBe(true)
  expect(answersAs('temperature', 'Rotate the tray and bake at 350 degrees.')).toBe(true)
})

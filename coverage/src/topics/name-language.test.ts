import { expect, it } from 'vitest'
import { isUnreadable } from './name-language.ts'

it('is unreadable in a Chinese report: a Latin word that no Chinese text of the topic uses', () => {
  expect(isUnreadable('pork', ['Pork belly', '五花肉要滷多久'], '滷肉飯')).toBe(true)
  expect(isUnreadable('app', ['用 App 訂位'], '火鍋')).toBe(false)
  expect(isUnreadable('BLW', ['What is BLW?'], '副食品')).toBe(false)
})

it('is unreadable where only English texts speak of it, if it is a single word', () => {
  expect(isUnreadable('round', ['Corners and skirting boards'], '掃拖機器人')).toBe(true)
  expect(isUnreadable('Corners and skirting boards', ['Corners and skirting boards'], '掃拖機器人')).toBe(
    false,
  )
  expect(isUnreadable('round', ['Corners'], 'robot vacuum')).toBe(false)
})

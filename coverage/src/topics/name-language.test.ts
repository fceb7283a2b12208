import { expect, it } from 'vitest'
import { isUnreadable, readableForm } from './name-language.ts'

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

it('is written as in Taiwan, also with characters that Taiwan shares with Simplified Chinese', () => {
  expect(readableForm('猫跳台', '貓跳台 推薦')).toBe('貓跳台')
  expect(readableForm('換水温度', '魚缸 換水')).toBe('換水溫度')
  expect(readableForm('猫跳台', '猫跳台 推荐 价格')).toBe('猫跳台')
  expect(readableForm('Cat trees', '貓跳台 推薦')).toBe('Cat trees')
})

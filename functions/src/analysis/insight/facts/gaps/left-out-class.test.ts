import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../../tests/cases/marked-page.ts'
import { leftOutMark, placeTold } from './left-out-class.ts'

const page = (...lines: readonly string[]) =>
  parseMarkedPage([...lines, '## 檢查', '每年檢查一次。公務船不適用之。'].join('\n')).page

it('marks a page with what it leaves out at its beginning', () => {
  expect(leftOutMark(page('為維護安全而訂。自用小艇不適用之。'))).toBe('不適用於自用小艇的')
  expect(leftOutMark(page('自用小艇，由船主自行負責，不適用之。'))).toBe('不適用於自用小艇的')
  expect(leftOutMark(page('本須知適用於本市漁船；舢舨及膠筏另依其規定。'))).toBe('不適用於舢舨及膠筏的')
})

it('has no mark for what one rule below leaves out, for terms of sale and for words without such a class', () => {
  expect(leftOutMark(page('為維護安全而訂。'))).toBeNull()
  expect(leftOutMark(page('只賣引擎，不含安裝。買錯可換貨，已通電者除外。'))).toBeNull()
  expect(leftOutMark(page('以下為訂價，不適用其他優惠。'))).toBeNull()
})

it('knows whose rules a page tells where it names no others', () => {
  expect(placeTold(page('各地規定不同，以下沒特別註明的，以青嶼縣為準。'))).toBe('青嶼縣')
  expect(placeTold(page('以青嶼縣為例，領證要三天。'))).toBeNull()
})

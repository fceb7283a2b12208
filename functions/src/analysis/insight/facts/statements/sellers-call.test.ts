import { expect, it } from 'vitest'
import { isSellersCall } from './sellers-call.ts'

it('knows what a seller calls out to its customers', () => {
  expect(isSellersCall('噴兩下再刷，牙縫亮晶晶，自信笑出來！一瓶用三週。')).toBe(true)
  expect(isSellersCall('牙縫亮晶晶，自信笑出來', '噴兩下再刷。牙縫亮晶晶，自信笑出來！')).toBe(true)
})

it('takes a warning and the sentences beside a call for none', () => {
  expect(isSellersCall('切勿與漂白水混用！')).toBe(false)
  expect(isSellersCall('一瓶用三週', '一瓶用三週。自信笑出來！')).toBe(false)
})

import { expect, it } from 'vitest'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { tellsPrices } from './gap-prices.ts'

const view = viewOf(sampleInput())
const tells = (name: string, quote: string) =>
  tellsPrices(
    { ...view, passage: () => ({ id: 'x', pageId: 'x', quote, heading: '' }) as never },
    { name, passageIds: ['x'] },
  )

it('knows what costs something by its name or by its passages', () => {
  expect(tells('收費', '依現場估價。')).toBe(true)
  expect(tells('補助', '向公所申請。')).toBe(true)
  expect(tells('拆除', '拆除一間浴室 12,000 元。')).toBe(true)
})

it('knows that a fine, a tax or a premium is nothing on the price list', () => {
  expect(tells('執照', '無照施工，罰 12,000 元。')).toBe(false)
  expect(tells('營業稅', '每月 2,000 元。')).toBe(false)
  expect(tells('工期', '三週完成。')).toBe(false)
})

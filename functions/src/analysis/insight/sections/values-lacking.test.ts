import { expect, it } from 'vitest'
import { valuesLackingIn } from './values-lacking.ts'

it('names the figures of a statement that no quote beside it gives', () => {
  const statement = '帳篷每晚 900 元，營火臺另收 250 元'
  expect(valuesLackingIn('營火臺（每晚：250 元）', statement)).toEqual(['900 元'])
  expect(valuesLackingIn('帳篷一晚九百元。營火臺 250 元', statement)).toEqual([])
})

it('reads figures in Simplified Chinese too, and takes what only counts for none', () => {
  expect(valuesLackingIn('换一套要两万到三万元', '換一套要 2 萬到 3 萬元')).toEqual([])
  expect(valuesLackingIn('船票與車票', '分為三種，一半的人搭船')).toEqual([])
})

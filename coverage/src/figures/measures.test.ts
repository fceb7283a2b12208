import { expect, it } from 'vitest'
import { measuresOf } from './measures.ts'

it('names the time after which something no longer holds by one measure, in whatever words', () => {
  for (const text of ['優惠碼三個月作廢', '優惠碼滿一個月即失其效力', '票券一年失效'])
    expect(measuresOf(text).has('expiry')).toBe(true)
  expect(measuresOf('優惠碼三個月內有效').has('expiry')).toBe(false)
})

it('takes a forecast of when all is used up for no time in which something has to be', () => {
  expect(measuresOf('開瓶後兩週內用完').has('keeping')).toBe(true)
  expect(measuresOf('公所預估三年用完').has('keeping')).toBe(false)
})

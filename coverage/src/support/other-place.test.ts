import { expect, it } from 'vitest'
import { nameOtherPlaces } from './other-place.ts'

it('tells texts about different cities, of which neither names one of the other’s', () => {
  expect(nameOtherPlaces('台北市的補助是 5,000 元', '新北市每戶補助 5,000 元')).toBe(true)
  expect(nameOtherPlaces('臺北市的補助是 5,000 元', '台北每戶補助 5,000 元')).toBe(false)
  expect(nameOtherPlaces('台北市與新北市的補助', '新北市每戶補助 5,000 元')).toBe(false)
  expect(nameOtherPlaces('補助是 5,000 元', '新北市每戶補助 5,000 元')).toBe(false)
})

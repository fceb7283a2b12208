import { expect, it } from 'vitest'
import { differInMagnitude } from './magnitude.ts'
import { claimIn } from './testing/claims.ts'

it('differ if one figure is more than twelve times the other', () => {
  const days = (number: number) => claimIn(`陽台抓 ${number} 天。`)
  expect(differInMagnitude(days(10), days(120))).toBe(false)
  expect(differInMagnitude(days(10), days(121))).toBe(true)
  expect(differInMagnitude(days(121), days(10))).toBe(true)
})

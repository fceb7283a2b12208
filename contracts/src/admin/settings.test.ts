import { expect, it } from 'vitest'
import { ConsistentSettingsSchema, DEFAULT_SETTINGS } from './settings.ts'

const isConsistent = (dailyFree: number, dailyTotal: number) =>
  ConsistentSettingsSchema.safeParse({ ...DEFAULT_SETTINGS, dailyFree, dailyTotal }).success

it('settings are consistent by default, and while free users stay within the total', () => {
  expect(ConsistentSettingsSchema.safeParse(DEFAULT_SETTINGS).success).toBe(true)
  expect(isConsistent(20_000, 20_000)).toBe(true)
  expect(isConsistent(20_001, 20_000)).toBe(false)
})

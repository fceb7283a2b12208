import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { hasExpired } from './expiry.ts'

it('ends a share link at its time, and one without a time never', () => {
  const now = new Date('2026-11-24T00:00:00Z')
  const at = (ms: number) => Timestamp.fromMillis(now.getTime() + ms)
  expect(hasExpired({ expiresAt: at(1) }, now)).toBe(false)
  expect(hasExpired({ expiresAt: at(0) }, now)).toBe(true)
  expect(hasExpired({ expiresAt: null }, now)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { hasStarted, leaseEnd } from './lease.ts'

const MINUTE = 60_000
/** The end of a lease that is taken at an age of its job, in milliseconds of that age. */
const endAt = (age: number) => {
  const createdAt = { toMillis: () => 0 } as Parameters<typeof leaseEnd>[1]['createdAt']
  return leaseEnd(new Date(age), { createdAt }).toMillis()
}

describe('a lease', () => {
  it('ends a minute and a half after it was taken or renewed', () => {
    expect(endAt(MINUTE)).toBe(2.5 * MINUTE)
  })

  it('ends a quarter of a minute after the work of its job must end, however often it is renewed', () => {
    expect(endAt(6.75 * MINUTE)).toBe(8.25 * MINUTE)
    expect(endAt(7 * MINUTE)).toBe(8.25 * MINUTE)
    expect(endAt(8 * MINUTE)).toBe(8.25 * MINUTE)
  })
})

it('counts a job as begun from its first attempt on, after which cancelling it costs the point', () => {
  expect(hasStarted({ attempt: 0 })).toBe(false)
  expect(hasStarted({ attempt: 1 })).toBe(true)
})

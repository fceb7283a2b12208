import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { backoffMs, type RetryPolicy, retry } from './retry.ts'

const again = () => ({ waitMs: 0 })
const instant: RetryPolicy = {
  maxAttempts: 3,
  baseDelayMs: 100,
  maxDelayMs: 1_000,
  random: () => 1,
  sleep: async () => {},
}

function failing(times: number) {
  return vi.fn(async (attempt: number) => {
    if (attempt <= times) throw new Error(`try ${attempt}`)
    return `ok after ${attempt}`
  })
}

describe('retry', () => {
  it('returns the first success and stops there', async () => {
    const run = failing(1)
    await expect(retry(run, again, instant)).resolves.toBe('ok after 2')
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('never tries more often than the policy says, and throws the last error', async () => {
    const run = failing(99)
    await expect(retry(run, again, instant)).rejects.toThrow('try 3')
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('does not try again when the error is final', async () => {
    const run = failing(99)
    await expect(retry(run, () => 'give-up', instant)).rejects.toThrow('try 1')
  })

  it('waits as long as the server asks when that is longer than its own pause', async () => {
    const sleep = vi.fn(async () => {})
    await retry(failing(1), () => ({ waitMs: 700 }), { ...instant, sleep })
    expect(sleep).toHaveBeenCalledWith(700, undefined)
  })

  it('gives up at once when the server asks for a longer pause than the policy allows', async () => {
    const run = failing(1)
    await expect(retry(run, () => ({ waitMs: 1_001 }), instant)).rejects.toThrow('try 1')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('doubles its pause with each failure', async () => {
    const sleep = vi.fn(async (_ms: number) => {})
    await expect(retry(failing(9), again, { ...instant, maxAttempts: 4, sleep })).rejects.toThrow()
    expect(sleep.mock.calls.map(([ms]) => ms)).toEqual([100, 200, 400])
  })

  it('ends its pause when the signal fires, and throws what went wrong before', async () => {
    const controller = new AbortController()
    const run = failing(9)
    const promise = retry(
      run,
      again,
      { maxAttempts: 3, baseDelayMs: 60_000, maxDelayMs: 60_000 },
      controller.signal,
    )
    setTimeout(() => controller.abort(), 10)
    await expect(promise).rejects.toThrow('try 1')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not try again after the signal fired during a try', async () => {
    const controller = new AbortController()
    const run = vi.fn(async () => {
      controller.abort()
      throw new Error('ended')
    })
    await expect(retry(run, again, instant, controller.signal)).rejects.toThrow('ended')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('keeps every pause between half and all of the doubled base, under the ceiling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, jitter) => {
          const ms = backoffMs(failures, { ...instant, random: () => jitter })
          const ceiling = Math.min(1_000, 100 * 2 ** (failures - 1))
          expect(ms).toBeGreaterThanOrEqual(ceiling / 2)
          expect(ms).toBeLessThanOrEqual(ceiling)
        },
      ),
    )
  })
})

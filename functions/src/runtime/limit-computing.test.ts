import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ComputingTooLong, limitComputing } from './limit-computing.ts'

/** Each of these would take forever. */
const ENDLESS: Readonly<Record<string, () => unknown>> = {
  'a loop': () => {
    for (;;);
  },
  'a loop that catches what stops it': () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // It goes on.
      }
    }
  },
  'a regular expression': () => /^(?:a+)+$/.test(`${'a'.repeat(80)}b`),
  'a comparison in a sort': () =>
    [2, 1].sort(() => {
      for (;;);
    }),
}

describe('a computation', () => {
  it.each(Object.entries(ENDLESS))('of %s is stopped when its time is used up', async (_, work) => {
    const compute = limitComputing(100)
    const start = performance.now()
    expect(() => compute('endless', work)).toThrow(new ComputingTooLong('endless'))
    expect(performance.now() - start).toBeLessThan(2_000)
    // What shares the thread goes on.
    await sleep(1)
  })

  it('gives its result, or throws what its work throws', () => {
    const compute = limitComputing(10_000)
    const result = { text: '手沖' }
    expect(compute('fine', () => result)).toBe(result)
    const mistake = new TypeError('x is not a function')
    const broken = () => {
      throw mistake
    }
    expect(() => compute('broken', broken)).toThrow(mistake)
  })

  it('may contain others', () => {
    const compute = limitComputing(10_000)
    expect(compute('outer', () => compute('inner', () => 1) + compute('inner', () => 2))).toBe(3)
  })

  it('shares its time with the others of its run, and what the run waits for takes none of it', async () => {
    const compute = limitComputing(400)
    const spend = (ms: number) => () => {
      for (const end = performance.now() + ms; performance.now() < end; );
    }
    compute('first', spend(150))
    await sleep(500)
    compute('second', spend(150))
    expect(() => compute('third', spend(150))).toThrow(new ComputingTooLong('third'))
    expect(() => compute('fourth', () => 1)).toThrow(new ComputingTooLong('fourth'))
  })
})

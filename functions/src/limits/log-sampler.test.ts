import { describe, expect, it } from 'vitest'
import { createLogSampler } from './log-sampler.ts'

const at = (seconds: number) => new Date(seconds * 1_000)

describe('a sparse counter', () => {
  it('reports the 1st, 10th, 100th and 1,000th event of a name in a window, and none between', () => {
    const count = createLogSampler(60_000)
    const told = Array.from({ length: 2_500 }, () => count('forged', at(1))?.count ?? 0)
    expect(told.filter((value) => value > 0)).toEqual([1, 10, 100, 1_000])
  })

  it('starts from zero in each window', () => {
    const count = createLogSampler(60_000)
    expect([count('a', at(1))?.count, count('a', at(2)), count('a', at(61))?.count]).toEqual([1, null, 1])
  })

  it('counts all further names as one when there are too many, and keeps counting the known ones', () => {
    const count = createLogSampler(60_000)
    const told = Array.from({ length: 50_000 }, (_, at_) => count(`name-${at_}`, at(1))).filter(
      (line) => line !== null,
    )
    expect(told.length).toBeLessThan(110)
    expect(told.at(-1)).toEqual({ name: 'others', count: 10_000 })
    for (let time = 2; time < 10; time += 1) expect(count('name-0', at(1))).toBeNull()
    expect(count('name-0', at(1))).toEqual({ name: 'name-0', count: 10 })
  })
})

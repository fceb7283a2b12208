import { describe, expect, it } from 'vitest'
import { longWaitText, queueWaitMs } from './predicted-wait.ts'

describe('the wait for a worker', () => {
  it('is two minutes for 200 waiting jobs of half a minute, of which fifty run at a time', () => {
    expect(queueWaitMs(200, 30_000)).toBe(120_000)
    expect(queueWaitMs(50, 90_000)).toBe(90_000)
  })

  it('takes half a minute for a job if no duration is known', () => {
    expect(queueWaitMs(200, null)).toBe(120_000)
  })

  it('is told in whole minutes, rather too many than too few', () => {
    expect(longWaitText(120_000)).toContain('約 2 分鐘')
    expect(longWaitText(120_001)).toContain('約 3 分鐘')
  })
})

import { describe, expect, it } from 'vitest'
import { formatElapsed } from './elapsed.tsx'
import { TIPS } from './strings.ts'

describe('while a job runs', () => {
  it('has twelve different tips', () => {
    expect(new Set(TIPS).size).toBe(12)
  })
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [75, '1:15'],
    [-3, '0:00'],
  ])('%s seconds read %s', (seconds, text) => {
    expect(formatElapsed(seconds)).toBe(text)
  })
})

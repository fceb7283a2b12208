import { describe, expect, it } from 'vitest'
import { sampleInputs } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { planGaps } from './gap-plan.ts'

const plans = sampleInputs({ size: 2 }).flatMap((input) => planGaps(viewOf(input)))

describe('the plan of a gap', () => {
  it('asks for a part of 60 to 400 characters, in tens', () => {
    const lengths = plans.map(({ words }) => words)
    expect(lengths.every((length) => length >= 60 && length <= 400 && length % 10 === 0)).toBe(true)
    expect(Math.min(...lengths)).toBe(60)
  })

  it('answers two questions at most', () => {
    expect(Math.max(...plans.map(({ questions }) => questions.length))).toBeLessThanOrEqual(2)
  })

  it('states three facts in the first tier, two in the second and one in the third at most', () => {
    const most = (tier: string) =>
      Math.max(...plans.filter(({ gap }) => gap.tier === tier).map(({ facts }) => facts.length))
    expect([most('p1_immediate'), most('p2_mediumTerm'), most('p3_longTerm')]).toEqual([3, 2, 1])
  })
})

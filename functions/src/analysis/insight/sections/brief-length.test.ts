import { expect, it } from 'vitest'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeLength } from './brief-length.ts'

it('counts the sources of the first tier where the first tier alone is too long', () => {
  const view = viewOf(sampleInput())
  const [one] = planGaps(view)
  const { user } = view
  if (user === null || one === undefined) throw new Error('no plan')
  const planOf = (tier: typeof one.gap.tier, ...pageIds: string[]) => ({
    ...one,
    gap: { ...one.gap, tier },
    words: 100_000,
    pageIds,
  })
  const plans = [planOf('p1_immediate', 'a', 'b'), planOf('p2_mediumTerm', 'b', 'c', 'd')]
  expect(writeLength(view, user, plans)?.reason).toContain('把 2 個來源各說一部分的事寫在一處')
})

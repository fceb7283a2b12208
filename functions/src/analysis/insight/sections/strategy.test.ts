import { expect, it } from 'vitest'
import { planGaps } from '../facts/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { writeStrategy } from './strategy.ts'

it('calls no action a small effort that needs photographs of steps, experience or a figure of the owner', () => {
  const seen = { owner: 0, small: 0 }
  for (const input of sampleInputs({ size: 3 })) {
    const view = viewOf(input)
    const plans = planGaps(view)
    for (const form of ['steps', 'experience', 'prose'] as const)
      for (const { topicId, effort } of writeStrategy(
        view,
        plans.map((plan) => ({ ...plan, form })),
      ).actions) {
        const plan = plans.find(({ gap }) => gap.topicId === topicId)
        if (plan === undefined) continue
        const owner = form !== 'prose' || plan.topic?.figuresDisagree === true
        if (owner) expect(effort).not.toBe('small')
        seen[owner ? 'owner' : 'small'] += owner || effort === 'small' ? 1 : 0
      }
  }
  expect(seen.owner).toBeGreaterThan(0)
  expect(seen.small).toBeGreaterThan(0)
})

it('calls an action a small effort up to a difficulty of 35, a medium one up to 60 and a large one above', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  if (view === undefined) throw new Error('no sample')
  const [plan] = planGaps(view)
    .filter(({ topic }) => topic?.figuresDisagree !== true)
    .map((each) => ({ ...each, form: 'prose' as const }))
  if (plan === undefined) throw new Error('no gap')
  const effortAt = (difficulty: number) =>
    writeStrategy(view, [{ ...plan, gap: { ...plan.gap, difficulty } }]).actions.find(
      ({ topicId }) => topicId === plan.gap.topicId,
    )?.effort
  expect([35, 36, 60, 61].map(effortAt)).toEqual(['small', 'medium', 'medium', 'large'])
})

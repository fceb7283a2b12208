import { expect, it } from 'vitest'
import { planGaps } from '../facts/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { gapPrompt } from './prompts.ts'
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

it('asks a model under no other name than one that shares a word with the gap or heads a quote', () => {
  const [input] = sampleInputs({ size: 3 })
  if (input === undefined) throw new Error('no sample')
  const view = viewOf(input)
  const [plan] = planGaps(view)
  if (plan?.topic === undefined) throw new Error('no gap with a topic')
  const told = { ...plan, topic: { ...plan.topic, aliases: ['迷路害我晚還', `${plan.gap.name}總覽`] } }
  const prompt = gapPrompt(view, told)
  expect(prompt).toContain(`「${plan.gap.name}總覽」`)
  expect(prompt).not.toContain('迷路害我晚還')
})

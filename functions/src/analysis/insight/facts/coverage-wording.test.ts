import { expect, it } from 'vitest'
import { describeGap } from '../sections/assessment.ts'
import { writeIntent } from '../sections/intent.ts'
import { gapPrompt } from '../sections/prompts.ts'
import { writeStrategy } from '../sections/strategy.ts'
import { sampleInputs } from '../testing/sample.ts'
import { NOT_COVERED_TEXT, ownTreatment } from './coverage-wording.ts'
import { planGaps } from './gaps/gap-plan.ts'
import { viewOf } from './view.ts'

const gaps = [...sampleInputs({ size: 2 }), ...sampleInputs({ size: 3 })].flatMap((input) => {
  const view = viewOf(input)
  return view.gaps.map((gap) => ({ view, gap, treatment: ownTreatment(view, gap) }))
})

it('calls a subject that the page comes close to incomplete, never missing', () => {
  const near = gaps.filter(({ treatment }) => treatment === 'near')
  expect(near.length).toBeGreaterThan(0)
  for (const { view, gap } of near) {
    expect(describeGap(view, gap)).not.toContain('還沒有談到')
    const { plan, actions } = writeStrategy(view, planGaps(view))
    const action = actions.find(({ topicId }) => topicId === gap.topicId)
    const text = action === undefined ? '' : (plan[action.tier][action.index]?.recommendation ?? '')
    expect(text).not.toContain('還沒有談到')
  }
})

it('has the page’s own passage to show wherever it says that the page comes near', () => {
  for (const { view, gap, treatment } of gaps) {
    const plan = planGaps(view).find(({ gap: { topicId } }) => topicId === gap.topicId)
    if (treatment === 'near') expect(plan?.ownPassage?.pageId).toBe('p0')
    if (plan?.lookIn) expect(treatment).not.toBe('none')
  }
})

it('says the same of the page among the searcher’s intents', () => {
  const told = gaps.filter(({ view, gap, treatment }) => {
    const line = writeIntent(view).latentIntents.find((text) => text.startsWith(`想了解「${gap.name}」`))
    if (line === undefined) return false
    expect(line).toContain(`您的網頁${NOT_COVERED_TEXT[treatment]}`)
    return treatment !== 'none'
  })
  expect(told.length).toBeGreaterThan(0)
})

it('calls what the page very likely lacks so in the list of gaps and in the prompt', () => {
  const [one] = gaps.filter(({ treatment }) => treatment === 'none' || treatment === 'lacking')
  if (one === undefined) throw new Error('no such gap')
  const { view, gap } = one
  for (const certainty of ['sure', 'possible'] as const) {
    const told = { ...view, gaps: view.gaps.map((each) => ({ ...each, certainty })) }
    const plan = planGaps(told).find(({ gap: { topicId } }) => topicId === gap.topicId)
    if (plan === undefined) throw new Error('no plan')
    const isSure = certainty === 'sure'
    expect(describeGap(told, plan.gap).includes('，您很可能未談')).toBe(isSure)
    expect(gapPrompt(told, plan).includes('這個網頁很可能未談')).toBe(isSure)
  }
})

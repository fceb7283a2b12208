import { expect, it } from 'vitest'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeOnlyYou } from './brief-only-you.ts'

it('asks a seller for cases and reviews, and a clinic first whether it may publish them', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  const of = (siteName: string) =>
    writeOnlyYou(view, { ...user, page: { ...user.page, siteName, type: 'service' } }, planGaps(view)).join()
  expect(of('立安家電水電行')).toContain('經過同意的評價')
  expect(of('明澄眼科診所')).not.toContain('經過同意的評價')
  expect(of('明澄眼科診所')).toContain('醫療廣告受醫療法限制')
})

it('warns a seller of what other sellers say of themselves, whether they sell the same or not', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  const seller = { ...user, page: { ...user.page, type: 'service' as const } }
  const plans = planGaps(view).filter(({ facts }) => facts.length > 0)
  const [one, two] = plans
  if (one === undefined || two === undefined) throw new Error('no plans')
  const saidBy = (plan: typeof one, giver: string) => ({
    ...plan,
    facts: plan.facts.map((fact) => ({ ...fact, giver })),
  })
  const of = (...givers: string[]) =>
    writeOnlyYou(
      view,
      seller,
      [one, two].map((plan, at) => saidBy(plan, givers[at] ?? '')),
    ).join()
  expect(of('業者', '')).toContain('裡註明「業者」的')
  expect(of('業者', '同業')).toContain('裡註明「同業」或「業者」的')
  expect(of('霧里市', '')).not.toContain('不能當成您的')
})

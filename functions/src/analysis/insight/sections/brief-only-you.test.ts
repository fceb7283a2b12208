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

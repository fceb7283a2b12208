import { expect, it } from 'vitest'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { statedIn } from './stated.ts'

it('names the source of the AI Overview’s words beside a quote that does not bear them out', () => {
  const [view] = sampleInputs({ size: 2 }).map(viewOf)
  const [plan, other] = view === undefined ? [] : planGaps(view)
  const passageOf = (id = '') => view?.passage(id)
  const [proof, quoted] = [passageOf(plan?.gap.passageIds[0]), passageOf(other?.gap.passageIds[0])]
  if (view === undefined || plan === undefined || proof === undefined || quoted === undefined)
    throw new Error('no gap')
  const overview = { text: '松香別沾到琴身', level: 'found' as const, passageIds: [proof.id] }
  const said = ({ id, pageId }: typeof proof) =>
    statedIn(view, {
      ...plan,
      facts: [],
      overview,
      quote: { text: '弓毛要換', pageId, passageId: id, under: '', old: false, foreign: false },
    }).join('')
  expect(said(quoted)).toMatch(/「松香別沾到琴身」（見 \[\d+\]）/u)
  expect(said(proof)).not.toContain('（見')
})

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

it('puts no second colon behind a fact that stands after its heading and has a label', () => {
  const [view] = sampleInputs({ size: 2 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const passage = view?.passage(plan?.gap.passageIds[0] ?? null)
  if (view === undefined || plan === undefined || passage === undefined) throw new Error('no gap')
  const under = '怎麼知道琴弦該換了？'
  const said = (text: string) =>
    statedIn(view, {
      ...plan,
      overview: null,
      facts: [{ text, pageId: passage.pageId, passageId: passage.id, under }],
    }).join('')
  expect(said('看兩處：弦上的鏽，還有音準')).toContain(`在「${under}」下寫，看兩處：弦上的鏽`)
  expect(said('高音弦：每月看一次；低音弦：每季一次')).toContain('下寫：高音弦：')
  expect(said('先看弦上的鏽，再聽音準')).toContain(`在「${under}」下寫：先看弦上的鏽`)
})

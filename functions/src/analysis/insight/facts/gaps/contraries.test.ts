import type { Statement } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { writeConflicts } from '../../sections/brief-conflicts.ts'
import { gapPrompt } from '../../sections/prompts.ts'
import { writeStrategy } from '../../sections/strategy.ts'
import { sampleInput, withStatement } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { contrariesTo, statedByOverview, toldOtherwise } from './contraries.ts'
import { planGaps } from './gap-plan.ts'

const sample = viewOf(sampleInput())
const [page, other] = sample.othersRead
const [gap] = sample.gaps

const passage = {
  id: 'denial',
  pageId: page?.id ?? '',
  url: 'https://lake.test/',
  heading: '小船可以載狗嗎？',
  quote: '可以，中型犬以下繫繩上船。',
  link: 'https://lake.test/#a',
}

/** A view in which a page says otherwise than a statement on a gap that cites it. */
function viewWith(more: Statement['support'] = []): View {
  const statement: Statement = {
    id: 's1',
    text: `${gap?.name}：小船不可載狗。`,
    citedPageIds: [page?.id ?? '', other?.id ?? ''],
    support: [{ pageId: page?.id ?? '', level: 'unverified', passageId: passage.id }, ...more],
  }
  return viewOf(withStatement(sample.input, statement, passage))
}

it('tells the writer of a gap first where the cited page says otherwise than the AI Overview', () => {
  const view = viewWith()
  const plan = planGaps(view).find((each) => each.gap.topicId === gap?.topicId)
  if (plan === undefined) throw new Error('no gap')
  const said = '在「小船可以載狗嗎？」下寫「可以，中型犬以下繫繩上船」'
  const told = `[${page?.rank}] ${said}`
  const [action] = writeStrategy(view, [plan]).plan[plan.gap.tier]
  expect(action?.recommendation).toContain(`小船不可載狗」，所引的 ${told}，以原文為準。`)
  expect(gapPrompt(view, plan)).toContain('1. 「可以，中型犬以下繫繩上船。」（標題：小船可以載狗嗎？）')
  expect(gapPrompt(view, plan)).toContain(`但它引用的原文 1 ${said}。以原文為準，不要照 AI Overview 寫。`)
  expect(writeConflicts(view)).toMatchObject([{ sayings: [expect.stringContaining('小船不可載狗'), told] }])
})

it('states no fact that the correcting passage tells', () => {
  const view = viewWith()
  const plan = planGaps(view).find((each) => each.gap.topicId === gap?.topicId)
  if (plan === undefined) throw new Error('no gap')
  const facts = ['中型犬以下繫繩上船', '救生衣在碼頭領取'].map((text) => ({
    text,
    pageId: passage.pageId,
    passageId: passage.id,
  }))
  const [action] = writeStrategy(view, [{ ...plan, facts }]).plan[plan.gap.tier]
  expect(action?.recommendation).toContain('，以原文為準。救生衣在碼頭領取')
  const [bare] = writeStrategy(view, [{ ...plan, facts: facts.slice(0, 1), overview: null, quote: null }])
    .plan[plan.gap.tier]
  expect(bare?.recommendation).toContain('，以原文為準。')
})

it('tells nothing where another cited page supports the AI Overview', () => {
  const view = viewWith([{ pageId: other?.id ?? '', level: 'found', passageId: null }])
  expect(contrariesTo(view, view.input.coverage.report.statements)).toEqual([])
  expect(writeConflicts(view)).toEqual([])
})

it('cuts what is long', () => {
  const view = viewWith()
  const [found] = contrariesTo(view, view.input.coverage.report.statements)
  if (found === undefined) throw new Error('nothing told')
  const long = '湖'.repeat(200)
  const cut = {
    statement: { ...found.statement, text: long },
    passage: { ...passage, heading: '', quote: long },
  }
  expect(statedByOverview(cut)).toMatch(/說「湖{89}…」$/u)
  expect(toldOtherwise(view, cut)).toMatch(/寫「湖{89}…」$/u)
})

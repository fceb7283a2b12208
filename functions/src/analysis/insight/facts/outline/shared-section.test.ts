import type { Topic } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { ownTreatment } from '../coverage-wording.ts'
import { planGaps } from '../gaps/gap-plan.ts'
import { viewOf } from '../view.ts'

const HEAT = '## 水溫\n沖煮的水溫落在 88 到 94 度之間，深焙的豆子降到 85 度，淺焙的豆子升到 92 度，避免焦苦。'
const POUR = '## 注水\n注水從中心往外繞圈，分三次倒完，每次等水位下降再倒下一次。'
const KETTLE = '## 壺別太燙\n壺子離火之後擺一下，等它不再冒泡。'

/** The gap 「水溫」 of a page with a section in words of its own, whose cell and names are changed. */
function heatOf(change: { readonly score: number; readonly aliases: readonly string[] }) {
  const sources = [
    [KETTLE, POUR],
    [HEAT, POUR],
    [HEAT, POUR],
    [HEAT, POUR],
  ].map((parts, rank) => markedSource(rank, parts.join('\n')))
  const read = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp(), sources }))
  const gap = read.gaps.find(({ name }) => name === '水溫')
  const own = read.user?.id
  if (gap === undefined || own === undefined) throw new Error('no gap')
  const changed = (topic: Topic | undefined): Topic | undefined =>
    topic?.id !== gap.topicId
      ? topic
      : {
          ...topic,
          aliases: [...change.aliases],
          cells: topic.cells.map((cell) => (cell.pageId === own ? { ...cell, score: change.score } : cell)),
        }
  const view = { ...read, topic: (id: string) => changed(read.topic(id)) }
  const plan = planGaps(view).find((each) => each.gap.topicId === gap.topicId)
  return { section: plan?.section?.heading, treatment: ownTreatment(view, gap) }
}

it('extends the own section whose heading is among the names of a gap, and then calls the subject near', () => {
  expect(heatOf({ score: 0.2, aliases: ['壺別太燙'] })).toEqual({ section: '壺別太燙', treatment: 'near' })
})

it('does neither where the page is all too unlikely about it, or another heading is', () => {
  expect(heatOf({ score: 0.02, aliases: ['壺別太燙'] })).toEqual({ section: undefined, treatment: 'lacking' })
  expect(heatOf({ score: 0.2, aliases: ['溫度'] })).toEqual({ section: undefined, treatment: 'lacking' })
})

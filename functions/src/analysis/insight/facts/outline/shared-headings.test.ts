import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import { describe, expect, it } from 'vitest'
import { inputOf, sampleInputs } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { sharedHeadings } from './shared-headings.ts'

const [sample] = sampleInputs({ size: 3 })

type Kind = Serp['blocks'][number]['kind']

/** A view of gaps with these names, all mentioned by an AI Overview of these blocks. */
function viewWith(names: readonly string[], blocks: readonly (readonly [Kind, string])[]) {
  if (sample === undefined) throw new Error('no samples')
  const view = viewOf(inputOf({ ...sample, keyword: '手沖咖啡' }))
  const [anyGap] = view.gaps
  const topic = view.topic(anyGap?.topicId ?? '')
  if (anyGap === undefined || topic === undefined) throw new Error('no gaps')
  const gaps = names.map((name): Gap => ({ ...anyGap, topicId: `t-${name}`, name }))
  const told: Topic = { ...topic, aliases: [], fromOverview: true }
  const serp = {
    ...view.input.serp,
    blocks: blocks.map(([kind, text]) => ({ kind, text, depth: 0, referenceIndexes: [] })),
  }
  const withTopics: View = { ...view, input: { ...view.input, serp }, topic: () => told }
  return { view: withTopics, gaps }
}

describe('gaps under one heading of the AI Overview', () => {
  const blocks = [
    ['paragraph', '水溫與研磨都會影響味道。'],
    ['heading', '研磨度'],
    ['listItem', '粗細：以二號砂糖的粗細為起點。'],
    ['listItem', '現磨：沖煮前 15 分鐘內才磨。'],
    ['heading', '悶蒸'],
    ['listItem', '先注入粉重兩倍的熱水。'],
  ] as const

  it('do not share one that tells the form of what follows and no subject', () => {
    for (const heading of ['各步驟重點', '注意事項', '主要項目與說明', '常見的疑問']) {
      const { view, gaps } = viewWith(['粗細', '現磨'], [['heading', heading], ...blocks.slice(2)])
      expect(sharedHeadings(view, gaps).size).toBe(0)
    }
  })

  it('do not share the last one because the closing paragraph mentions them', () => {
    const { view, gaps } = viewWith(
      ['粗細', '悶蒸', '水質'],
      [
        ...blocks.slice(0, 5),
        ['listItem', '悶蒸：先注入粉重兩倍的熱水。'],
        ['paragraph', '水質：沖煮前先用濾水壺過濾。'],
      ],
    )
    expect(sharedHeadings(view, gaps).get('t-水質')).toBeUndefined()
  })

  it('do not share one that the closing paragraph only has for its label', () => {
    const closing = ['paragraph', '沖煮前先把水過濾。'] as const
    const { view, gaps } = viewWith(['粗細', '現磨', '濾水'], [...blocks, closing])
    const [, , last] = gaps
    const labelled = { ...view.topic(''), aliases: ['研磨度'] } as Topic
    const statement = { text: closing[1], heading: '' }
    const table = { topics: [{ id: last?.topicId, statements: [statement] }] }
    const coverage = { ...view.input.coverage, table } as unknown as View['input']['coverage']
    const shown: View = { ...view, input: { ...view.input, coverage }, topic: () => labelled }
    expect([...sharedHeadings(shown, gaps).keys()]).toEqual(['t-粗細', 't-現磨'])
  })

  it('share it, and one that is alone under its heading shares none', () => {
    const { view, gaps } = viewWith(['粗細', '現磨', '悶蒸'], blocks)
    expect(Object.fromEntries(sharedHeadings(view, gaps))).toEqual({
      't-粗細': '研磨度',
      't-現磨': '研磨度',
    })
  })

  it('go by their own name before the headings below which it is mentioned', () => {
    const { view, gaps } = viewWith(
      ['粗細', '現磨', '悶蒸'],
      [
        ...blocks,
        ['heading', '沖煮時間'],
        ['listItem', '從悶蒸算起兩分鐘，現磨的豆子稍短。'],
        ['listItem', '悶蒸太久會苦。'],
      ],
    )
    const shared = sharedHeadings(view, gaps)
    expect(shared.get('t-悶蒸')).toBeUndefined()
    // It appears equally often below two headings, so nobody knows which one it belongs to.
    expect(shared.get('t-現磨')).toBeUndefined()
  })

  it('share none that is over the whole overview, or over nearly all of it', () => {
    const sole = viewWith(['粗細', '現磨'], [['heading', '挑選的眉角'], ...blocks.slice(2, 4)])
    expect(sharedHeadings(sole.view, sole.gaps).size).toBe(0)
    const items = ['濾紙', '水質', '豆子'].map((text) => ['listItem', text] as const)
    const most = viewWith(['粗細', '現磨'], [...blocks.slice(1, 4), ...items, ...blocks.slice(4)])
    expect(sharedHeadings(most.view, most.gaps).size).toBe(0)
  })

  it('share no heading that says nothing but the keyword, nor one that is a sentence', () => {
    for (const heading of ['手沖咖啡', '手沖咖啡要好喝，研磨的粗細和新鮮度是兩件最要緊的事']) {
      const { view, gaps } = viewWith(['粗細', '現磨'], [['heading', heading], ...blocks.slice(2)])
      expect(sharedHeadings(view, gaps).size).toBe(0)
    }
  })
})

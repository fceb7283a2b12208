import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { choicesOf, shortListOf } from './short-list.ts'

const WIDE = '送洗：交給附近的洗衣店，連同床包一起算公斤，冬天的厚被子要另外加價，三到五天後才拿得回來。'

function page(...items: string[]) {
  return {
    blocks: items.map((text): Block => ({ kind: 'listItem', level: 1, text, start: 0, role: 'content' })),
  }
}

it('gives the choices of a list too wide for a short one, each with as much as fits', () => {
  const list = page('自己洗：投幣機一次 60 元，羽絨被選大台的。', WIDE)
  expect(shortListOf(list, WIDE)).toEqual([])
  expect(choicesOf(list, WIDE)).toEqual([
    '自己洗：投幣機一次 60 元，羽絨被選大台的',
    '送洗：交給附近的洗衣店，連同床包一起算公斤，冬天的厚被子要另外加價',
  ])
})

it('gives none where an item is no choice, or would end before what it says', () => {
  expect(choicesOf(page('先看洗標。', WIDE), WIDE)).toEqual([])
  const rule = '退費：洗壞而無法修補者，得在取件後七日內持收據向門市提出，逾期不受理。'
  expect(choicesOf(page(WIDE, rule), rule)[1]).toBe(
    '退費：洗壞而無法修補者，得在取件後七日內持收據向門市提出，逾期不受理',
  )
  const cut =
    '退費：洗壞而無法修補者，得在取件後七個工作天內持當次的收據與衣物一併向原門市的值班人員當面提出。'
  expect(choicesOf(page(WIDE, cut), cut)).toEqual([])
})

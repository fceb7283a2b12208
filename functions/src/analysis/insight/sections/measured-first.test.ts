import type { FigureGroup, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { measuredFirstNote } from './measured-first.ts'

const view = viewOf(sampleInput())
const [first, second] = view.othersRead

function noteOn(one: string, other: string, title = ''): string {
  const quotes = new Map([
    ['x1', one],
    ['x2', other],
  ])
  const othersRead = view.othersRead.map((each) =>
    each.id === first?.id ? { ...each, page: { ...each.page, title } } : each,
  )
  const told = {
    ...view,
    othersRead,
    passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage,
  }
  const figures = [first, second].map((page, at) => ({
    giver: 'page' as const,
    pageId: page?.id ?? '',
    passageId: `x${at + 1}`,
    value: ['18', '30'][at] ?? '',
    unit: '小時',
    shown: ['18 小時', '30 小時'][at] ?? '',
    date: null,
    outdated: false,
  }))
  const group: FigureGroup = {
    id: 'f1',
    topicId: null,
    about: ['播放'],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed: true,
    userDiffers: false,
    figures,
  }
  return measuredFirstNote(told, group)
}

it('prefers what somebody measured to what a label says', () => {
  const rank = view.compared(first?.id ?? '')?.rank
  expect(noteOn('耳機實測連續播放 18 小時。', '包裝標示連續播放 30 小時。')).toBe(
    `「18 小時」是 [${rank}] 實測的，其餘是標示或業者的說法，以實測的為先。`,
  )
})

it('does not choose between two measurements, or against a page that tells nothing of a label', () => {
  expect(noteOn('耳機實測連續播放 18 小時。', '編輯部實測可播放 30 小時。')).toBe('')
  expect(noteOn('耳機實測連續播放 18 小時。', '一般耳機可播放 30 小時。')).toBe('')
})

it('takes for measured what a page of measurements gives in its table', () => {
  const label = '包裝標示連續播放 30 小時。'
  expect(noteOn('甲牌耳機播放 18 小時。', label, '四款耳機實測')).toContain('實測的')
  expect(noteOn('甲牌耳機播放 18 小時。', label, '四款耳機介紹')).toBe('')
})

it('takes a rule on a page of measurements for none', () => {
  const label = '包裝標示滿 30 小時才能換。'
  expect(noteOn('新買的滿 18 小時才能換。', label, '四款耳機實測')).toBe('')
})

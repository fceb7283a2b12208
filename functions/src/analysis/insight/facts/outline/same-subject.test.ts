import type { Gap } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { sectionsHeaded as own } from '../../testing/page-sections.ts'
import { companionsOf, namesake, namesWithin } from './same-subject.ts'

const gap = (name: string): Gap => ({
  topicId: name,
  name,
  weight: 0.1,
  impact: 50,
  difficulty: 20,
  tier: 'p1_immediate',
  passageIds: ['p1-1'],
  closestPassageId: null,
  certainty: 'possible',
})
const stated = (name: string, heading = '') => ({
  gap: gap(name),
  statedIn: heading === '' ? [] : [{ pageId: 'p1', heading }],
})

it('extends the own section of nearly the same name instead of adding one beside it', () => {
  const page = own('', '公司設立流程', '資本額', '常見問題')
  expect(namesake('設立流程', page, '公司登記')?.heading).toBe('公司設立流程')
  expect(namesake('資本額簽證', page, '公司登記')?.heading).toBe('資本額')
  expect(namesake('稅籍登記', page, '公司登記')).toBeNull()
})

it('extends none for a word of the keyword, for a longer heading on more, or of two', () => {
  expect(namesake('費用', own('費用與付款'), '搬家費用')).toBeNull()
  expect(namesake('冷氣', own('拆冷氣前先確認的五件事'), '搬家費用')).toBeNull()
  expect(namesake('訂金', own('訂金多少', '訂金退還'), '搬家費用')).toBeNull()
})

it('puts one subject of two names into one part, under the shorter name', () => {
  const gaps = [gap('設立登記規費'), gap('地址'), gap('規費')]
  const companions = companionsOf([stated('設立登記規費'), stated('地址'), stated('規費')], '公司登記')
  expect([...companions]).toEqual([['規費', '設立登記規費']])
  expect([...namesWithin(gaps, companions, '公司登記')]).toEqual([
    ['規費', '規費'],
    ['設立登記規費', '規費'],
  ])
})

it('puts two subjects of one section of a source beside each other where its heading names one', () => {
  const under = '解除契約及改期'
  expect([...companionsOf([stated('訂金', under), stated('改期', under)], '搬家費用')]).toEqual([
    ['改期', '訂金'],
  ])
  expect(companionsOf([stated('訂金', '其他約定'), stated('保險', '其他約定')], '搬家費用').size).toBe(0)
})

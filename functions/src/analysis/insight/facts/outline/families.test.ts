import type { Gap } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { familiesOf } from './families.ts'

const gaps = (...names: string[]) => names.map((name) => ({ topicId: name, name }) as Gap)

it('puts names that begin with one noun beside the one that is nearest to the page', () => {
  const ties: Record<string, number> = { 訂位費: 0.2, 訂位期限: 0.05, 停車: 0.1 }
  const families = familiesOf(gaps('訂位期限', '停車', '訂位費'), ({ name }) => ties[name] ?? 0, '和牛燒肉')
  expect([...families]).toEqual([['訂位期限', '訂位費']])
})

it('parts what has a section of its own, and joins nothing by a word of the keyword or by one that most have', () => {
  expect(familiesOf(gaps('訂位費', '訂位期限'), () => 0.5, '和牛燒肉').size).toBe(0)
  expect(familiesOf(gaps('訂位費', '訂位期限'), () => 0, '餐廳訂位').size).toBe(0)
  expect(familiesOf(gaps('訂位費', '訂位期限', '訂位方式', '訂位人數'), () => 0, '燒肉').size).toBe(0)
})

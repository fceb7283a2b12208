import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { lookIn } from './look-in.ts'
import { sectionsOf } from './own-sections.ts'

const OWN = [
  '我們教大家在家手沖。',
  '## 器材\n濾杯、手沖壺與磅秤。',
  '## 水溫\n淺焙用攝氏 92 度。',
  '## 最後幾句\n濾紙先用熱水燙過，紙味就淡了。',
  '## 店裡的小事\n貓把一整盒濾紙拖去當被子。',
].join('\n')
const SOURCE = '## 保存\n豆子放在密封罐裡，兩個月內喝完。'

/** The section in which to look for a gap on paper whose nearest passage is this, where the new section comes after the first one. */
function lookedIn(
  nearest: string,
  { name = '濾紙', stated = '', isAlike = false, score = 0.1 },
): string | undefined {
  const sources = [OWN, SOURCE, SOURCE, SOURCE].map((text, rank) => markedSource(rank, text))
  const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp({}), sources }))
  const own = sectionsOf(view.user?.page ?? { blocks: [], text: '', title: '', faq: [] })
  const gap = { topicId: 't', name, certainty: 'possible', closestPassageId: 'q' } as never
  const passage = () => ({ id: 'q', pageId: 'p0', heading: '', quote: nearest })
  const topic = () => ({ aliases: [], cells: [{ pageId: view.user?.id, score }] })
  const shown = { ...view, topic, passage } as never
  return lookIn(shown, gap, own, { after: own[1] ?? null, isAlike }, [stated])?.heading
}

it('is looked for in a closing part that says it in a sentence, if that has its noun', () => {
  const nearest = '濾紙先用熱水燙過，紙味就淡了。'
  expect(lookedIn(nearest, {})).toBe('最後幾句')
  expect(lookedIn(nearest, { name: '金屬網', score: 0.4 })).toBeUndefined()
})

it('is not looked for in gossip that only has its noun', () => {
  expect(lookedIn('貓把一整盒濾紙拖去當被子。', {})).toBeUndefined()
})

it('is looked for in the part that is like it only if the page may say it at all', () => {
  const nearest = '濾紙先用熱水燙過，紙味就淡了。'
  expect(lookedIn(nearest, { name: '金屬網', isAlike: true, score: 0.15 })).toBe('器材')
  expect(lookedIn(nearest, { name: '金屬網', isAlike: true, score: 0.01 })).toBeUndefined()
})

it('is looked for where an amount of its facts is given, in whatever script', () => {
  const nearest = '淺焙用攝氏 92 度。'
  expect(lookedIn(nearest, { name: '沖煮', stated: '水約九十二度' })).toBe('水溫')
  expect(lookedIn(nearest, { name: '沖煮', stated: '水約八十五度' })).toBeUndefined()
})

it('is looked for in the part before the new one only if that may well say it, and not in an introduction', () => {
  expect(lookedIn('濾杯、手沖壺與磅秤。', { name: '工具', score: 0.3 })).toBe('器材')
  expect(lookedIn('濾杯、手沖壺與磅秤。', { name: '工具', score: 0.15 })).toBeUndefined()
  expect(lookedIn('我們教大家在家手沖。', { name: '大家', score: 0.3 })).toBeUndefined()
})

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
].join('\n')
const SOURCE = '## 保存\n豆子放在密封罐裡，兩個月內喝完。'

/** The section in which to look for a gap on filter papers whose nearest passage is this, where the new section comes after the first one. */
function lookedIn(nearest: string, stated: string, isAlike = false) {
  const sources = [OWN, SOURCE, SOURCE, SOURCE].map((text, rank) => markedSource(rank, text))
  const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp({}), sources }))
  const own = sectionsOf(view.user?.page ?? { blocks: [], text: '', title: '', faq: [] })
  const gap = { topicId: 't', name: '濾材', certainty: 'possible', closestPassageId: 'q' } as never
  const passage = () => ({ id: 'q', pageId: 'p0', heading: '', quote: nearest })
  const shown = { ...view, topic: () => undefined, passage } as never
  return lookIn(shown, gap, own, { after: own[1] ?? null, isAlike }, [stated])?.heading
}

it('is looked for in a closing part that says it in a sentence, if that shares a word with the facts', () => {
  const nearest = '濾紙先用熱水燙過，紙味就淡了。'
  expect(lookedIn(nearest, '漂白濾紙沒有紙味')).toBe('最後幾句')
  expect(lookedIn(nearest, '金屬網可以重複清洗')).toBeUndefined()
  expect(lookedIn(nearest, '金屬網可以重複清洗', true)).toBe('器材')
})

it('is looked for in the part before the new one if that has the nearest passage, and not in an introduction', () => {
  expect(lookedIn('濾杯、手沖壺與磅秤。', '金屬網可以重複清洗')).toBe('器材')
  expect(lookedIn('我們教大家在家手沖。', '大家愛用漂白濾紙')).toBeUndefined()
})

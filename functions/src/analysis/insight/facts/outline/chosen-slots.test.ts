import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { placeGaps } from './outline-places.ts'
import { sectionsOf } from './own-sections.ts'

const OWN = [
  '## 豆子\n淺焙的豆子聞起來像柑橘，深焙的像可可，第一次可以各買一小包。',
  '## 一包多少錢\n半磅三百五，一磅六百，掛耳一盒兩百八。',
  '## 從磨豆到出杯\n濾紙貼好，注水從中心往外繞圈，分三次倒完，每次等水位下降再倒下一次。',
  '## 濾杯\n錐形濾杯水流快，扇形濾杯水流慢，新手從扇形開始。',
  '## 結語\n祝大家喝得開心。',
].join('\n')

/** The section after which a new one on what three sources tell under a heading of their own comes. */
function sectionBefore(name: string, text: string): string | undefined {
  const source = `## ${name}\n${text}`
  const sources = [OWN, source, source, source].map((each, rank) => markedSource(rank, each))
  const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp(), sources }))
  const gap = view.gaps.find((each) => each.name === name)
  if (gap === undefined || view.user === null) throw new Error('no gap')
  return placeGaps(view, [gap], sectionsOf(view.user.page)).get(gap.topicId)?.after?.heading
}

it('places what one has to know beforehand before the section on how it is done', () => {
  expect(sectionBefore('不適合的人', '心律不整與胃潰瘍患者，每次先問過醫師再喝。')).toBe('一包多少錢')
})

it('places money of which no section speaks after that on what one pays', () => {
  expect(sectionBefore('貨物稅', '進口貨品依完稅價格課徵百分之五，隨貨繳納。')).toBe('一包多少錢')
})

it('places what no section is near to at the end of the body', () => {
  expect(sectionBefore('除垢', '煮水壺每兩個月用檸檬酸泡三十分鐘，刷洗乾淨。')).toBe('濾杯')
})

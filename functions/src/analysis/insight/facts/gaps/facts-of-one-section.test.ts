import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { inOrderOfPages, underOneMark } from './facts-of-one-section.ts'

const STEPS = ['先到官網查車牌有無違規。', '再請賣方提出保養紀錄。', '最後才付訂金。']
const view = viewOf(
  inputOf({
    keyword: '二手車',
    serp: emptySerp(),
    sources: [markedSource(1, `## 付訂前\n${STEPS.join('\n')}`), markedSource(2, '## 訂金\n訂金最多一成。')],
  }),
)
const [pageId = '', otherId = ''] = view.othersRead.map(({ id }) => id)
const fact = (text: string, of = pageId, under?: string): BriefFact => ({
  text: text.replace('。', ''),
  pageId: of,
  passageId: of,
  ...(under === undefined ? {} : { under }),
})

it('states what stands under one heading of a page together and in its order', () => {
  const [look = '', ask = '', pay = ''] = STEPS
  const told = [pay, '訂金最多一成。', look, ask].map((text) => ({
    fact: fact(text, STEPS.includes(text) ? pageId : otherId),
  }))
  const seen = { othersRead: view.othersRead, passage: () => undefined }
  const ordered = inOrderOfPages(seen, told).map(({ fact: { text } }) => `${text}。`)
  expect(ordered).toEqual([look, ask, pay, '訂金最多一成。'])
})

it('marks them once', () => {
  const marked = (under: string | undefined, other = under) =>
    underOneMark([fact('查車牌', pageId, under), fact('問保養', pageId, other)]).map(({ text }) => text)
  expect(marked('付訂前')).toEqual(['查車牌；問保養'])
  expect(marked('付訂前', '交車')).toEqual(['查車牌', '問保養'])
  expect(marked(undefined)).toEqual(['查車牌', '問保養'])
  expect(underOneMark([fact('查車牌', pageId, '付訂前'), fact('一成', otherId, '付訂前')])).toHaveLength(2)
})

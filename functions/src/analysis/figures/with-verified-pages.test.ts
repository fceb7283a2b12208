import type { Coverage } from '@gaplens/coverage/build'
import { figureClaims } from '@gaplens/coverage/figures/claims-of-page'
import { OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { withVerifiedPages } from './with-verified-pages.ts'

const STATEMENT = '退票：三日內退票扣 15%，當日不退。'

/** The pages that are credited with the AI Overview's figure, of which the statement's check quotes the first passage, and maybe another. */
function creditedOn(text: string, { level = 'found', also = '', stated = STATEMENT } = {}): string[] {
  const serp = emptySerp({ blocks: [{ kind: 'listItem', text: stated, depth: 0, referenceIndexes: [] }] })
  const all = figureClaims([markedSource(1, text)], serp)
  const given = all.filter(({ sourceId }) => sourceId === OVERVIEW)
  const support = [{ pageId: 'p1', level, passageId: 'x1', ...(also === '' ? {} : { alsoPassageId: 'x2' }) }]
  const passages = [
    { id: 'x1', pageId: 'p1', quote: '當日不退。' },
    { id: 'x2', pageId: 'p1', quote: also },
  ]
  const coverage = { report: { statements: [{ text: stated, support }] }, passages } as unknown as Coverage
  return withVerifiedPages(given, all, coverage).flatMap(({ sourceId }) =>
    sourceId === OVERVIEW ? [] : [sourceId],
  )
}

it('credits a page where a statement was found with its figure elsewhere, beside a word of the statement', () => {
  expect(creditedOn('當日不退。\n\n| 路線\t全票\t退票應付（15%）\n| 甲線\t900 元\t135 元')).toEqual(['p1'])
  expect(creditedOn('當日不退。\n\n滿座率 15%。')).toEqual([])
  expect(creditedOn('當日不退。\n\n退票付 15%。', { level: 'partly' })).toEqual([])
})

it('credits a page where a statement was found in part with its figure in the passage alone, and not of another noun', () => {
  const credited = (also: string) =>
    creditedOn(`當日不退。\n${also}`, { level: 'partly', also, stated: '試營運：先試 2 週再正式開門。' })
  expect(credited('朋友來吃 2 週就好。')).toEqual(['p1'])
  expect(credited('第一天就排好 2 週班表。')).toEqual([])
})

it('credits a page with what the second passage says by which a statement was found', () => {
  expect(creditedOn('當日不退。\n\n之前付 15%。', { also: '之前付 15%。' })).toEqual(['p1'])
  expect(creditedOn('當日不退。\n\n之前付 15%。')).toEqual([])
})

it('credits a page with the interval that its table gives where the AI Overview says how often', () => {
  expect(
    creditedOn('| 項目\t多久一次\n| 退票箱清點\t六個月\n| 擦拭\t每週', {
      stated: '退票箱清點：每六個月一次。',
    }),
  ).toEqual(['p1'])
})

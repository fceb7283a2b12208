import type { Gap } from '@gaplens/contracts/analysis/report'
import { quoteOf } from '@gaplens/coverage/table/coverage-table'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { withOwnPassages } from '../../own-passages.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { ownPassage } from './own-passage.ts'
import { sectionsOf } from './own-sections.ts'

const OWN = [
  '## 器材\n濾杯、手沖壺與磅秤。濾紙選漂白過的。',
  '## 最後幾句\n濾紙先用熱水燙過，紙味就淡了。',
].join('\n')
const SOURCE = '## 保存\n豆子放在密封罐裡，兩個月內喝完。'

const sources = [OWN, SOURCE, SOURCE, SOURCE].map((text, rank) => markedSource(rank, text))
const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp({}), sources }))
const [tools, last] = sectionsOf(view.user?.page ?? { blocks: [], text: '', title: '', faq: [] })

/** A gap whose nearest passage is in the page's last part. */
const gap = (name: string) =>
  ({ topicId: 't', name, passageIds: [], certainty: 'possible', closestPassageId: 'q' }) as unknown as Gap
const nearest = { id: 'q', pageId: 'p0', heading: '最後幾句', quote: '濾紙先用熱水燙過，紙味就淡了。' }
const shown = {
  ...view,
  topic: () => undefined,
  passage: (id: string | null) => (id === 'q' ? nearest : undefined),
} as never

it('shows the passage that is nearest to a gap where the outline names its section', () => {
  expect(ownPassage(shown, gap('濾紙'), last ?? null)?.quote).toBe(nearest.quote)
})

it('shows of another section the passage with the gap’s words, and none where it has none', () => {
  expect(ownPassage(shown, gap('濾紙'), tools ?? null)?.quote).toContain('濾紙選漂白過的。')
  expect(ownPassage(shown, gap('奶泡'), tools ?? null)).toBeNull()
})

it('shows no passage where the outline names no section, and the list of quotes follows', () => {
  expect(ownPassage(shown, gap('濾紙'), null)).toBeNull()
  const report = { ...view.input.coverage.report, gaps: [gap('濾紙')] }
  const none = withOwnPassages({ report, passages: [] }, new Map([['t', null]]))
  expect(none.report.gaps[0]?.closestPassageId).toBeNull()
  const passage = ownPassage(shown, gap('濾紙'), tools ?? null)
  const one = withOwnPassages({ report, passages: [] }, new Map([['t', passage]]))
  expect(one.passages.map(({ id }) => id)).toEqual([one.report.gaps[0]?.closestPassageId])
})

it('shows no passage that has neither a word nor a rare character of the gap, if the page hardly says it at all', () => {
  const { input } = view
  const { table } = input.coverage
  const first = table.corpus.claims.filter(({ claim }) => claim.text.startsWith('濾杯')).map(quoteOf)
  const verdicts = [{ pageId: view.user?.id, quotes: first }]
  const told = (score: number) => ({
    ...view,
    passage: () => undefined,
    input: {
      ...input,
      coverage: { ...input.coverage, table: { ...table, topics: [{ id: 't', statements: [], verdicts }] } },
    },
    topic: () => ({ aliases: [], cells: [{ pageId: view.user?.id, level: 'absent', score }] }),
  })
  expect(ownPassage(told(0.1) as never, gap('奶泡'), tools ?? null)).toBeNull()
  expect(ownPassage(told(0.3) as never, gap('奶泡'), tools ?? null)?.quote).toContain('濾杯')
})

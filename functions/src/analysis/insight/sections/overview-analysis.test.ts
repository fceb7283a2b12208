import type { Serp } from '@gaplens/contracts/analysis/serp'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../tests/cases/marked-page.ts'
import { viewOf } from '../facts/view.ts'
import { writeFromPages } from '../from-pages.ts'
import { inputOf } from '../testing/sample.ts'
import { writeOverviewAnalysis } from './overview-analysis.ts'

const STATEMENTS = [
  '濾心約六個月更換一次。',
  '出水變小時表示第一道濾心堵塞。',
  '水有異味代表活性碳已經飽和。',
]

/** An overview whose statements cite, in order, the references with these indexes. */
function overview(citations: readonly number[][], urls: readonly string[]): Serp {
  return emptySerp({
    overviewState: 'present',
    blocks: citations.map((referenceIndexes, at) => ({
      kind: 'paragraph',
      depth: 0,
      text: STATEMENTS[at] ?? '',
      referenceIndexes,
    })),
    references: urls.map((url, index) => ({
      index,
      url,
      title: '',
      source: '',
      snippet: '',
      highlightedText: '',
    })),
  })
}

const OWN = '## 濾心更換\n濾心約六個月更換一次，出水變小時表示第一道濾心堵塞。'
const OTHER = '## 異味\n水有異味代表活性碳已經飽和，應該立刻換掉濾心。'
const user = { ...markedSource(0, OWN), referenceIndexes: [0] }
const other = { ...markedSource(1, OTHER), referenceIndexes: [1] }

function written(serp: Serp, sources = [user, other]) {
  return writeFromPages(viewOf(inputOf({ keyword: '濾心多久換', serp, sources })))
}

it('ranks the page of the user among the most cited pages, and tells first that it is cited', () => {
  const told = written(overview([[0], [0], [1]], [user.url, other.url]))
  expect(told.aiOverviewAnalysis.presentationAnalysis).toContain(
    '被引用最多的是 您的網頁（2 個陳述）、[1]（1 個陳述）。',
  )
  expect(told.brief.standing).toMatch(/^AI Overview 已引用您的網頁（2 個陳述）。/u)
})

it('tells that the overview cites another page of the same site, which is not compared', () => {
  const uncited = { ...user, referenceIndexes: [] }
  const urls = [new URL('/filters/other', user.url).href, other.url]
  const told = written(overview([[0], [1]], urls), [uncited, other])
  expect(told.aiOverviewAnalysis.presentationAnalysis).toContain(
    'AI Overview 另外引用了您網站的其他網頁（/filters/other），同一個網站的網頁不列入比較。',
  )
  expect(told.brief.standing).not.toContain('已引用您的網頁')
})

it('does not say that an overview leaves a page out where there is no overview', () => {
  const organic = { ...other, role: 'organic' as const, referenceIndexes: [] }
  const told = written(emptySerp(), [{ ...user, referenceIndexes: [] }, organic])
  expect(told.citedSourceAnalysis[0]?.contribution).toMatch(/^這一頁來自自然搜尋結果。/u)
})

it('counts a figure that differs and a passage that says otherwise as such, and not as unverified', () => {
  const input = inputOf({
    keyword: '濾心多久換',
    serp: overview([[0], [1], [0, 1]], [user.url, other.url]),
    sources: [user, other],
  })
  const [first, second, third] = input.coverage.report.statements
  if (first === undefined || second === undefined || third === undefined) throw new Error('no statements')
  const support = (pageId: string, rest: object) => ({
    pageId,
    level: 'unverified' as const,
    passageId: null,
    ...rest,
  })
  const [own, page] = [user.id, other.id]
  const statements = [
    { ...first, citedPageIds: [own], support: [support(own, { otherFigures: ['三個月'] })] },
    { ...second, citedPageIds: [page], support: [support(page, { passageId: 'x' })] },
    {
      ...third,
      citedPageIds: [own, page],
      support: [support(own, { level: 'found' }), support(page, { otherFigures: ['九個月'] })],
    },
  ]
  const report = { ...input.coverage.report, statements }
  const told = writeFromPages(viewOf({ ...input, coverage: { ...input.coverage, report } }))
  expect(told.aiOverviewAnalysis.summary).toContain(
    '3 個陳述中，1 個在所引網頁找到相符段落、1 個與所引網頁的數字不同、1 個所引網頁另有說法。這些陳述',
  )
  expect(told.aiOverviewAnalysis.summary).toContain(
    `這些陳述另有所引網頁的數字不同：「${third.text.replace(/。$/u, '')}」。`,
  )
  expect(told.citedSourceAnalysis[0]?.contribution).toMatch(/：1 個數字不同、1 個另有說法。/u)
})

it('tells a statement with a differing figure up to the clause that gives it', () => {
  const serp = overview([[0]], [user.url, other.url])
  const { coverage, ...input } = inputOf({ keyword: '濾心多久換', serp, sources: [user, other] })
  const text = '吉他：琴弦在乾冷的房間裡特別容易走音，放進琴袋時以 45% 的濕度為宜，並且每週看一次。'
  const support = [
    { pageId: user.id, level: 'found' as const, passageId: null },
    { pageId: other.id, level: 'unverified' as const, passageId: null, otherFigures: ['55%'] },
  ]
  const statements = coverage.report.statements.map((each) => ({
    ...each,
    text,
    citedPageIds: [user.id, other.id],
    support,
  }))
  const report = { ...coverage.report, statements }
  const view = viewOf({ ...input, coverage: { ...coverage, report } })
  expect(writeOverviewAnalysis(view).summary).toContain(
    '「吉他：琴弦在乾冷的房間裡特別容易走音，放進琴袋時以 45% 的濕度為宜…」',
  )
})

it('names first the topics of which the overview has a word', () => {
  const serp = overview([[0], [1]], [user.url, other.url])
  const view = viewOf(inputOf({ keyword: '濾心多久換', serp, sources: [user, other] }))
  const [first] = view.topics
  if (first === undefined) throw new Error('no topic')
  const topics = ['開銷', '濾心堵塞'].map((name) => ({ ...first, name, fromOverview: true }))
  expect(writeOverviewAnalysis({ ...view, topics }).summary).toContain('談到 2 個主題：「濾心堵塞」')
})

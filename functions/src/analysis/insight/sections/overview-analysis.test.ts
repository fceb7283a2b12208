import type { Serp } from '@gaplens/contracts/analysis/serp'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../tests/cases/marked-page.ts'
import { viewOf } from '../facts/view.ts'
import { writeFromPages } from '../from-pages.ts'
import { inputOf } from '../testing/sample.ts'

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

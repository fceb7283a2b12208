import { DraftBasisSchema, FullComparisonSchema } from '@gaplens/contracts/drafts/draft-score'
import { describe, expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../tests/cases/marked-page.ts'
import { markdownOf } from '../../../../tests/cases/page-markdown.ts'
import { loadSets, makeCase, subjectsOf } from '../../../../tests/cases/planted-pages.ts'
import { buildCoverage } from '../../build.ts'
import { makeBasis } from '../make-basis.ts'
import { scoreDraft } from '../score-draft.ts'
import { compareInFull } from './full-comparison.ts'

/** A page from which three subjects were cut, and the same page as they are written back one by one. */
const set = loadSets().find(({ name }) => name === 'pivot-table')
if (set === undefined) throw new Error('no such set')
const [text = ''] = set.texts
const others = set.texts.slice(1).map((each) => parseMarkedPage(each))
const cut = subjectsOf(parseMarkedPage(text)).slice(0, 3)
const pageWithout = (left: readonly string[]) =>
  makeCase(set, parseMarkedPage(text, left), others, left, '1', true)
const start = pageWithout(cut)
const report = buildCoverage(start)
// As a browser gets it: through JSON.
const basis = DraftBasisSchema.parse(
  JSON.parse(JSON.stringify(makeBasis({ analysisId: 'a1', ...start }, report))),
)

describe('a full comparison of a draft', () => {
  it.each([3, 2, 1, 0])(
    'has the score of an analysis of the same page, among the report’s scores of the others, with %i subjects cut',
    (left) => {
      const [draft] = pageWithout(cut.slice(0, left)).sources
      if (!draft?.page) throw new Error('the page was not read')
      const analysed = buildCoverage({ ...start, sources: [draft, ...start.sources.slice(1)] })
      const own = analysed.report.pages[0]?.coverageScore ?? 0
      const rest = report.report.pages.slice(1).map(({ coverageScore }) => coverageScore ?? 0)
      const full = FullComparisonSchema.parse(compareInFull(basis, markdownOf(draft.page)))
      expect(full.score).toBe(own)
      expect(full.standing).toMatchObject({
        place: 1 + rest.filter((score) => score > own).length,
        of: report.report.pages.length,
        best: Math.max(...rest),
      })
      expect(full.standing.median).toBe(scoreDraft(basis, '').standing.median)
    },
  )

  it('has no points where nothing is written', () => {
    expect(compareInFull(basis, '')?.score).toBe(0)
    const outline =
      '# 樞紐分析表\n\n## 篩選\n\n> 參考：把欄位拖到「篩選」就能只看一個地區（<https://a.test/x>）'
    expect(compareInFull(basis, outline)?.score).toBe(0)
  })

  it('is none where a model judged the report, or where it has no topic', () => {
    const judged = makeBasis(
      { analysisId: 'a1', ...start },
      { ...report, table: { ...report.table, judgedSupport: [] } },
    )
    expect(compareInFull(judged, '# 草稿')).toBeNull()
    const overview = { blocks: [], relatedQuestions: [] }
    expect(compareInFull({ ...basis, pages: [], overview }, '字')).toBeNull()
  })
})

import { DraftBasisSchema, DraftScoreSchema } from '@gaplens/contracts/drafts/draft-score'
import { beforeAll, expect, it } from 'vitest'
import { markdownOf } from '../../../tests/cases/page-markdown.ts'
import { casesOf, loadSets, type PlantedCase } from '../../../tests/cases/planted-pages.ts'
import type { Coverage } from '../build.ts'
import { buildCoverage } from '../build.ts'
import { makeBasis } from './make-basis.ts'
import { scoreDraft } from './score-draft.ts'

let planted: PlantedCase
let coverage: Coverage
let basis: ReturnType<typeof makeBasis>
let own: string

/** An outline as the app begins a draft with it. */
const OUTLINE = [
  '# 樞紐分析表教學',
  '## 建立樞紐分析表\n\n> 問題：樞紐分析表怎麼做？\n>\n> 參考：插入樞紐分析表只要 3 個步驟（<https://a.test/x>）',
  '## 重新整理\n\n> 參考：資料改了之後，按「重新整理」，樞紐分析表才會更新',
].join('\n\n')

beforeAll(() => {
  const set = loadSets().find(({ name }) => name === 'pivot-table')
  if (set === undefined) throw new Error('no such set')
  planted = casesOf(set, { size: 2, original: true, overview: true })[0] as PlantedCase
  coverage = buildCoverage(planted)
  // As a browser gets it: through JSON.
  basis = DraftBasisSchema.parse(
    JSON.parse(JSON.stringify(makeBasis({ analysisId: 'a1', ...planted }, coverage))),
  )
  const page = planted.sources[0]?.page
  own = page ? markdownOf(page) : ''
})

it('gives the page that the report is about the report’s own score, with the report’s gaps', () => {
  const score = DraftScoreSchema.parse(scoreDraft(basis, own))
  expect(score.score).toBe(coverage.report.pages[0]?.coverageScore)
  expect(score.gaps.map(({ topicId }) => topicId)).toEqual(coverage.report.gaps.map(({ topicId }) => topicId))
  for (const gap of score.gaps) {
    const cells = coverage.report.topics.find(({ id }) => id === gap.topicId)?.cells
    expect(gap.likelihood).toBeCloseTo(cells?.find(({ pageId }) => pageId === 'p0')?.score ?? -1, 2)
    expect(gap.state).not.toBe('closed')
  }
})

it.each(loadSets().map((set) => [set.name, set] as const))(
  'gives the page itself the report’s own score, also where a topic is touched unseen or a price is missing: %s',
  (_, set) => {
    for (const each of casesOf(set, { size: 2, original: true, overview: true }).slice(0, 2)) {
      const report = buildCoverage(each)
      const page = each.sources[0]?.page
      const score = scoreDraft(
        makeBasis({ analysisId: 'a1', ...each }, report),
        page ? markdownOf(page) : '',
      ).score
      expect(score).toBe(report.report.pages[0]?.coverageScore)
    }
  },
)

it('closes a gap when the draft says what was cut from the page, and raises score and standing', () => {
  const mirror = planted.marked.get(`p${planted.sources.length - 1}`)
  const cut = mirror?.sections.filter(({ subject }) => planted.cut.includes(subject)) ?? []
  const text = cut.map(({ start, end }) => mirror?.page.text.slice(start, end) ?? '').join('\n\n## ')
  const before = scoreDraft(basis, own)
  const after = scoreDraft(basis, `${own}\n\n## ${text.replaceAll(/\n(?!\n)/g, '\n\n')}`)
  const closed = after.gaps.filter(({ state }) => state === 'closed')
  expect(closed.length).toBeGreaterThan(0)
  for (const { passage } of closed) expect(text).toContain(passage?.text.slice(0, 10))
  expect(after.score).toBeGreaterThan(before.score)
  expect(after.standing.place).toBeLessThanOrEqual(before.standing.place)
})

it('scores an empty draft 0, with every gap open', () => {
  for (const empty of ['', ' \n\n', '#', '---', OUTLINE])
    expect(scoreDraft(basis, empty)).toMatchObject({
      written: false,
      score: 0,
      claims: [],
      gaps: basis.gaps.map((topicId) => ({ topicId, state: 'open', likelihood: 0, passage: null })),
    })
})

it('counts a note of the outline from when its mark is deleted', () => {
  const written = scoreDraft(basis, OUTLINE.replace('> 參考：', ''))
  expect(written.written).toBe(true)
  expect(written.claims.map(({ text }) => text)).toEqual(['插入樞紐分析表只要 3 個步驟'])
  expect(scoreDraft(basis, `${own}\n\n${OUTLINE}`)).toMatchObject({ score: scoreDraft(basis, own).score })
})

it('scores the first 30,000 characters and says that there was more', () => {
  expect(scoreDraft(basis, '字'.repeat(30_001)).truncated).toBe(true)
  expect(scoreDraft(basis, own).truncated).toBe(false)
})

it('gives the place of every passage in the Markdown as it was typed', () => {
  for (const { passage } of scoreDraft(basis, own).gaps)
    if (passage !== null)
      expect(own.slice(passage.start, passage.end).replaceAll(' | ', '\t')).toBe(
        passage.text.replaceAll('\n', '\n\n'),
      )
})

it('shows no passage below a gap that is open where hardly any passage is about its topic', () => {
  const open = loadSets().flatMap((set) =>
    casesOf(set, { size: 2, original: true, overview: true })
      .slice(0, 1)
      .flatMap((each) => {
        const page = each.sources[1]?.page
        const made = makeBasis({ analysisId: 'a1', ...each }, buildCoverage(each))
        return scoreDraft(made, page ? markdownOf(page).slice(0, 400) : '').gaps
      }),
  )
  const shown = open.filter(({ state, passage }) => state === 'open' && passage !== null)
  expect(shown.filter(({ likelihood }) => likelihood < 0.1)).toEqual([])
  expect(open.filter(({ state, likelihood }) => state === 'open' && likelihood < 0.1)).not.toEqual([])
})

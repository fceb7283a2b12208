import { GAPS_MAX } from '@gaplens/coverage/gaps'
import { WEBSITE_TEXT } from '@gaplens/report/text/report-text'
import { expect, it } from 'vitest'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { writeAssessment } from './sections/assessment.ts'
import { sampleInputs } from './testing/sample.ts'

/** What words alone cannot settle: that nobody else, nothing, or nowhere says something. */
const NOT_SURE =
  /只有這|其他來源(?:都)?沒有|獨有|還沒有談|沒有談到|沒有哪一|沒有相近|找不到依據|查無依據|隻字未提|沒有任何來源/u

/** Every text of a value but what stands between quotation marks: pages may say what they like. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/「[^」]*」/gu, '「」')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const insights = sampleInputs().map((input) => writeFromPages(viewOf(input)))

it('avoids “only”, “nowhere” and “nobody else”, which shared words cannot prove', () => {
  for (const { evidence: _, ...written } of insights) {
    expect(textsOf(written).filter((text) => NOT_SURE.test(text))).toEqual([])
  }
})

const gaps = insights.flatMap(({ websiteAssessment }) => websiteAssessment.contentGaps)

it('counts the sources of each gap', () => {
  expect(gaps.length).toBeGreaterThan(insights.length)
  expect(gaps.filter((gap) => !/：(?:至少 )?\d+ 個來源/u.test(gap))).toEqual([])
})

it('leaves what holds for most gaps to the sentence above their list', () => {
  expect(WEBSITE_TEXT.contentGapsIntro).toContain('您的網頁可能未談')
  expect(gaps.filter((gap) => gap.includes('您的網頁可能未談'))).toEqual([])
})

it('names what it leaves out, first what the page surely lacks', () => {
  for (const input of sampleInputs({ size: 3 })) {
    const view = viewOf(input)
    const listed = new Set(view.gaps.map(({ topicId }) => topicId))
    const [last] = view.topics
      .filter(({ id, cells }) => {
        const own = cells.find(({ pageId }) => pageId === view.user?.id)
        return !listed.has(id) && own?.level === 'absent'
      })
      .slice(-1)
    if (last === undefined) continue
    const topics = view.topics.map((topic) => ({
      ...topic,
      cells: topic.cells.map((cell) =>
        cell.pageId === view.user?.id
          ? { ...cell, certainty: topic.id === last.id ? ('sure' as const) : ('possible' as const) }
          : cell,
      ),
    }))
    const { contentSummary } = writeFromPages({ ...view, topics }).websiteAssessment
    expect(contentSummary).toContain(`個您可能也沒談（「${last.name}」`)
    return
  }
  throw new Error('no topic is left out')
})

it('names the limit of the list among its reasons only where the list is full', () => {
  const [input] = sampleInputs({ size: 3 })
  if (input === undefined) throw new Error('no sample')
  const view = viewOf(input)
  const told = (count: number) => {
    const gaps = Array.from({ length: count }, () => view.gaps.slice(0, 1)).flat()
    return writeAssessment({ ...view, gaps }).contentSummary
  }
  expect(told(GAPS_MAX)).toContain('缺口只列 12 項')
  expect(told(1)).toContain('缺口以外，另有')
  expect(told(1)).not.toContain('缺口只列')
})

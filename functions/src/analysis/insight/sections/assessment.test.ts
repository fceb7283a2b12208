import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeAssessment } from './assessment.ts'

const view = viewOf(sampleInput())

it('counts the headings of the text, and not those of boxes beside it', () => {
  const { user } = view
  if (user === null) throw new Error('no page')
  const { blocks } = user.page
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level > 1)
  if (heading === undefined) throw new Error('no heading')
  const of = (role: typeof heading.role) => {
    const page = { ...user.page, blocks: [...blocks, { ...heading, text: '熱門文章', role }] }
    return writeAssessment({ ...view, user: { ...user, page } }).contentSummary
  }
  const shown = (text: string) => Number(/等 (\d+) 項/u.exec(text)?.[1] ?? 0)
  expect(shown(of('content')) - shown(of('related'))).toBe(1)
})

it('counts what the page only possibly has apart from what it has', () => {
  const { user } = view
  if (user === null) throw new Error('no page')
  const summary = (...certain: boolean[]) => {
    const topics = view.topics.slice(0, certain.length).map((topic, at) => ({
      ...topic,
      cells: topic.cells.map((cell) => ({
        ...cell,
        level: 'covered' as const,
        certainty: certain[at] === true ? ('sure' as const) : ('possible' as const),
      })),
    }))
    return writeAssessment({ ...view, topics }).contentSummary
  }
  expect(summary(false, false)).toMatch(/，有涵蓋的 0 個，可能有談到的 2 個（「[^）]+）。/u)
  expect(summary(true, false)).toMatch(/，有涵蓋的 1 個（「[^）]+），可能有談到的 1 個（/u)
})

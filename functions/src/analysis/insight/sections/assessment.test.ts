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

it('says of all subjects at once that the page only possibly has them', () => {
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
  expect(summary(false, false)).toContain('，都只是可能談到。')
  expect(summary(true, false)).toContain('，其中 1 個只是可能談到（')
})

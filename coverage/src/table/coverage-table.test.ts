import { expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))

it('takes a subject that only one page has a heading for as covered there, however unlike the words are', () => {
  const own = table.topics.flatMap(({ seeds, verdicts }) =>
    verdicts.filter(({ pageId }) => seeds.every((seed) => seed.pageId === pageId)),
  )
  expect(own.length).toBeGreaterThan(0)
  for (const { likelihood } of own) expect(likelihood).toBe(0.97)
})

it('measures the sections of the pages that cover a subject more likely than not', () => {
  for (const { lengths, verdicts } of table.topics)
    expect(lengths).toHaveLength(verdicts.filter(({ likelihood }) => likelihood >= 0.5).length)
  const near = table.topics.flatMap(({ verdicts }) => verdicts.map(({ likelihood }) => likelihood))
  // Some are just above and just below, or this would say nothing.
  expect(near.some((likelihood) => likelihood >= 0.5 && likelihood < 0.75)).toBe(true)
  expect(near.some((likelihood) => likelihood < 0.5 && likelihood >= 1 / 3)).toBe(true)
})

import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeIntent } from './intent.ts'

it('gives as another name of a topic only one that shares a word with its name', () => {
  const { input } = viewOf(sampleInput())
  const { coverage } = input
  const topics = coverage.report.topics.map((topic, at) =>
    at === 0
      ? { ...topic, name: 'TDS 值升高', aliases: ['用 TDS 筆判斷', 'RO 膜多少錢'], questions: [] }
      : topic,
  )
  const serp = { ...input.serp, relatedQuestions: [] }
  const view = viewOf({ ...input, serp, coverage: { ...coverage, report: { ...coverage.report, topics } } })
  const { latentIntents } = writeIntent(view)
  expect(latentIntents.join('\n')).toContain('想了解「TDS 值升高」（也寫作「用 TDS 筆判斷」）')
  expect(latentIntents.join('\n')).not.toContain('RO 膜多少錢')
})

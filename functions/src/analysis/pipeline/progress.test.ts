import type { SourceProgress } from '@gaplens/contracts/analysis/job'
import { describe, expect, it } from 'vitest'
import { enterStage, NOTHING_YET, withSources } from './progress.ts'

const pages = (ended: number, of: number): SourceProgress[] =>
  Array.from({ length: of }, (_, at) => ({
    url: `https://site${at}.test/`,
    title: '',
    role: 'cited',
    state: at < ended ? 'read' : 'waiting',
    failure: null,
  }))

describe('the progress that a user sees', () => {
  it('goes from stage to stage, and ends at 100', () => {
    const stages = ['queued', 'overview', 'pages', 'coverage', 'insight', 'done'] as const
    expect(stages.map((stage) => enterStage(NOTHING_YET, stage).percent)).toEqual([0, 5, 25, 70, 80, 100])
  })

  it('moves with each page that was read, from the start of its stage to the start of the next', () => {
    const reading = enterStage(NOTHING_YET, 'pages')
    expect([0, 1, 5, 10].map((ended) => withSources(reading, pages(ended, 10)).percent)).toEqual([
      25, 29, 47, 70,
    ])
  })

  it('never moves back', () => {
    const writing = enterStage(NOTHING_YET, 'insight')
    expect(enterStage(writing, 'pages').percent).toBe(80)
    expect(withSources(writing, pages(1, 10)).percent).toBe(80)
  })
})

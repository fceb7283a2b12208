import { fitnessOf } from '@gaplens/coverage/topics/name-fitness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/server.ts'
import { plantedSource, readSandbox, type SandboxTopic } from '../../../../tests/cases/sandbox-topics.ts'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { inputOf } from './testing/sample.ts'
import type { InsightInput } from './types.ts'

let sandbox: Sandbox
let runs: readonly InsightInput[]

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  runs = [...runsOf(await readSandbox(sandbox))]
})
afterAll(() => sandbox.close())

/** Every third section cut, from each of the first three on. */
function* runsOf(topics: readonly SandboxTopic[]) {
  for (const { planted, serp, others } of topics)
    for (const from of [0, 1, 2]) {
      const cut = planted.sections.filter((_, at) => at % 3 === from).map(({ id }) => id)
      yield inputOf({ keyword: planted.keyword, serp, sources: [plantedSource(planted, cut), ...others] })
    }
}

describe('every topic of the sandbox', () => {
  it('is quoted word for word, each quote with a link to it', () => {
    for (const { coverage, sources } of runs) {
      expect(coverage.passages.length).toBeGreaterThan(20)
      for (const { pageId, quote, link } of coverage.passages) {
        expect(sources.find(({ id }) => id === pageId)?.page?.text).toContain(quote)
        expect(link).toContain('#:~:text=')
      }
    }
  })

  it('has gaps that rest on another page’s words', () => {
    for (const { coverage } of runs) {
      expect(coverage.report.gaps.length).toBeGreaterThan(0)
      for (const gap of coverage.report.gaps) {
        const quoted = coverage.passages.filter(({ id }) => gap.passageIds.includes(id))
        expect(quoted.length).toBe(gap.passageIds.length)
        expect(quoted.every(({ pageId }) => pageId !== 'p0')).toBe(true)
      }
    }
  })

  it('has gaps whose names read like subjects, and no two alike', () => {
    for (const { coverage } of runs) {
      const names = coverage.report.gaps.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => fitnessOf(name) < 0.2)).toEqual([])
    }
  })

  it('has recommendations one can read at a glance', () => {
    for (const input of runs) {
      const { strategyAndPlan, evidence } = writeFromPages(viewOf(input))
      for (const { tier, index, topicId } of evidence.actions)
        if (topicId !== null)
          expect([...(strategyAndPlan[tier][index]?.recommendation ?? '')].length).toBeLessThanOrEqual(280)
    }
  })
})

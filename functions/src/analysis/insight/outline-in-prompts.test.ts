import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/server.ts'
import { readOwnCases } from '../../../../tests/cases/own-cases.ts'
import { plantedSource, readSandbox } from '../../../../tests/cases/sandbox-topics.ts'
import { sourcePage, viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { inputOf } from './testing/sample.ts'
import type { InsightInput } from './types.ts'

let sandbox: Sandbox
let runs: InsightInput[]

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  const planted = (await readSandbox(sandbox)).map(({ planted, serp, others }) => {
    const cut = planted.sections.filter((_, at) => at % 2 === 0).map(({ id }) => id)
    return inputOf({ keyword: planted.keyword, serp, sources: [plantedSource(planted, cut), ...others] })
  })
  const own = readOwnCases()
    .filter((_, at) => at % 3 === 0)
    .map(({ truth, serp, sources }) => inputOf({ keyword: truth.keyword, serp, sources }))
  runs = [...planted, ...own]
})
afterAll(() => sandbox.close())

/** The letters and numbers of a text: a quote has marks of its own. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** The AI Overview's words in an action. */
const BY_OVERVIEW = /AI Overview (?:在「[^」]*」)?說「((?:[^「」]|『[^』]*』)*)」/gu

it('hands out in its prompt what an action tells of the AI Overview and of sources, in their own words', () => {
  let compared = 0
  for (const input of runs) {
    const view = viewOf(input)
    const { strategyAndPlan, evidence, brief } = writeFromPages(view)
    const actions = evidence.actions.flatMap(({ tier, index, topicId }) => {
      const action = strategyAndPlan[tier][index]
      return topicId === null || action === undefined ? [] : [{ topicId, action }]
    })
    for (const { action } of actions)
      for (const [, said = ''] of action.recommendation.matchAll(BY_OVERVIEW))
        expect(bare(action.geminiPrompt)).toContain(bare(said))
    for (const { topicIds, facts } of brief.outline) {
      const prompts = actions.flatMap(({ topicId, action }) =>
        topicIds.includes(topicId) ? action.geminiPrompt : [],
      )
      const told = bare(prompts.join('\n'))
      for (const { text, pageId } of facts) {
        const page = bare(sourcePage(view, pageId)?.text ?? '')
        // An office has its name where its page says 「本局」, and a table the names of its columns.
        const parts = text.split(/[。；：，（）／]|——/u).map(bare)
        const own = parts.filter((part) => part !== '' && page.includes(part))
        compared += own.length
        expect(own.filter((part) => !told.includes(part))).toEqual([])
      }
    }
  }
  expect(compared).toBeGreaterThan(100)
})

import { expect, it } from 'vitest'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { sentencesOf as cut } from './quotable/plain.ts'
import { sampleInputs } from './testing/sample.ts'
import { SENTENCE_RULES } from './testing/sentence-rules.ts'
import type { Insight } from './types.ts'

const NUMBER = /\d[\d,]*\s?(?:個|項|字|%|張|組|／)|第 \d|由 \d|可能未談|可能還不完整|可能略提|有相關段落/u
/** Sentences about Google's own changes rest on its documents, not on the pages. */
const GOOGLE = /^Google 已於/u

function sentencesOf(text: string): string[] {
  return cut(text).map((sentence) => sentence.replace(/。$/u, ''))
}

/** What the report itself says, a sentence with the source it is about. What pages say is quoted, facts and prompts are others' words. */
function statedIn(insight: Insight): { text: string; at: number }[] {
  const { websiteAssessment: site, keywordIntent: intent, aiOverviewAnalysis: overview, brief } = insight
  const whole = [
    ...Object.values(site).flat(),
    intent.coreIntent,
    ...intent.latentIntents,
    ...Object.values(overview),
    brief.standing,
    ...brief.unsure,
    brief.length?.reason ?? '',
    ...insight.strategyAndPlan.p3_longTerm
      .map(({ recommendation }) => recommendation)
      .filter((text) => /^(?:補上|保留|整理)/u.test(text)),
    ...insight.structuredDataRecommendations.flatMap(({ description, implementation }) => [
      description,
      implementation,
    ]),
    insight.reportFooter,
    insight.summary,
  ]
  return [
    ...whole.flatMap((text) => sentencesOf(text).map((sentence) => ({ text: sentence, at: -1 }))),
    ...insight.citedSourceAnalysis.flatMap(({ contentSummary, contribution }, at) =>
      [contentSummary, contribution].flatMap((text) =>
        sentencesOf(text).map((sentence) => ({ text: sentence, at })),
      ),
    ),
  ]
}

it('states no number and no verdict that the pages and the table do not give', () => {
  const seen = new Set<string>()
  const untrue: string[] = []
  for (const input of sampleInputs({ size: 3 })) {
    const insight = writeFromPages(viewOf(input))
    const view = viewOf(input)
    for (const { text, at } of statedIn(insight)) {
      const [kind, pattern, holds] = SENTENCE_RULES.find(([, each]) => each.test(text)) ?? []
      const found = pattern?.exec(text)
      if (kind === undefined || holds === undefined || found == null) {
        const own = text.replace(/「[^」]*」|《[^》]*》/gu, '')
        if (NUMBER.test(own) && !GOOGLE.test(text)) untrue.push(`of no kind: ${text}`)
      } else {
        seen.add(kind)
        if (!holds(found, { view, insight, at })) untrue.push(`${kind}: ${text}`)
      }
    }
  }
  expect([...new Set(untrue)]).toEqual([])
  expect(seen.size).toBeGreaterThanOrEqual(18)
})

/** A prompt without what pages say in it. */
function ownWordsOf(prompt: string): string {
  const said = /^\d+\. .*$/gmu
  return prompt.replace(said, '').replace(/「[^」]*」|《[^》]*》/gu, '')
}

it('names no source in a prompt by its number in the report, which who has the prompt alone does not see', () => {
  const prompts = sampleInputs({ size: 3 }).flatMap((input) =>
    Object.values(writeFromPages(viewOf(input)).strategyAndPlan).flatMap((items) =>
      items.map(({ geminiPrompt }) => ownWordsOf(geminiPrompt)),
    ),
  )
  expect(prompts.length).toBeGreaterThan(50)
  expect(prompts.filter((prompt) => /\[[\d?]+\]/u.test(prompt))).toEqual([])
})

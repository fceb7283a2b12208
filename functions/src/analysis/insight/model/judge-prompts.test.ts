import type { CoverageTable } from '@gaplens/coverage/table/coverage-table'
import { describe, expect, it } from 'vitest'
import { sampleInput } from '../testing/sample.ts'
import { mergePrompts, verdictPrompt } from './judge-prompts.ts'
import { estimateTokens } from './prompt.ts'

const { coverage, keyword } = sampleInput()
const { table } = coverage
const verdictsOn = (of: CoverageTable) => verdictPrompt(of, keyword, () => [])

describe('the prompt for a judge’s verdicts', () => {
  it('has every claim of the pages if they fit, else those nearest to the subjects, in 60,000 tokens', () => {
    const claims = table.corpus.claims.map((unit) => ({
      ...unit,
      claim: { ...unit.claim, text: `${unit.claim.text}${'水'.repeat(2_000)}` },
    }))
    const { text, quotes } = verdictsOn({ ...table, corpus: { ...table.corpus, claims } })
    expect(claims.length * 2_000).toBeGreaterThan(100_000)
    expect(estimateTokens(text)).toBeLessThanOrEqual(60_000)
    expect(estimateTokens(text)).toBeGreaterThan(57_000)
    expect(quotes.length).toBeLessThan(verdictsOn(table).quotes.length)
  })

  it('asks about a subject that nobody states or asks only if some page has a likelihood of 0.3', () => {
    const [topic] = table.topics
    if (topic === undefined) throw new Error('no subject')
    const isAsked = (likelihood: number, over: Partial<typeof topic> = {}) => {
      const verdicts = topic.verdicts.map((verdict) => ({ ...verdict, likelihood }))
      const only = { ...topic, statements: [], questions: [], verdicts, ...over }
      return verdictsOn({ ...table, topics: [only] }).text.includes(`"topic":"${topic.id}"`)
    }
    expect(isAsked(0.3)).toBe(true)
    expect(isAsked(0.29)).toBe(false)
    expect(isAsked(0.1, { questions: ['要多久？'] })).toBe(true)
  })
})

describe('the prompts to group the seeds', () => {
  const linesOf = (prompt: string) => prompt.split('\n').filter((line) => line.startsWith('{"topic"'))
  const [first = '', second = ''] = mergePrompts(table, keyword)

  it('show two sentences under each heading', () => {
    const says = linesOf(first).map((line): string[] => JSON.parse(line).says ?? [])
    expect(Math.max(...says.map(({ length }) => length))).toBe(2)
    const longest = Math.max(...table.corpus.sections.map(({ claims }) => claims.length))
    expect(longest).toBeGreaterThan(2)
  })

  it('are two, with the same seeds in opposite orders', () => {
    expect(linesOf(first).length).toBeGreaterThan(10)
    expect(linesOf(second)).toEqual(linesOf(first).toReversed())
  })
})

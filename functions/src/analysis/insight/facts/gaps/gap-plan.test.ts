import { buildCoverage } from '@gaplens/coverage/build'
import { describe, expect, it } from 'vitest'
import { readOwnCases } from '../../../../../../tests/cases/own-cases.ts'
import { inputOf, sampleInputs } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { planGaps } from './gap-plan.ts'

const plans = sampleInputs({ size: 2 }).flatMap((input) => planGaps(viewOf(input)))

describe('the plan of a gap', () => {
  it('asks for a part of 80 to 400 characters, in tens', () => {
    const lengths = plans.map(({ words }) => words)
    expect(lengths.every((length) => length >= 80 && length <= 400 && length % 10 === 0)).toBe(true)
    expect(Math.min(...lengths)).toBe(80)
  })

  it('asks for no more than twice what it takes to state the facts and to answer, or what its sources need, however long these are', () => {
    for (const { words, facts, questions, overview, pageIds } of plans.filter(
      (plan) => plan.facts.length > 0,
    )) {
      const texts = [...facts, ...(overview === null ? [] : [overview])]
      const stating = texts.reduce((sum, { text }) => sum + text.length, 0) * 1.3 + 25 * questions.length
      expect(words).toBeLessThanOrEqual(Math.max(80, 30 * pageIds.length, 2 * stating + 5))
    }
  })

  it('asks an English page for words, of which a short paragraph needs fewer', () => {
    const english = readOwnCases().find(({ truth }) => truth.keyword.startsWith('best project'))
    if (english === undefined) throw new Error('no case')
    const { truth, serp, sources } = english
    const { keyword } = truth
    const compared = { keyword, serp, sources }
    const view = viewOf({ ...compared, userPageUrl: truth.user.url, coverage: buildCoverage(compared) })
    const lengths = planGaps(view).map(({ words }) => words)
    expect(Math.min(...lengths)).toBe(45)
    expect(lengths.every((length) => length % 5 === 0)).toBe(true)
  })

  it('quotes nothing that another gap states as a fact', () => {
    for (const view of sampleInputs({ size: 2 }).map(viewOf)) {
      const of = planGaps(view)
      const stated = new Set(of.flatMap(({ facts }) => facts.map(({ text }) => text)))
      expect(of.filter(({ quote }) => quote !== null && stated.has(quote.text))).toEqual([])
    }
  })

  it('names each page whose figure on it differs among its sources', () => {
    for (const view of sampleInputs({ size: 2 }).map(viewOf))
      for (const { gap, pageIds } of planGaps(view)) {
        const group = view.input.coverage.report.figures.find(
          ({ topicId, disagree }) => disagree && topicId === gap.topicId,
        )
        for (const { pageId } of group?.figures ?? [])
          if (pageId !== null && pageId !== view.user?.id) expect(pageIds).toContain(pageId)
      }
  })

  it('answers two questions at most', () => {
    expect(Math.max(...plans.map(({ questions }) => questions.length))).toBeLessThanOrEqual(2)
  })

  it('states three facts in the first tier, two in the second and one in the third at most', () => {
    const real = readOwnCases()
      .filter(({ truth }) => truth.id.startsWith('09'))
      .flatMap(({ truth: { keyword }, serp, sources }) =>
        planGaps(viewOf(inputOf({ keyword, serp, sources }))),
      )
    const limits = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
    const counts = real.map(({ gap: { tier }, facts }) => ({ most: limits[tier], count: facts.length }))
    expect(counts.filter(({ most, count }) => count > most)).toEqual([])
    expect(Math.max(...counts.map(({ count }) => count))).toBeGreaterThan(1)
  })
})

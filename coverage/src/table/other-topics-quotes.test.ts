import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { quoteOf, type TableTopic } from './coverage-table.ts'
import { claimOdds } from './odds-table.ts'
import { withoutOtherTopicsQuotes } from './other-topics-quotes.ts'

const [truth] = readCases(new URL('../../../tests/cases/insight-cases', import.meta.url).pathname, '06-')
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))
const topicNamed = (name: string) => {
  const topic = table.topics.find((each) => each.name.includes(name))
  if (topic === undefined) throw new Error(`no topic ${name}`)
  return topic
}
const passage = (text: string) => {
  const unit = table.corpus.claims.find(({ claim }) => claim.text.includes(text))
  if (unit === undefined) throw new Error(`no passage ${text}`)
  return quoteOf(unit)
}
const cited = ({ id: topicId }: TableTopic, text: string) => {
  const quote = passage(text)
  return { topicId, pageId: quote.pageId, level: 'covered' as const, quotes: [quote] }
}

describe('a passage that a judge cites for two topics', () => {
  const base = '沖完水地板才濕'
  const [sweat, leak] = [topicNamed('結露'), topicNamed('底座')]

  it('is removed from the one that its words are not about', () => {
    const [wrong, right] = withoutOtherTopicsQuotes(table, [cited(sweat, base), cited(leak, base)])
    expect(wrong?.quotes).toEqual([])
    expect(right?.quotes).toHaveLength(1)
  })

  it('stays on a page that covers the topic with a likelihood of 0.4 by words', () => {
    const quotesAt = (byWords: number) => {
      const topics = table.topics.map((topic) =>
        topic === sweat
          ? { ...topic, verdicts: topic.verdicts.map((verdict) => ({ ...verdict, byWords })) }
          : topic,
      )
      return withoutOtherTopicsQuotes({ ...table, topics }, [cited(sweat, base), cited(leak, base)])[0]
        ?.quotes
    }
    expect(quotesAt(0.39)).toEqual([])
    expect(quotesAt(0.4)).toHaveLength(1)
  })

  it('stays where its words are not much nearer to the other topic', () => {
    const doubtful = table.topics.map((topic) => ({
      ...topic,
      verdicts: topic.verdicts.map((verdict) => ({ ...verdict, byWords: 0 })),
    }))
    const odds = claimOdds(
      table.inputs.comparison,
      doubtful.map(({ seeds }) => seeds),
      table.inputs.models.claims,
    )
    const pairs = table.corpus.claims.flatMap((unit, claim) =>
      doubtful.flatMap((here, row) =>
        doubtful.slice(0, row).map((other, column) => ({
          unit,
          here,
          other,
          nearer: (odds[column]?.[claim] ?? 0) - (odds[row]?.[claim] ?? 0),
        })),
      ),
    )
    const nearest = (limit: (nearer: number) => boolean) =>
      pairs
        .filter(({ nearer }) => limit(nearer))
        .toSorted((a, b) => Math.abs(a.nearer - 1.5) - Math.abs(b.nearer - 1.5))[0]
    for (const [pair, left] of [
      [nearest((nearer) => nearer < 1.5), 1],
      [nearest((nearer) => nearer >= 1.5), 0],
    ] as const) {
      if (pair === undefined) throw new Error('no such pair')
      const quotes = [quoteOf(pair.unit)]
      const pageId = pair.unit.claim.pageId
      const [first] = withoutOtherTopicsQuotes({ ...table, topics: doubtful }, [
        { topicId: pair.here.id, pageId, level: 'covered', quotes },
        { topicId: pair.other.id, pageId, level: 'covered', quotes },
      ])
      expect(first?.quotes).toHaveLength(left)
    }
  })

  it('stays where it is cited for one topic alone', () => {
    expect(withoutOtherTopicsQuotes(table, [cited(sweat, base)])[0]?.quotes).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/bench/model/case-file.ts'
import { inputOf } from '../../../tests/bench/model/case-input.ts'
import { buildCoverage } from '../build.ts'
import { quoteOf, type TableTopic } from './coverage-table.ts'
import { withoutOtherTopicsQuotes } from './other-topics-quotes.ts'

const [truth] = readCases(new URL('../../../tests/bench/insight-cases', import.meta.url).pathname, '06-')
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

  it('stays where it is cited for one topic alone', () => {
    expect(withoutOtherTopicsQuotes(table, [cited(sweat, base)])[0]?.quotes).toHaveLength(1)
  })
})

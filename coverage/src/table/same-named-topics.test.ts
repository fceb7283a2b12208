import { expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { quoteOf, type TableTopic } from './coverage-table.ts'
import { regroupTable } from './regroup.ts'
import { mergeSameNamedTopics, successorTopics } from './same-named-topics.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))
const [one, other] = table.topics.filter(({ seeds }) => seeds.some(({ section }) => section !== null))
if (one === undefined || other === undefined) throw new Error('two subjects are needed')
const idsOf = ({ seeds }: TableTopic) => seeds.map(({ id }) => id)
const [passage, elsewhere] = table.corpus.claims.map(quoteOf)
const covered = ({ id }: TableTopic, quote: typeof passage) => ({
  topicId: id,
  pageId: quote?.pageId ?? '',
  level: 'covered' as const,
  quotes: quote === undefined ? [] : [quote],
})
const named = (...names: readonly string[]) =>
  [one, other].map(({ id }, at) => ({ topicId: id, name: names[at] ?? '' }))

it('two subjects that a judge gives one name and one passage are one', () => {
  const after = mergeSameNamedTopics(table, named('水溫', '水溫'), [
    covered(one, passage),
    covered(other, passage),
  ])
  expect(after.topics).toHaveLength(table.topics.length - 1)
  const whole = after.topics.find(({ seeds }) => seeds.some(({ id }) => id === idsOf(one)[0]))
  expect(whole?.seeds.map(({ id }) => id)).toEqual(expect.arrayContaining([...idsOf(one), ...idsOf(other)]))
})

it.each([
  ['one name alone', named('水溫', '水溫'), [covered(one, passage), covered(other, elsewhere)]],
  ['one passage alone', named('水溫', '澆水'), [covered(one, passage), covered(other, passage)]],
  ['no name', named('', ''), [covered(one, passage), covered(other, passage)]],
])('%s makes them none', (_, names, verdicts) => {
  expect(mergeSameNamedTopics(table, names, verdicts)).toBe(table)
})

it('a subject is followed to where most of its seeds went', () => {
  const after = regroupTable(table, [{ seedIds: [...idsOf(one), ...idsOf(other)], name: '' }])
  const next = successorTopics(table, after)
  expect(next(other.id)).toBe(next(one.id))
  for (const { id } of table.topics) expect(after.topics.map((topic) => topic.id)).toContain(next(id))
})

it('two subjects for each of which the AI Overview has a label stay two', () => {
  const labelled = table.topics.filter(({ statements }) =>
    statements.some(({ text, label }) => label !== '' && text.startsWith(label)),
  )
  const [first, second] = labelled
  if (first === undefined || second === undefined) throw new Error('two labelled statements')
  const names = [first, second].map(({ id }) => ({ topicId: id, name: '水溫' }))
  const verdicts = [covered(first, passage), covered(second, passage)]
  expect(mergeSameNamedTopics(table, names, verdicts)).toBe(table)
})

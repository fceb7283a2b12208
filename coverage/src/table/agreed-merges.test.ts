import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { agreedMerges } from './agreed-merges.ts'
import type { TableTopic } from './coverage-table.ts'
import type { Merge } from './regroup.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))
const { comparison } = table.inputs
const idsOf = ({ seeds }: TableTopic) => seeds.map(({ id }) => id)
const groupOf = (topic: TableTopic): Merge => ({ seedIds: idsOf(topic), name: topic.name })
const [one, other] = table.topics.filter(({ seeds }) => seeds.length > 2)
if (one === undefined || other === undefined) throw new Error('two subjects are needed')
const rest = table.topics.filter((topic) => topic !== one && topic !== other).map(groupOf)
const right = [groupOf(one), groupOf(other), ...rest]
const [stray = '', ...kept] = idsOf(one)
/** An answer that puts a seed of one subject to another. */
const slipped = [
  { seedIds: kept, name: one.name },
  { seedIds: [...idsOf(other), stray], name: other.name },
  ...rest,
]
const sortedGroups = (merges: readonly Merge[]) =>
  merges.map(({ seedIds }) => seedIds.toSorted().join()).toSorted()

describe('two answers of a judge about groups', () => {
  it('are one where they agree, in whatever order they list them', () => {
    const agreed = agreedMerges(comparison, right, right.toReversed())
    expect(sortedGroups(agreed)).toEqual(sortedGroups(right))
    expect(agreed.map(({ name }) => name)).toEqual(right.map(({ name }) => name))
  })

  it('leave a seed where its words belong if only one of them moves it', () => {
    expect(sortedGroups(agreedMerges(comparison, right, slipped))).toEqual(sortedGroups(right))
    expect(sortedGroups(agreedMerges(comparison, slipped, right))).toEqual(sortedGroups(right))
  })

  it('move a seed if both do', () => {
    expect(sortedGroups(agreedMerges(comparison, slipped, slipped.toReversed()))).toEqual(
      sortedGroups(slipped),
    )
  })

  it('leave alone what one of them joins against all words', () => {
    const apart = [{ seedIds: [stray], name: '' }, { seedIds: kept, name: '' }, groupOf(other), ...rest]
    const joined = [{ seedIds: kept, name: '' }, ...slipped.slice(1)]
    expect(sortedGroups(agreedMerges(comparison, apart, joined))).toEqual(sortedGroups(apart))
  })

  it('are the one answer if the other is missing', () => {
    expect(agreedMerges(comparison, [], slipped)).toEqual(slipped)
    expect(agreedMerges(comparison, slipped, [])).toEqual(slipped)
  })
})

it('a statement of the AI Overview stays in the two groups that both answers put it into', () => {
  const statement = comparison.seeds.find(({ kind }) => kind === 'statement')
  if (statement === undefined) throw new Error('a statement')
  const without = (merge: Merge) => merge.seedIds.filter((id) => id !== statement.id)
  const twice = right.map((merge, at) => ({
    ...merge,
    seedIds: at < 2 ? [...without(merge), statement.id] : without(merge),
  }))
  const agreed = agreedMerges(comparison, twice, twice.toReversed())
  expect(agreed.filter(({ seedIds }) => seedIds.includes(statement.id))).toHaveLength(2)
})

it('a statement is put where its label stands in the name, whatever its words are like', () => {
  const statement = comparison.seeds.find((seed) => seed.statement?.label === '爛根')
  if (statement === undefined) throw new Error('a statement with a label')
  for (const named of right.slice(0, 2)) {
    const groups = right.map(({ seedIds, name }) => ({
      seedIds: seedIds.filter((id) => id !== statement.id),
      name: seedIds === named.seedIds ? '爛根與換盆' : name.replaceAll('爛根', '根'),
    }))
    const withStatement = (name: string) =>
      groups.map((group) => ({
        ...group,
        seedIds: [...group.seedIds, ...(group.name === name ? [statement.id] : [])],
      }))
    const elsewhere = groups.find(({ name }) => name !== '爛根與換盆')?.name ?? ''
    const agreed = agreedMerges(comparison, withStatement('爛根與換盆'), withStatement(elsewhere))
    expect(agreed.find(({ seedIds }) => seedIds.includes(statement.id))?.name).toBe('爛根與換盆')
  }
})

it('a group is called by the answer whose name is a label of it, whichever comes first', () => {
  const labelled = right.find(({ seedIds }) =>
    comparison.seeds.some(({ id, statement }) => statement?.label === '爛根' && seedIds.includes(id)),
  )
  if (labelled === undefined) throw new Error('a subject with a label')
  const called = (name: string) => right.map((merge) => (merge === labelled ? { ...merge, name } : merge))
  for (const [one, other] of [
    ['門市', '爛根與換盆'],
    ['爛根與換盆', '門市'],
  ] as const) {
    const agreed = agreedMerges(comparison, called(one), called(other))
    expect(agreed.find(({ seedIds }) => seedIds.join() === labelled.seedIds.join())?.name).toBe('爛根與換盆')
  }
})

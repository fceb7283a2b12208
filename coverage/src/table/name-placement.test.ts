import { expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { topicsNearer } from './name-placement.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { table } = buildCoverage(inputOf(truth))

it('no topic is nearer to a name in other words than its own, and most are nearer to another’s', () => {
  const names = ['澆水的間隔', '換盆換土']
  const nearer = topicsNearer(table, names)
  const rowOf = (word: string) => table.topics.findIndex(({ name }) => name.includes(word))
  const [watering, repotting] = [rowOf('澆水'), rowOf('換盆')]
  expect([nearer('澆水的間隔', watering), nearer('換盆換土', repotting)]).toEqual([0, 0])
  expect(nearer('澆水的間隔', repotting)).toBeGreaterThan(2)
})

it('a name that was not compared has no topic nearer', () => {
  expect(topicsNearer(table, [])('換盆', 0)).toBe(0)
})

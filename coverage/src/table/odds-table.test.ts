import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { buildCoverage } from '../build.ts'
import { CLAIM_FEATURES } from './claim-features.ts'
import { forEachClaim, sameSubjectLikelihood } from './odds-table.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const { comparison } = buildCoverage(inputOf(truth)).table.inputs
const [subject] = comparison.seeds
if (subject === undefined) throw new Error('no seed')

describe('the features of claims', () => {
  const soft = CLAIM_FEATURES.flatMap((name, at) => (name.startsWith('soft') ? [at] : []))
  /** The features that other seeds have a part in, if each of these is one with the subject as likely as said. */
  function softFeatures(likelihood: number): number[] {
    const found: number[] = []
    forEachClaim(
      { ...comparison, likelihood: () => likelihood },
      [subject as (typeof comparison.seeds)[0]],
      (_, features) => {
        found.push(...soft.map((at) => features[at] ?? 0))
      },
    )
    return found
  }

  it('leave out seeds that belong to the subject with a likelihood below 0.15', () => {
    expect(softFeatures(0.14)).toEqual(softFeatures(0))
    expect(softFeatures(0.15)).not.toEqual(softFeatures(0))
  })
})

it('takes two subjects for one as likely as the mean of their seeds’ pairs', () => {
  const [a, b, c] = comparison.seeds
  if (a === undefined || b === undefined || c === undefined) throw new Error('three seeds are needed')
  const likelihood = (x: number, y: number) => (x + y === 1 ? 0.9 : 0.3)
  const same = sameSubjectLikelihood({ ...comparison, likelihood }, [[a], [b, c]])
  expect(same(0, 1)).toBeCloseTo(0.6)
  expect(same(1, 0)).toBeCloseTo(0.6)
})

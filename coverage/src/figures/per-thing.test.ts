import { readFigures } from '@gaplens/text/figures/read-figures'
import { expect, it } from 'vitest'
import { perThing } from './per-thing.ts'

const thing = (clause: string) => perThing(clause, { per: readFigures(clause).at(-1)?.per ?? '' })

it('names the thing that a sum is for one of, but no time and no person', () => {
  expect(thing('每上一層加 200 元')).toBe('每層')
  expect(thing('每人每坪 60 元')).toBe('每坪')
  expect(thing('每車每層加 200 元')).toBe('每層')
  expect(thing('每月 300 元')).toBeNull()
})

it('takes the unit of a concentration for no thing, unlike that of a slope', () => {
  expect(thing('每公升 0.3 毫克以下')).toBeNull()
  expect(thing('排水管每公尺至少降 1 公分')).toBe('每公')
})

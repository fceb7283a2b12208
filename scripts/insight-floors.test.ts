import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { belowFloor, FLOORS } from '../tests/bench/insight-floors.ts'
import { loadSets } from '../tests/cases/planted-pages.ts'
import { inRoot } from './lib/paths.ts'

const floors = { lamps: { recall: 0.7, precision: 0.6 } }

it('a set passes at its floor, and what is below is told with both figures', () => {
  expect(belowFloor('lamps', { recall: 0.7, precision: 0.6 }, floors)).toEqual([])
  expect(belowFloor('lamps', { recall: 0.69, precision: 0.6 }, floors)).toEqual([
    'lamps: recall 0.690 is below its floor 0.7',
  ])
  expect(belowFloor('lamps', { recall: 0.1, precision: 0.1 }, floors)).toHaveLength(2)
})

it('a part of a set has no floor', () => {
  expect(belowFloor('lamps: by candle', { recall: 0, precision: 0 }, floors)).toBeNull()
})

it('every set of npm run bench:insight has a floor, and no floor is left of a set that is gone', () => {
  const topics = readdirSync(inRoot('sandbox/planted')).map((file) => file.replace(/\.\w+$/, ''))
  const sets = [
    'own marked cases',
    'unseen marked cases',
    ...topics.flatMap((topic) => [1, 3, 5].map((size) => `sandbox ${topic}, ${size} cut`)),
    ...loadSets().map(({ name }) => `${name}: a full page`),
  ]
  expect(Object.keys(FLOORS).toSorted()).toEqual(sets.toSorted())
})

import { expect, it } from 'vitest'
import { listedName } from './listed-name.ts'
import type { Seed } from './seeds.ts'

const seeds = (...texts: readonly string[]) =>
  texts.map((text) => ({ kind: 'heading', text })) as unknown as Seed[]

it('names both of two things that a heading lists', () => {
  expect(listedName('銅管', seeds('銅管、鋁管怎麼分'))).toBe('銅管與鋁管')
  expect(listedName('貧血', seeds('貧血、低血壓還能捐血嗎？'))).toBe('貧血與低血壓')
})

it('leaves a name that another heading has alone, or after which no second noun ends', () => {
  expect(listedName('銅管', seeds('銅管、鋁管怎麼分', '銅管漏氣'))).toBe('銅管')
  expect(listedName('銅管', seeds('銅管、鋁管、不鏽鋼管怎麼分'))).toBe('銅管')
  expect(listedName('銅管', seeds('銅管怎麼分'))).toBe('銅管')
})

import { expect, it } from 'vitest'
import { afterTreatment, treatmentBefore } from './dependent-topics.ts'

const named = (names: readonly string[]) => names.map((name) => ({ name }))

it('tells what a treatment does besides after the treatment', () => {
  const topics = named(['不良反應', '飲食', '雷射去斑', '防曬'])
  expect(afterTreatment(topics).map(({ name }) => name)).toEqual(['飲食', '雷射去斑', '不良反應', '防曬'])
})

it('leaves topics where they are when it is unclear which treatment is meant, or none is', () => {
  for (const names of [
    ['副作用', '防曬'],
    ['副作用', '外用藥', '雷射去斑'],
    ['防曬', '外用藥'],
  ]) {
    const topics = named(names)
    expect(afterTreatment(topics)).toEqual(topics)
  }
  expect(treatmentBefore({ name: '雷射副作用' }, named(['雷射去斑']))).toBeUndefined()
})

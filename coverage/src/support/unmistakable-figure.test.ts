import { expect, it } from 'vitest'
import { givenFigures } from './figure-words.ts'
import { isUnmistakable } from './unmistakable-figure.ts'

it('is a number that is not round, or a range of great values', () => {
  const told = (text: string) => givenFigures(text).map(isUnmistakable)
  expect(told('約 230 條弦')).toEqual([true])
  expect(told('一尺 8 千到 1 萬 2')).toContain(true)
  expect(told('兩萬元以上，200 條，12 條，3 到 5 條，90 分鐘')).not.toContain(true)
})

import { expect, it } from 'vitest'
import { nameOneThing } from './what-headings-ask.ts'

it('takes two headings for names of one thing if one has the characters of the other in their order', () => {
  expect(nameOneThing('長照扣除額', '長照特別扣除額')).toBe(true)
  expect(nameOneThing('接手機', '手機可以直接說話了')).toBe(false)
})

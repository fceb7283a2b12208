import { expect, it } from 'vitest'
import { unquotedOf } from './unquoted-of.ts'

const said = [{ text: '保養：琴弦半年一換，松香一年一換。', support: [{ unquoted: ['松香'] }] }]

it('tells what the words of the AI Overview name and no quote of its pages does', () => {
  expect(unquotedOf(said, '琴弦半年一換，松香一年一換。')).toEqual(['松香'])
})

it('tells nothing of words that leave it out, or are of no statement', () => {
  expect(unquotedOf(said, '琴弦半年一換')).toEqual([])
  expect(unquotedOf(said, '琴盒要防潮')).toEqual([])
  expect(unquotedOf(said, '')).toEqual([])
})

import { expect, it } from 'vitest'
import { tidy } from './clauses.ts'

it('takes the mark off the end of a text, but no point that belongs to a unit', () => {
  expect(tidy('每株每週澆水兩次。')).toBe('每株每週澆水兩次')
  expect(tidy('每株一次澆 300 c.c.。')).toBe('每株一次澆 300 c.c.')
  expect(tidy('Water it twice a week.')).toBe('Water it twice a week')
})

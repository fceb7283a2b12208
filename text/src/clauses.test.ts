import { expect, it } from 'vitest'
import { CLAUSE_END, clauseBefore } from './clauses.ts'

it.each([
  ['先泡水，再晾乾；最後收好', ['先泡水', '再晾乾', '最後收好']],
  ['Soak it first, then dry it; store it.', ['Soak it first', ' then dry it', ' store it', '']],
  ['It holds 1,200 ml at 2.5 bar from 10:30', ['It holds 1,200 ml at 2.5 bar from 10:30']],
  ['Note: rinse twice. Dry.', ['Note', ' rinse twice', ' Dry', '']],
])('ends clauses in both scripts, and never within a number: %s', (text, clauses) => {
  expect(text.split(CLAUSE_END)).toEqual(clauses)
})

it('gives what stands in the clause before a position', () => {
  const text = 'Rinse it, but never boil it for 5 minutes'
  expect(clauseBefore(text, text.indexOf('5'))).toBe(' but never boil it for ')
})

import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutate.ts'

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    function isMine(uid) {
      return a() && (b() || c());
    }
    match /things/{id} {
      // if nothing else && matches
      allow get: if isMine(id) && request.query.limit <= 10;
      allow update, delete: if false;
      function isGood(thing) {
        return thing.keys().hasOnly(['uid']) && thing.role == 'user' && thing.points is int;
      }
    }
  }
}
`
const mutants = mutantsOf(RULES)
const has = (text: string) => mutants.some(({ rules }) => rules.includes(text))

describe('the mutants of rules', () => {
  it('drop, negate and settle each operand, at every depth', () => {
    expect(has('return true && (b() || c());')).toBe(true)
    expect(has('return false && (b() || c());')).toBe(true)
    expect(has('return !(a()) && (b() || c());')).toBe(true)
    expect(has('return a() && (true || c());')).toBe(true)
    expect(has('return a() && (b() || !(c()));')).toBe(true)
    expect(has('return true;')).toBe(true)
  })

  it('swap the operators', () => {
    expect(has('return a() || (b() || c());')).toBe(true)
    expect(has('return a() && (b() && c());')).toBe(true)
  })

  it('reverse comparisons and move bounds by one', () => {
    for (const text of ['limit < 10', 'limit > 10', 'limit <= 11', 'limit <= 9']) expect(has(text)).toBe(true)
    expect(has("thing.role != 'user'")).toBe(true)
    expect(has("thing.role == 'admin'")).toBe(true)
  })

  it('change types and the items of lists', () => {
    expect(has('thing.points is number')).toBe(true)
    expect(has('hasOnly([])')).toBe(true)
    expect(has("hasOnly(['uid', 'permissions'])")).toBe(true)
  })

  it('allow operations that the rules refuse', () => {
    expect(has('allow update, delete: if true;')).toBe(true)
    expect(has('allow get, create: if isMine(id)')).toBe(true)
    expect(has('allow update, delete, get')).toBe(false)
  })

  it('leave comments alone, are all different and have names of their own', () => {
    expect(mutants.every(({ rules }) => rules.includes('// if nothing else && matches'))).toBe(true)
    expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect(mutants.some(({ rules }) => rules === RULES)).toBe(false)
  })
})

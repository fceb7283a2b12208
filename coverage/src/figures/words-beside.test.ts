import { describe, expect, it } from 'vitest'
import { type PreparedClaim, prepareClaim } from './prepared-claim.ts'
import { claimIn } from './testing/claims.ts'
import { byWordsBeside } from './words-beside.ts'

function on(subject: string, text: string, page: number): PreparedClaim {
  const context = { subjects: new Set([subject]), measures: new Map(), statements: new Set<string>() }
  return prepareClaim(claimIn(text, page), context)
}

function areOne(one: PreparedClaim, other: PreparedClaim, more: readonly PreparedClaim[] = []): boolean {
  return byWordsBeside(one, other, { all: [one, other, ...more], keyword: '木工入門' }) !== null
}

describe('a word right beside two durations', () => {
  const one = on('t1', '清漆抓 2 小時就好。', 1)
  it('makes them values of one thing, on one subject of the table', () => {
    expect(areOne(one, on('t1', '我認為清漆要等滿 5 小時。', 2))).toBe(true)
    expect(areOne(one, on('t2', '我認為清漆要等滿 5 小時。', 2))).toBe(false)
  })
  it('does not where one says within what time, or where they lie far apart', () => {
    expect(areOne(one, on('t1', '清漆 5 小時內用完。', 2))).toBe(false)
    expect(areOne(one, on('t1', '清漆要等 20 小時。', 2))).toBe(false)
  })
  it('does not where a page gives several durations on the subject', () => {
    expect(areOne(one, on('t1', '清漆要等 5 小時。', 2), [on('t1', '護木油要等 4 小時。', 2)])).toBe(false)
  })
  it('is no word that goes with any duration', () => {
    expect(areOne(on('t1', '最近 2 小時的紀錄。', 1), on('t1', '只看最近 5 小時。', 2))).toBe(false)
  })
})

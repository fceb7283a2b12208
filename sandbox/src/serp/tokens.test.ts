import { expect, it } from 'vitest'
import { PageTokens, TOKEN_LIFE_MS } from './tokens.ts'

it('is good for one use', () => {
  const tokens = new PageTokens<string>(() => 0)
  const token = tokens.issue('overview')
  expect(tokens.redeem(token)).toBe('overview')
  expect(tokens.redeem(token)).toBeNull()
})

it('expires after a minute', () => {
  let now = 0
  const tokens = new PageTokens<string>(() => now)
  const [early, late] = [tokens.issue('a'), tokens.issue('b')]
  now = TOKEN_LIFE_MS - 1
  expect(tokens.redeem(early)).toBe('a')
  now = TOKEN_LIFE_MS
  expect(tokens.redeem(late)).toBeNull()
})

it('refuses tokens it did not issue, and keeps a limited number', () => {
  const tokens = new PageTokens<number>(() => 0)
  expect(tokens.redeem('made-up')).toBeNull()
  const first = tokens.issue(-1)
  for (let at = 0; at < 2_000; at += 1) tokens.issue(at)
  expect(tokens.redeem(first)).toBeNull()
})

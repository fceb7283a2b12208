import { describe, expect, it } from 'vitest'
import { isFreeAccount } from './user.ts'

describe('a free account', () => {
  it.each([
    ['of a user who never bought', { role: 'user' }, true],
    ['of a user whose purchases are noted as none', { role: 'user', hasBought: false }, true],
    ['of a user who bought', { role: 'user', hasBought: true }, false],
    ['of an admin', { role: 'admin' }, false],
    ['of an admin who bought', { role: 'admin', hasBought: true }, false],
  ] as const)('%s: %j is free: %j', (_, account, isFree) => {
    expect(isFreeAccount(account)).toBe(isFree)
  })
})

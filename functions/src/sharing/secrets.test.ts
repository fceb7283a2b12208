import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'
import { hashToken, isShareId, isToken, newToken } from './token.ts'

describe('the token of a share link', () => {
  it('has 128 random bits, none of which is always the same', () => {
    const tokens = Array.from({ length: 500 }, newToken)
    expect(new Set(tokens).size).toBe(tokens.length)
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
    for (let bit = 0; bit < 128; bit += 1) {
      const set = bytes.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
      // 500 fair coins leave this range once in 10^9 tests.
      expect(set).toBeGreaterThan(180)
      expect(set).toBeLessThan(320)
    }
    for (const token of tokens) expect(isToken(token)).toBe(true)
  })

  it('is stored as its SHA-256, which is no token', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    const id = hashToken(newToken())
    expect(isShareId(id)).toBe(true)
    expect(isToken(id)).toBe(false)
  })

  it.each(['', 'short', '../../users/x', 'a'.repeat(23), `${'a'.repeat(21)}/`, `${'a'.repeat(21)}\n`])(
    'is not %j',
    (text) => expect(isToken(text)).toBe(false),
  )
})

describe('the password of a share link', () => {
  it('opens it in any composition of its letters, and nothing else does', async () => {
    const stored = await hashPassword('cafe\u0301 與茶 2026')
    expect(await isPassword('caf\u00e9 與茶 2026', stored)).toBe(true)
    for (const wrong of ['', 'cafe 與茶 2026', 'caf\u00e9 與茶 2026 '])
      expect(await isPassword(wrong, stored)).toBe(false)
  })

  it('opens what was hashed with the cost that docs/security.md states', async () => {
    // scrypt of the text with N = 2^15, r = 8, p = 3.
    const stored = {
      salt: 'Z2FwbGVucy1zYWx0LTAxNg==',
      hash: 'g4Id+Pv2RAEB7o9d3/CwJ3Kxu6S7+qnBgPyBb4cmt2I=',
    }
    expect(await isPassword('correct horse', stored)).toBe(true)
  })

  it('is stored with a salt of its own and is not in what is stored', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one.salt).not.toBe(other.salt)
    expect(Buffer.from(one.salt, 'base64')).toHaveLength(16)
    expect(one.hash).not.toBe(other.hash)
    expect(JSON.stringify(one)).not.toContain('correct')
  })
})

import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

describe('pageKey', () => {
  it('distinguishes pages by the parts of the address that the server sees', () => {
    expect(pageKey('https://a.example/?id=1')).not.toBe(pageKey('https://a.example/?id=2'))
    expect(pageKey('https://a.example/A')).not.toBe(pageKey('https://a.example/a'))
  })
})

import { describe, expect, it } from 'vitest'
import { hostOf, isWebAddress } from './web-address.ts'

describe('isWebAddress', () => {
  it.each([
    'https://a.test',
    'http://a.test/',
    'HTTPS://A.test/@mei?to=a@b.test#c@d',
    'https://a.test?q=1',
    'https://例子.test/頁',
    'https://a.test:8443/x',
  ])('takes %s', (address) => expect(isWebAddress(address)).toBe(true))

  it.each([
    'https://google.com@evil.example/',
    `https://user:${'secret'}@a.test/`,
    'https://@a.test/',
    'https://a.test\\@evil.example/',
    'https:a.test',
    'https:\\\\a.test',
    '//a.test',
    'javascript:alert(1)',
    'https://',
    'https:///a',
  ])('refuses %s', (address) => {
    expect(isWebAddress(address)).toBe(false)
    expect(hostOf(address)).toBeNull()
  })
})

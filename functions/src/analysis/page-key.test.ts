import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

describe('pageKey', () => {
  it('distinguishes pages by the parts of the address that the server sees', () => {
    expect(pageKey('https://a.example/?id=1')).not.toBe(pageKey('https://a.example/?id=2'))
    expect(pageKey('https://a.example/A')).not.toBe(pageKey('https://a.example/a'))
    // Two words in Big5.
    const [coffee, tea] = ['%A9%40%B0%D8', '%AF%F9'].map((word) => `https://a.example/?q=${word}&gclid=1`)
    expect(pageKey(coffee ?? '')).not.toBe(pageKey(tea ?? ''))
    expect(pageKey('https://a.example/?id=1&id=2')).not.toBe(pageKey('https://a.example/?id=2&id=1'))
  })

  it.each([
    ['https://a.example/?q=a%20b&utm_source=x'],
    ['https://a.example/?gclid=1&q=a%20b'],
    ['http://www.a.example/?q=a%20b#part'],
  ])('is that of the same page for %s', (url) => {
    expect(pageKey(url)).toBe(pageKey('https://a.example/?q=a%20b'))
  })

  it.each([
    ['https://a.example/%e9%99%a4?b=1&a=%7e'],
    ['https://a.example/除/?a=~&b=1&gbraid=1'],
    ['https://a.example/%E9%99%A4?gad_source=1&b=1&a=%7E&_gl=1*a*b'],
  ])('is one key however the address is encoded, and in whatever order its parameters stand: %s', (url) => {
    expect(pageKey(url)).toBe(pageKey('https://a.example/%E9%99%A4?a=~&b=1'))
  })
})

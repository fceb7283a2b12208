import { describe, expect, it } from 'vitest'
import { withoutScheme } from './reference.ts'

describe('an address as people read it', () => {
  it('has no scheme, and its Chinese words are readable', () => {
    expect(withoutScheme('https://beans.test/%E6%89%8B%E6%B2%96/a-b?q=%E6%B0%B4')).toBe(
      'beans.test/手沖/a-b?q=水',
    )
    expect(withoutScheme('http://beans.test/guide')).toBe('beans.test/guide')
  })
  it('keeps encoded what separates its parts', () => {
    expect(withoutScheme('https://beans.test/a%2Fb%3Fc%23d')).toBe('beans.test/a%2Fb%3Fc%23d')
    expect(withoutScheme('https://beans.test/%E6%89%8B%2520a')).toBe('beans.test/%E6%89%8B%2520a')
  })
  it.each([
    ['a space', '%E6%89%8B%20x'],
    ['a line break', '%0Ax'],
    ['an invisible letter', 'a%E3%85%A4b'],
    ['an invisible character', 'a%E2%80%8Bb'],
    ['a change of direction', '%E2%80%AEgnp.exe'],
  ])('stays encoded as a whole with %s in it', (_, path) => {
    expect(withoutScheme(`https://beans.test/${path}`)).toBe(`beans.test/${path}`)
  })
  it('stays as it is where it is not UTF-8', () => {
    expect(withoutScheme('https://beans.test/%A4%E2')).toBe('beans.test/%A4%E2')
    expect(withoutScheme('https://beans.test/100%')).toBe('beans.test/100%')
  })
})

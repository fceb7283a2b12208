import { describe, expect, it } from 'vitest'
import { HOSTILE } from '../../../tests/support/hostile-strings.ts'
import { cleanName, cleanPicture } from './profile.ts'

describe('a name', () => {
  it.each([
    ['  陳 雅婷 ', '陳 雅婷'],
    ['Rene\u0301', 'René'],
    ['a\u202Egnp.exe', 'a gnp.exe'],
    ['一\n二\u2028三\u0000四', '一 二 三 四'],
    ['名\ud800字', '名 字'],
    ['\u200b\u200b', null],
    ['', null],
    [null, null],
  ])('%j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown)
  })

  it('is cut at a hundred units and never within a character', () => {
    expect(cleanName('名'.repeat(101))).toBe('名'.repeat(100))
    expect(cleanName(`x${'😀'.repeat(60)}`)).toBe(`x${'😀'.repeat(49)}`)
  })

  it('keeps nothing that reorders or hides text, whatever was written', () => {
    for (const text of Object.values(HOSTILE).flat()) {
      const shown = cleanName(text) ?? ''
      expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u)
      expect(shown.normalize('NFC')).toBe(shown)
    }
  })
})

describe('a picture', () => {
  it.each([
    'https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c',
    'https://lh6.googleusercontent.com/-abc/AAAA/photo.jpg',
  ])('of a sign-in provider is shown: %s', (address) => {
    expect(cleanPicture(address)).toBe(address)
  })

  it.each([
    'http://lh3.googleusercontent.com/a/x',
    'https://tracker.example/pixel.gif',
    'https://lh3.googleusercontent.com.tracker.example/a/x',
    'https://user@lh3.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com:444/a/x',
    'https://lh3.googleusercontent.com/a/x?u=1',
    'https://lh3.googleusercontent.com/a/x\n',
    'https://sites.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com\\@tracker.example/a/x',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    `https://lh3.googleusercontent.com/${'x'.repeat(2_000)}`,
    '',
    null,
    undefined,
  ])('of anywhere else is not: %s', (address) => {
    expect(cleanPicture(address)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { RULES } from './trusted-types.ts'

describe('the policy for strings that become markup or scripts', () => {
  it('allows style sheets, which contain no markup', () => {
    expect(RULES.createHTML(':root{--a:1px}a>b{c:d}')).toBe(':root{--a:1px}a>b{c:d}')
  })

  it.each(['<img src=x onerror=alert(1)>', 'a<b', '</style><script>', '<!--'])('refuses %s', (text) => {
    expect(RULES.createHTML(text)).toBeNull()
  })

  it("allows the site's own settings, from this site only", () => {
    expect(RULES.createScriptURL('/runtime-config.js')).toBe('/runtime-config.js')
    expect(RULES.createScriptURL('https://evil.example/runtime-config.js')).toBeNull()
  })

  it('allows the worker that scores drafts, from this site only', () => {
    expect(RULES.createScriptURL('/assets/draft-worker-a1B2_c-3.js')).toBe('/assets/draft-worker-a1B2_c-3.js')
    for (const other of [
      'https://evil.example/assets/draft-worker-a.js',
      '//evil.example/assets/draft-worker-a.js',
      '/assets/draft-worker-a.js/x.js',
      '/assets/draft-worker-a.js?x',
    ])
      expect(RULES.createScriptURL(other)).toBeNull()
  })

  it("allows no other script than Google's own for the sign-in popup", () => {
    const script = 'https://apis.google.com/js/api.js'
    expect(RULES.createScriptURL(`${script}?onload=a`)).toBe(`${script}?onload=a`)
    for (const other of [
      'https://apis.google.com/js/plusone.js',
      `${script}.evil.example/x.js`,
      'https://evil.example/x.js?https://apis.google.com/js/api.js',
      'data:text/javascript,alert(1)',
      '/assets/x.js',
    ])
      expect(RULES.createScriptURL(other)).toBeNull()
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { type HeaderRule, hostingHeaders } from './hosting-headers.ts'

const rules: HeaderRule[] = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')).hosting.headers
const headerOf = (deployed: readonly HeaderRule[], source: string, key: string) =>
  deployed.find((rule) => rule.source === source)?.headers.find((header) => header.key === key)?.value ?? ''

describe('the headers of a deployment', () => {
  it('allow a frame of the deployment’s own sign-in domain, and no longer of the demo’s', () => {
    const deployed = hostingHeaders(rules, {
      authDomain: 'shop.firebaseapp.com',
      siteOrigin: 'https://shop.test',
      appCheck: false,
    })
    const policy = headerOf(deployed, '**', 'Content-Security-Policy')
    expect(policy).toContain('frame-src https://shop.firebaseapp.com https://www.youtube-nocookie.com;')
    expect(JSON.stringify(deployed)).not.toContain('demo-gaplens')
  })

  it.each(['shop.test', 'shop.firebaseapp.com'])(
    'let the site frame and open the helper’s pages, and no others, when people sign in at %s',
    (authDomain) => {
      const deployed = hostingHeaders(rules, { authDomain, siteOrigin: 'https://shop.test', appCheck: false })
      expect(headerOf(deployed, '**', 'X-Frame-Options')).toBe('DENY')
      expect(headerOf(deployed, '**', 'Content-Security-Policy')).toContain("frame-ancestors 'none'")
      // Hosting applies the last rule that matches, to each header.
      expect(deployed.at(-1)?.source).toBe('/__/auth/**')
      const helper = (key: string) => headerOf(deployed, '/__/auth/**', key)
      expect(helper('Content-Security-Policy')).toBe("frame-ancestors 'self' https://shop.test")
      expect(helper('X-Frame-Options')).not.toMatch(/^$|deny|sameorigin/i)
      expect(helper('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    },
  )

  it('name the site itself where it is its own sign-in domain', () => {
    const settings = { authDomain: 'shop.test', siteOrigin: 'https://shop.test', appCheck: false }
    const policy = headerOf(hostingHeaders(rules, settings), '**', 'Content-Security-Policy')
    expect(policy).toContain("frame-src 'self' https://www.you")
  })

  it('allow the origins of App Check only when the client has its key', () => {
    const settings = { authDomain: 'shop.test', siteOrigin: 'https://shop.test' }
    const policyWith = (appCheck: boolean) =>
      headerOf(hostingHeaders(rules, { ...settings, appCheck }), '**', 'Content-Security-Policy')
    expect(policyWith(false)).not.toMatch(/recaptcha|firebaseappcheck/)
    for (const [name, source] of [
      ['script-src', 'https://www.gstatic.com/recaptcha/'],
      ['frame-src', 'https://www.google.com/recaptcha/'],
      ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ])
      expect(policyWith(true)).toMatch(new RegExp(`${name} [^;]*${source}`))
  })
})

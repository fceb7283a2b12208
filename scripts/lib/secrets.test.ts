import { describe, expect, it } from 'vitest'
import { findSecrets } from './secrets.ts'

// Put together here, so that this file holds none.
const key = `AIza${'Sy0'.repeat(11)}ab`

describe('a scan for secrets', () => {
  it.each([
    ['a Google API key', `const key = "${key}"`],
    ['a private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----\nMIIE`],
    ['a service account', `{"type": "${'service'}_account"}`],
    ['a GitHub token', `gh${'p_'}${'a1B2'.repeat(9)}`],
    ['a payment provider’s key', `sk_${'live'}_${'0123456789abcdef'}`],
    ['an AWS key', `AKI${'A'}${'0123456789ABCDEF'}`],
  ])('finds %s', (what, text) => {
    expect(findSecrets(text)).toEqual([what])
  })

  it('lets the web app’s own key pass, which is public by design, and no other', () => {
    expect(findSecrets(`apiKey:"${key}"`, { allowed: [key] })).toEqual([])
    expect(findSecrets(`apiKey:"${key}"`, { allowed: ['another'] })).toEqual(['a Google API key'])
  })

  it('finds what is secret on this machine, whatever it looks like', () => {
    expect(findSecrets('x="correct horse battery"', { secrets: ['correct horse battery'] })).toEqual([
      'a secret of this machine',
    ])
    expect(findSecrets('a short one', { secrets: ['a'] })).toEqual([])
  })

  it('lets no client name a server setting', () => {
    expect(findSecrets('import.meta.env.SERPAPI_API_KEY', { isClient: true })).toEqual([
      'the name SERPAPI_API_KEY',
    ])
    expect(findSecrets('process.env.SERPAPI_API_KEY')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { deploySettings } from './settings.ts'

const GOOD = {
  FIREBASE_PROJECT_ID: 'shop-1',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.test',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_ORIGIN: 'https://shop.test',
  VITE_CONTACT_EMAIL: 'help@shop.test',
  ADMIN_EMAIL: 'root@shop.test',
}

describe('the settings of a deployment', () => {
  it('reach client and functions, which give the same contact', () => {
    const { project, client, functions } = deploySettings(GOOD)
    expect(project).toBe('shop-1')
    expect(client.VITE_FIREBASE_PROJECT_ID).toBe('shop-1')
    expect(functions).toEqual({
      ADMIN_EMAIL: 'root@shop.test',
      CONTACT_EMAIL: 'help@shop.test',
      CONTACT_URL: 'https://shop.test/bot',
    })
  })

  it('enforce App Check when the client has its key, unless they say otherwise', () => {
    const withKey = { ...GOOD, VITE_APP_CHECK_SITE_KEY: 'site-key' }
    expect(deploySettings(GOOD).functions.APP_CHECK).toBeUndefined()
    expect(deploySettings(withKey).functions.APP_CHECK).toBe('enforce')
    expect(deploySettings({ ...withKey, APP_CHECK: 'off' }).functions.APP_CHECK).toBe('off')
  })

  it('are refused with the names of all that are missing', () => {
    const { VITE_FIREBASE_API_KEY: _, ADMIN_EMAIL: __, ...rest } = GOOD
    expect(() => deploySettings(rest)).toThrow(/VITE_FIREBASE_API_KEY is not set[\s\S]*ADMIN_EMAIL/)
  })

  it.each([
    ['the demo project', { FIREBASE_PROJECT_ID: 'demo-gaplens' }, /FIREBASE_PROJECT_ID/],
    ['a demo value', { VITE_CONTACT_EMAIL: 'support@gaplens.example' }, /VITE_CONTACT_EMAIL is the demo/],
    ['another project’s client', { VITE_FIREBASE_PROJECT_ID: 'other-1' }, /the deploy goes to shop-1/],
    ['a malformed admin', { ADMIN_EMAIL: 'root' }, /ADMIN_EMAIL/],
    ['a price that is no number', { GEMINI_INPUT_PRICE: 'cheap' }, /GEMINI_INPUT_PRICE/],
    ['a site without https', { VITE_SITE_ORIGIN: 'http://shop.test' }, /VITE_SITE_ORIGIN/],
  ])('are refused for %s', (_, change, problem) => {
    expect(() => deploySettings({ ...GOOD, ...change })).toThrow(problem)
  })
})

import { describe, expect, it } from 'vitest'
import { parseEnvironment, parseUsable, refuseLoopbackServices } from './environment.ts'

describe('parseEnvironment', () => {
  it('has no search service and no model without keys', () => {
    expect(parseEnvironment({})).toMatchObject({
      serpapi: null,
      gemini: null,
      adminEmail: null,
      sandboxPort: undefined,
    })
  })

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ SERPAPI_API_KEY: '', GEMINI_API_KEY: '', ADMIN_EMAIL: '' })).toEqual(
      parseEnvironment({}),
    )
  })

  it('uses the real services when there are keys', () => {
    const env = parseEnvironment({ SERPAPI_API_KEY: 'k', GEMINI_API_KEY: 'g', GEMINI_MODEL: 'gemini-x' })
    expect(env.serpapi).toEqual({
      apiKey: 'k',
      baseUrl: 'https://serpapi.com',
      gl: 'tw',
      hl: 'zh-tw',
      subQuestions: false,
    })
    expect(env.gemini).toMatchObject({ apiKey: 'g', model: 'gemini-x', prices: null })
    expect(env.sandboxPort).toBeUndefined()
  })

  it('serves *.test from the sandbox on this machine, and never in production', () => {
    expect(parseEnvironment({ SERPAPI_BASE_URL: 'http://127.0.0.1:5055' }).sandboxPort).toBe(5055)
    expect(
      parseEnvironment({ SERPAPI_BASE_URL: 'http://127.0.0.1:5055', SANDBOX_PORT: '6000' }).sandboxPort,
    ).toBe(6000)
    expect(
      parseEnvironment({ SERPAPI_BASE_URL: 'https://serpapi.com', SANDBOX_PORT: '6000' }).sandboxPort,
    ).toBeUndefined()
  })

  it('leaves out invalid variables at run time, so that no optional setting takes the API down', () => {
    const env = parseUsable({
      PAYMENT_WEBHOOK_SECRET: 'short',
      ADMIN_EMAIL: 'nobody',
      GEMINI_API_KEY: 'g',
    })
    expect(env).toMatchObject({ paymentSecret: null, adminEmail: null, gemini: { apiKey: 'g' } })
  })

  it('names every variable that is wrong', () => {
    expect(() => parseEnvironment({ SERPAPI_BASE_URL: 'serpapi', ADMIN_EMAIL: 'nobody' })).toThrow(
      /SERPAPI_BASE_URL.*ADMIN_EMAIL/s,
    )
  })
})

describe('refuseLoopbackServices', () => {
  it.each([
    'http://127.0.0.1:5055',
    'http://127.1/',
    'http://localhost',
    'http://a.localhost/',
    'http://[::1]:80/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
  ])('lets %s be a service in the emulators alone', (url) => {
    for (const name of ['SERPAPI_BASE_URL', 'GEMINI_BASE_URL']) {
      expect(() => refuseLoopbackServices({ [name]: url })).toThrow(`${name} leads to this machine.`)
      expect(() => refuseLoopbackServices({ [name]: url, FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
    }
  })

  it('accepts the real services, and a missing address', () => {
    for (const url of ['https://serpapi.com', '', undefined])
      expect(() => refuseLoopbackServices({ SERPAPI_BASE_URL: url })).not.toThrow()
  })
})

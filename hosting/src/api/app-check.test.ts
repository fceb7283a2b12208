import { beforeEach, describe, expect, it, vi } from 'vitest'

const token = vi.hoisted(() => vi.fn())
vi.mock('./app-check-token.ts', () => ({ appCheckToken: token }))

const { appCheckHeader } = await import('./app-check.ts')
const { createHttp } = await import('./http.ts')

beforeEach(() => {
  token.mockReset()
})

describe('the App Check header', () => {
  it('is not sent, and nothing is loaded for it, where no key is configured', async () => {
    expect(await appCheckHeader('')).toEqual({})
    expect(token).not.toHaveBeenCalled()
  })

  it('holds the token of this app', async () => {
    token.mockResolvedValue('genuine')
    expect(await appCheckHeader('site-key')).toEqual({ 'X-Firebase-AppCheck': 'genuine' })
  })

  it('is left out when no token can be had: the API says why', async () => {
    token.mockRejectedValue(new Error('blocked by the browser'))
    expect(await appCheckHeader('site-key')).toEqual({})
  })

  it('goes with every call of the API', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    token.mockResolvedValue('genuine')
    const sent: Headers[] = []
    const { z } = await import('zod')
    const request = createHttp({
      token: async () => 'id-token',
      fetch: async (_input, init) => {
        sent.push(new Headers(init?.headers))
        return new Response('{}')
      },
    })
    await request({ method: 'GET', path: '/analyses' }, z.unknown())
    vi.unstubAllEnvs()
    expect(sent.map((headers) => headers.get('x-firebase-appcheck'))).toEqual(['genuine'])
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ErrorAnswerSchema } from '@gaplens/contracts/errors'
import type { Express } from 'express'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

const lines = await vi.hoisted(async () =>
  (await import('../../../../tests/support/log-lines.ts')).captureLogLines(),
)
const { ApiError, answerError, assignRequestId, parseRequest, refuseUnknownRoute } = await import(
  './errors.ts'
)

/** The error middleware around routes that fail in every way; the whole API is tested on the emulator suite. */
function failingApp(): Express {
  const app = express()
  app.use(assignRequestId)
  app.get('/secret', () => {
    throw new Error('the key is sk-12345')
  })
  app.get('/rejected', () => Promise.reject(new TypeError('x is not a function')))
  app.get('/known/:id', () => {
    throw new ApiError('too-many-analyses', { headers: { 'retry-after': '30' } })
  })
  app.get('/forbidden/:uid', () => {
    throw new ApiError('forbidden')
  })
  app.get('/parsed', () => parseRequest(z.object({ name: z.string() }), { name: 7 }))
  app.use(refuseUnknownRoute)
  app.use(answerError)
  return app
}

let server: Server
let address: string
beforeAll(async () => {
  server = createServer(failingApp())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

async function get(path: string) {
  const answer = await fetch(address + path)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    ...ErrorAnswerSchema.parse(JSON.parse(text)),
  }
}

describe('answerError', () => {
  it.each(['/secret', '/rejected'])(
    'shows nothing of an unexpected error at %s but an id to ask for',
    async (path) => {
      const answer = await get(path)
      expect(answer).toMatchObject({ status: 500, error: { code: 'internal' } })
      expect(answer.error.requestId).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.text).not.toMatch(/sk-|not a function|\.ts|at /)
    },
  )

  it('answers a known error with its status, text and headers', async () => {
    const answer = await get('/known/a')
    expect(answer).toMatchObject({ status: 429, error: { code: 'too-many-analyses' } })
    expect(answer.headers.get('retry-after')).toBe('30')
  })

  it('names the field that is wrong', async () => {
    expect(await get('/parsed')).toMatchObject({
      status: 400,
      error: { code: 'invalid-request', field: 'name' },
    })
  })

  it('answers an address that cannot be decoded with 400', async () => {
    expect(await get('/known/%E0%A4%A')).toMatchObject({ status: 400, error: { code: 'invalid-request' } })
  })

  it('answers an unknown route with 404', async () => {
    expect(await get('/nowhere')).toMatchObject({ status: 404, error: { code: 'route-not-found' } })
  })
})

describe('the log', () => {
  it('has a refusal by its code and route, without user or content', async () => {
    await get('/forbidden/mei?token=sk-12345')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      severity: 'WARNING',
      event: 'api-refused',
      code: 'forbidden',
      route: '/forbidden/:uid',
    })
    expect(lines[0]).not.toMatch(/mei|sk-12345/)
  })

  it('has an unexpected error by its name and stack frames, never by its message', async () => {
    await get('/secret')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      severity: 'ERROR',
      event: 'api-internal',
      error: 'Error',
    })
    expect(lines[0]).not.toContain('sk-12345')
  })

  it('has nothing about mistyped input', async () => {
    await get('/parsed')
    await get('/nowhere')
    expect(lines).toEqual([])
  })
})

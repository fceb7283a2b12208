import { connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ID } from '../../scripts/lib/suite.ts'
import { type FunctionsRuntime, INSTANCE_MIB, startFunctionsRuntime } from '../support/functions-runtime.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const MB = 1_000_000
// Made before anything is sent: meanwhile the runtime would hang up on connections that stand idle.
const BOMB = gzipSync(Buffer.alloc(200 * MB))
const LARGE_BOMB = gzipSync(Buffer.alloc(400 * MB))
const BROTLI_BOMB = brotliCompressSync(Buffer.alloc(100 * MB))
let runtime: FunctionsRuntime
beforeAll(async () => {
  runtime = await startFunctionsRuntime({
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${suite.ports.firestore}`,
  })
})
afterAll(() => runtime.stop())

/** Once more where the connection was closed while this machine was too busy to go on sending. */
async function send(path: string, init: () => RequestInit): Promise<Response> {
  return await fetch(runtime.address + path, init()).catch(() => fetch(runtime.address + path, init()))
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return await send(path, () => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  }))
}

/** The catalogue's JSON with a status of its own, and nothing of the runtime's. */
async function expectRefused(answer: Response, status: number, code: ApiErrorCode): Promise<void> {
  const text = await answer.text()
  expect(text).not.toMatch(/<html|node_modules|\bat .*:\d+/i)
  expect(ErrorAnswerSchema.parse(JSON.parse(text)).error.code).toBe(code)
  expect(answer.status).toBe(status)
}

async function expectWithinMemory(): Promise<void> {
  expect(runtime.isRunning()).toBe(true)
  expect((await fetch(`${runtime.address}/api/health`)).status).toBe(200)
  // Half of an instance: the rest is for the reports and pages of other requests.
  expect(await runtime.peakMiB()).toBeLessThan(INSTANCE_MIB / 2)
}

describe('under the Functions runtime, in the memory of one instance', () => {
  // Any address leads to the function where it is called past Hosting; routes are found whatever their case.
  it.each(['/api/chatbot', '/API/chatbot', '/Api/payments/webhook', '/', '/elsewhere'])(
    'a body that would inflate a thousandfold ends before it does, at %s',
    async (path) => {
      expect(BOMB.length).toBeLessThan(MB)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png'])
        await expectRefused(
          await post(path, BOMB, { 'content-encoding': 'gzip', 'content-type': type }),
          415,
          'unsupported-encoding',
        )
      await expectWithinMemory()
    },
  )

  it('several at once are no more than one', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => post('/api/chatbot', LARGE_BOMB, { 'content-encoding': 'gzip' })),
      ...Array.from({ length: 4 }, () => post('/API/analyze', BROTLI_BOMB, { 'content-encoding': 'br' })),
    ])
    for (const answer of answers) await expectRefused(answer, 415, 'unsupported-encoding')
    await expectWithinMemory()
  })

  it.each(['zstd', 'gzip, gzip', 'compress', 'x', '128165'])(
    'the encoding %s has an answer of ours',
    async (encoding) => {
      await expectRefused(
        await post('/api/chatbot', '{}', { 'content-encoding': encoding }),
        415,
        'unsupported-encoding',
      )
    },
  )

  it('eight plain bodies of 31 MB at once are refused for their size, declared or not', async () => {
    const large = Buffer.alloc(31 * MB, ' ')
    const declared = await Promise.all(Array.from({ length: 8 }, () => post('/api/chatbot', large)))
    for (const answer of declared) await expectRefused(answer, 413, 'body-too-large')
    const chunked = await Promise.all(
      Array.from({ length: 8 }, () =>
        send(
          '/API/analyze',
          () =>
            ({
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: new Blob([large]).stream(),
              duplex: 'half',
            }) as RequestInit,
        ),
      ),
    )
    for (const answer of chunked) await expectRefused(answer, 413, 'body-too-large')
    await expectWithinMemory()
  })

  it('a client that goes away in the middle of its body takes nothing with it', async () => {
    const stalled = connect(Number(new URL(runtime.address).port), '127.0.0.1')
    const begun = 'POST /api/chatbot HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n{"message":'
    await new Promise((resolve) => stalled.write(begun, resolve))
    // What is sent is read in the order in which it came.
    expect((await fetch(`${runtime.address}/api/health`)).status).toBe(200)
    stalled.destroy()
    expect((await fetch(`${runtime.address}/api/health`)).status).toBe(200)
    await expectWithinMemory()
  })

  it('a malformed body and an address that cannot be decoded have answers of ours', async () => {
    await expectRefused(await post('/API/chatbot', '{"message":'), 400, 'invalid-json')
    await expectRefused(
      await post('/api/chatbot', '', { 'content-type': 'text/plain' }),
      415,
      'unsupported-media-type',
    )
    for (const path of ['/api/results/%E0%A4%A', '/%E0%A4%A'])
      await expectRefused(await fetch(runtime.address + path), 404, 'route-not-found')
  })

  it('does not start with a search or model service on its own machine', async () => {
    for (const name of ['SERPAPI_BASE_URL', 'GEMINI_BASE_URL'])
      await expect(
        startFunctionsRuntime({ GCLOUD_PROJECT: PROJECT_ID, [name]: 'http://127.0.0.1:5055' }),
      ).rejects.toThrow(`${name} leads to this machine`)
  })

  it('a body of the allowed size is read whole', async () => {
    const body = {
      message: '點數會過期嗎',
      sessionId: 'session_runtime-bodies',
      anonymousId: 'anon_runtime-bodies',
    }
    const answer = await post(
      '/api/chatbot',
      JSON.stringify({
        ...body,
        pageContext: { url: 'https://gaplens.test/', userRole: 'guest', platform: 'web' },
      }) + ' '.repeat(60_000),
    )
    expect([answer.status, (await answer.json()).source]).toEqual([200, 'knowledge'])
  })
})

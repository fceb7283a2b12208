import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const lines = await vi.hoisted(async () =>
  (await import('../../../tests/support/log-lines.ts')).captureLogLines(),
)
const { receiveBody } = await import('./http/body.ts')
const { cspReportRoutes } = await import('./csp-reports.ts')
const { answerError, assignRequestId } = await import('./http/errors.ts')

let hour = 0
const app = express()
app.use(assignRequestId, receiveBody)
app.use(
  '/api',
  cspReportRoutes(() => new Date(hour * 3_600_000)),
)
app.use(answerError)
const server = createServer(app)
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/csp-reports`
})
afterAll(() => server.close())
beforeEach(() => {
  hour += 1
  lines.length = 0
})

const send = (body: unknown, type = 'application/csp-report') =>
  fetch(address, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })
const violations = () =>
  lines.map((line) => JSON.parse(line)).map(({ violation, count }) => [violation, count])

const older = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://gaplens.example/app/analyses/abc?q=secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': blocked,
    disposition: 'enforce',
    'script-sample': 'alert(document.cookie)',
  },
})

describe('POST /api/csp-reports', () => {
  it('logs the violation and its place, and neither user nor content nor analysis', async () => {
    expect((await send(older('https://evil.example/x.js?who=mei'))).status).toBe(204)
    expect(violations()).toEqual([['enforce script-src-elem https://evil.example /app', 1]])
    expect(lines.join()).not.toMatch(/mei|secret|abc|cookie/)
  })

  it('logs a thousand reports in three lines with their number, however many sources they name', async () => {
    for (let sent = 0; sent < 120; sent += 1) await send(older('https://evil.example/x.js'))
    expect(violations().map(([, count]) => count)).toEqual([1, 10, 100])
    lines.length = 0
    for (let sent = 0; sent < 300; sent += 1) await send(older(`https://evil-${sent}.example/`))
    expect(lines.length).toBeLessThan(110)
  })

  it.each<[unknown, string, number]>([
    [{}, 'application/csp-report', 400],
    ['x', 'application/csp-report', 400],
    [[older('inline')], 'application/csp-report', 400],
    [{ 'csp-report': { 'blocked-uri': '\ud800' } }, 'application/csp-report', 400],
    [older('x'.repeat(70_000)), 'application/csp-report', 413],
    [older('inline'), 'text/plain', 415],
  ])('refuses %# and logs nothing', async (body, type, status) => {
    expect((await send(body, type)).status).toBe(status)
    expect(lines).toEqual([])
  })

  it('writes no free text of a report into the log', async () => {
    await send({ 'csp-report': { 'effective-directive': 'a\n{"severity":"ERROR"}', 'blocked-uri': '<b>' } })
    expect(violations()).toEqual([['enforce other other other', 1]])
  })
})

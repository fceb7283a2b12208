import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, clientAddress } from './address.ts'

const written = vi.hoisted(() => [] as Record<string, unknown>[])
vi.mock('firebase-functions/logger', () => ({ write: (line: Record<string, unknown>) => written.push(line) }))
afterEach(() => vi.unstubAllEnvs())

function requestWith(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return request
}
const forwarded = (entries: string) => requestWith({ 'x-forwarded-for': entries })

describe('the address of a client', () => {
  it.each([
    ['203.0.113.7, 151.101.1.1', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 151.101.1.1', 1, '203.0.113.7'],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['2001:db8::1, 151.101.1.1', 1, '2001:db8::1'],
    ['1.1.1.1, 203.0.113.7', 0, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.9, 151.101.1.1', 2, '203.0.113.7'],
  ])(
    'of %s with %d trusted hops is %s: entries that the visitor sent are ignored',
    (entries, hops, address) => {
      expect(clientAddress(forwarded(entries), hops).address).toBe(address)
    },
  )

  it('is "unknown" without a header and without a connection', () => {
    expect(addressOf(requestWith({}))).toBe('unknown')
  })

  it('is logged as unclear, once, if a deployment sees fewer hops than it trusts', () => {
    const short = requestWith({ 'x-forwarded-for': '151.101.1.1', 'x-forwarded-host': 'site.test' })
    addressOf(short)
    expect(written).toEqual([])
    vi.stubEnv('K_SERVICE', 'api')
    addressOf(requestWith({ 'x-forwarded-for': '203.0.113.7, 151.101.1.1', 'x-forwarded-host': 'site.test' }))
    addressOf(forwarded('203.0.113.7'))
    expect(written).toEqual([])
    addressOf(short)
    addressOf(short)
    expect(written).toEqual([
      expect.objectContaining({ severity: 'ERROR', event: 'client-address-unclear', entries: 1, trusted: 1 }),
    ])
  })
})

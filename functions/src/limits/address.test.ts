import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

function requestWith(forwarded: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

describe('addressOf', () => {
  it.each([
    ['203.0.113.7, 151.101.1.1', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 151.101.1.1', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1, 151.101.1.1', '2001:db8::1'],
  ])('of %s is %s: entries that the visitor sent are ignored', (header, address) => {
    expect(addressOf(requestWith(header))).toBe(address)
  })

  it('is "unknown" without a header and without a connection', () => {
    expect(addressOf(requestWith(undefined))).toBe('unknown')
  })
})

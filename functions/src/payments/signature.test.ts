import { PAYMENT_TOLERANCE_MS } from '@gaplens/contracts/points/payments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSigned, signNotice } from './signature.ts'

const now = new Date('2026-11-21T08:00:00Z')
const secret = 'a-secret-of-the-tests'
const body = '{"id":"evt_1"}'
const check = (header: string, text = body, at = now, key = secret) =>
  isSigned(key, header, Buffer.from(text), at)

describe('a signed notice', () => {
  it('is genuine with its own body, secret and time', () => {
    expect(check(signNotice(secret, body, now))).toBe(true)
  })

  it('is not with any other body', () => {
    const header = signNotice(secret, body, now)
    fc.assert(fc.property(fc.string(), (other) => check(header, other) === (other === body)))
  })

  it('is not with another secret', () => {
    expect(check(signNotice('another-secret-of-them', body, now))).toBe(false)
  })

  it('lasts five minutes, in the past and in the future', () => {
    const at = (ms: number) => new Date(now.getTime() + ms)
    const header = signNotice(secret, body, now)
    expect(check(header, body, at(PAYMENT_TOLERANCE_MS))).toBe(true)
    expect(check(header, body, at(-PAYMENT_TOLERANCE_MS))).toBe(true)
    expect(check(header, body, at(PAYMENT_TOLERANCE_MS + 1))).toBe(false)
    expect(check(header, body, at(-PAYMENT_TOLERANCE_MS - 1))).toBe(false)
  })

  it('cannot be given a newer time', () => {
    const [, signature] = signNotice(secret, body, now).split(',')
    const later = new Date(now.getTime() + 60 * 60_000)
    expect(check(`t=${later.getTime() / 1_000},${signature}`, body, later)).toBe(false)
  })

  it('may carry an old and a new signature while the secret is changed', () => {
    const [time, signature] = signNotice(secret, body, now).split(',')
    expect(check(`${time},v1=${'0'.repeat(64)},${signature}`)).toBe(true)
  })

  it.each(['', 't=', 'v1=', 't=1', 't=NaN,v1=00', 'v1=zz,t=1', 't=1e3,v1=', '💥', 't=1,t=2,v1=00'])(
    'is not %j',
    (header) => {
      expect(check(header)).toBe(false)
    },
  )

  it('never throws, whatever the header', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => check(header) === false))
  })
})

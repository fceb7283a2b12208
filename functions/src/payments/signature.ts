import { createHmac, timingSafeEqual } from 'node:crypto'
import { PAYMENT_TOLERANCE_MS } from '@gaplens/contracts/points/payments'

function digest(secret: string, timestamp: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
}

/** The signature header of a notice: HMAC-SHA256 over timestamp and raw body. */
export function signNotice(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000)
  return `t=${timestamp},v1=${digest(secret, timestamp, Buffer.from(body)).toString('hex')}`
}

/**
 * Whether a notice was recently signed with the secret. The header may hold several `v1` signatures, as while a secret is
 * being changed. They are compared in constant time.
 */
export function isSigned(secret: string, header: string, body: Uint8Array, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const timestamps = parts.flatMap(([key, value = '']) =>
    key === 't' && /^\d{1,12}$/.test(value) ? [Number(value)] : [],
  )
  const [timestamp] = timestamps
  if (timestamp === undefined || timestamps.length > 1) return false
  if (Math.abs(now.getTime() - timestamp * 1_000) > PAYMENT_TOLERANCE_MS) return false
  const expected = digest(secret, timestamp, body)
  return parts.some(([key, value = '']) => {
    if (key !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}

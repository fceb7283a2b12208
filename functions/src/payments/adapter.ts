import type { IncomingHttpHeaders } from 'node:http'
import {
  PAYMENT_SIGNATURE_HEADER,
  type PaymentKind,
  type PaymentNotice,
  PaymentNoticeSchema,
} from '@gaplens/contracts/points/payments'
import type { z } from 'zod'
import { isSigned } from './signature.ts'

/** How a payment provider signs its notices and which format they have. */
export interface PaymentAdapter {
  isGenuine(headers: IncomingHttpHeaders, body: Uint8Array, now: Date): boolean
  /** Parses a notice of an order into the product's own terms. */
  readonly schema: z.ZodType<PaymentNotice>
  /** The provider's event types that change points; other types are ignored. */
  readonly kinds: Readonly<Partial<Record<string, PaymentKind>>>
}

/**
 * The provider-neutral format of `contracts/src/points/payments.ts`. The adapter of a real provider would stand in this file, with
 * its header and signature in `isGenuine`, its event types in `kinds`, and a `transform` of `schema` that maps its body.
 */
export function neutralAdapter(secret: string): PaymentAdapter {
  return {
    isGenuine: (headers, body, now) =>
      isSigned(secret, String(headers[PAYMENT_SIGNATURE_HEADER] ?? ''), body, now),
    schema: PaymentNoticeSchema,
    kinds: {
      'payment.succeeded': 'paid',
      'payment.refunded': 'refunded',
      'payment.charged_back': 'charged-back',
    },
  }
}

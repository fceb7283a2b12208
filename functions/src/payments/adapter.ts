import type { IncomingHttpHeaders } from 'node:http'
import {
  PAYMENT_SIGNATURE_HEADER,
  type PaymentKind,
  type PaymentNotice,
  PaymentNoticeSchema,
} from '@gaplens/contracts/payments'
import type { z } from 'zod'
import { isSigned } from './signature.ts'

/** How a payment provider proves a notice and what its notices look like. */
export interface PaymentAdapter {
  isGenuine(headers: IncomingHttpHeaders, body: Uint8Array, now: Date): boolean
  /** Reads a notice of an order that is genuine, in the product's own terms. */
  readonly schema: z.ZodType<PaymentNotice>
  /** What the provider's types of events mean for points; other types mean nothing. */
  readonly kinds: Readonly<Partial<Record<string, PaymentKind>>>
}

/**
 * The provider-neutral format of `contracts/src/payments.ts`. A real provider's goes here: its header and signature in
 * `isGenuine`, its types of events in `kinds`, its body mapped to a `PaymentNotice` by a `transform` of `schema`.
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

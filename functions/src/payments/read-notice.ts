import { createHash } from 'node:crypto'
import {
  NoticeHeadSchema,
  type PaymentEvent,
  type PaymentKind,
  type PaymentNotice,
} from '@gaplens/contracts/points/payments'
import { z } from 'zod'
import type { PaymentAdapter } from './adapter.ts'

/** The readable parts of a genuine notice. */
export interface ReadNotice {
  /** The id under which it is stored: the provider's id of the event, or a hash of the body if it has none. */
  readonly eventId: string
  readonly kind: PaymentEvent['kind']
  /** Null when the notice does not change points or cannot be parsed. */
  readonly notice: (PaymentNotice & { readonly kind: PaymentKind }) | null
  /** The fields that admins see, even when the notice as a whole cannot be parsed. */
  readonly facts: Pick<
    PaymentEvent,
    'orderId' | 'uid' | 'planId' | 'amount' | 'currency' | 'invoiceNumber' | 'invoiceTaxId' | 'invoiceCarrier'
  >
}

/** Firestore cannot store half of a surrogate pair. */
const Fact = z
  .string()
  .max(200)
  .refine((value) => value.isWellFormed())
  .nullable()
  .catch(null)
const FactsSchema = z.object({
  // It becomes part of a ledger entry's id.
  orderId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullable()
    .catch(null),
  uid: Fact,
  planId: Fact,
  amount: z.number().safe().nullable().catch(null),
  currency: Fact,
})
const NO_FACTS = { orderId: null, uid: null, planId: null, amount: null, currency: null }

/** Parses a genuine notice. It never throws, because notices that cannot be parsed are stored too. */
export function readNotice(adapter: PaymentAdapter, body: Uint8Array): ReadNotice {
  const json = parseJson(body)
  const head = NoticeHeadSchema.safeParse(json)
  const facts = z.object({ data: FactsSchema }).safeParse(json).data?.data ?? NO_FACTS
  if (!head.success) return { eventId: unreadId(body), kind: 'unreadable', notice: null, facts }
  const { id: eventId, type } = head.data
  const kind = Object.hasOwn(adapter.kinds, type) ? adapter.kinds[type] : undefined
  if (kind === undefined) return { eventId, kind: 'other', notice: null, facts }
  const notice = adapter.schema.safeParse(json)
  if (!notice.success) return { eventId, kind: 'unreadable', notice: null, facts }
  const { invoice = {}, ...order } = notice.data.data
  const { number, taxId, carrier } = invoice
  return {
    eventId,
    kind,
    notice: { ...notice.data, kind },
    facts: {
      ...order,
      ...(number !== undefined && { invoiceNumber: number }),
      ...(taxId !== undefined && { invoiceTaxId: taxId }),
      ...(carrier !== undefined && { invoiceCarrier: carrier }),
    },
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

function unreadId(body: Uint8Array): string {
  return `unread_${createHash('sha256').update(body).digest('hex').slice(0, 32)}`
}

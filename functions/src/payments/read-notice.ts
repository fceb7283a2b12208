import { createHash } from 'node:crypto'
import {
  NoticeHeadSchema,
  type PaymentEvent,
  type PaymentKind,
  type PaymentNotice,
} from '@gaplens/contracts/payments'
import { z } from 'zod'
import type { PaymentAdapter } from './adapter.ts'

/** A genuine notice as far as it can be read. */
export interface ReadNotice {
  /** The name it is kept by: the provider's id of the event, or a hash of the body where it has no usable one. */
  readonly eventId: string
  readonly kind: PaymentEvent['kind']
  /** Null: of no kind that changes points, or unreadable. */
  readonly notice: (PaymentNotice & { readonly kind: PaymentKind }) | null
  /** What can be told of it to an admin, also where the whole cannot be used. */
  readonly facts: Pick<
    PaymentEvent,
    'orderId' | 'uid' | 'planId' | 'amount' | 'currency' | 'invoiceNumber' | 'invoiceTaxId' | 'invoiceCarrier'
  >
}

/** Half of a surrogate pair cannot be stored. */
const Fact = z
  .string()
  .max(200)
  .refine((value) => value.isWellFormed())
  .nullable()
  .catch(null)
const FactsSchema = z.object({
  // It becomes part of a ledger entry's name.
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

/** Reads what a genuine notice says. Never throws: what cannot be read is kept all the same. */
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

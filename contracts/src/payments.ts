import { z } from 'zod'
import { IdSchema, isDocumentName } from './id.ts'
import { label, text } from './text.ts'
import { TimestampSchema } from './timestamp.ts'

/** Header of a payment notice: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`. */
export const PAYMENT_SIGNATURE_HEADER = 'x-gaplens-signature'
/** How far a notice's timestamp may lie from now. */
export const PAYMENT_TOLERANCE_MS = 5 * 60_000

/** No reserved name: Firestore keeps `__…__` for itself. */
const Id = text()
  .regex(/^[A-Za-z0-9_-]{1,100}$/)
  .refine(isDocumentName)

/** A field of an invoice as its issuer wrote it: shown again and never computed with. */
const InvoiceField = label().min(1).max(64)

/**
 * What a Taiwanese payment provider says of the invoice that it issued. Each is optional: providers differ, and not
 * every buyer has a company's number or a carrier.
 */
export const PaymentInvoiceSchema = z.object({
  /** 發票號碼, e.g. AB-12345678 */
  number: InvoiceField.optional(),
  /** 統一編號 of the buyer's company */
  taxId: InvoiceField.optional(),
  /** 載具 that the invoice is kept in, e.g. the barcode of a phone */
  carrier: InvoiceField.optional(),
})
export type PaymentInvoice = z.infer<typeof PaymentInvoiceSchema>

/**
 * POST /api/payments/webhook: a provider-neutral notice. Points are not in it: they follow from the plan.
 * Other `type`s are acknowledged and change nothing.
 */
export const PaymentNoticeSchema = z.object({
  /** The provider's id of the event: the same id twice is the same event. */
  id: Id,
  type: text().max(100),
  data: z.object({
    /** The seller's id of the order: paid once, credited once. */
    orderId: Id,
    uid: IdSchema,
    planId: text().max(50),
    /** In whole units of the currency. */
    amount: z.number().int().positive(),
    currency: text().length(3),
    invoice: PaymentInvoiceSchema.optional(),
  }),
})
export type PaymentNotice = z.infer<typeof PaymentNoticeSchema>

export const PaymentAnswerSchema = z.object({
  /** `credited` now, or `known`: credited before; `ignored`: nothing of ours. */
  status: z.enum(['credited', 'known', 'ignored']),
  points: z.number().int().min(0),
})
export type PaymentAnswer = z.infer<typeof PaymentAnswerSchema>

/** `paymentEvents/{eventId}`: server only; what was done with a notice. */
export const PaymentEventSchema = z.object({
  orderId: z.string(),
  uid: z.string(),
  planId: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  points: z.number().int(),
  /** Of the invoice; what names its buyer is blanked when the account goes. */
  invoiceNumber: z.string().optional(),
  invoiceTaxId: z.string().optional(),
  invoiceCarrier: z.string().optional(),
  receivedAt: TimestampSchema,
})
export type PaymentEvent = z.infer<typeof PaymentEventSchema>

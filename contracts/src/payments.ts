import { z } from 'zod'
import { POINTS_CHANGE_MAX } from './admin.ts'
import { IdSchema, isDocumentName } from './id.ts'
import { label, text } from './text.ts'
import { TimestampSchema } from './timestamp.ts'

/** Header of a payment notice: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`. */
export const PAYMENT_SIGNATURE_HEADER = 'x-gaplens-signature'
/** How far the timestamp of a notice may differ from the present time. */
export const PAYMENT_TOLERANCE_MS = 5 * 60_000

/** No reserved name: Firestore keeps `__…__` for itself. */
const Id = text()
  .regex(/^[A-Za-z0-9_-]{1,100}$/)
  .refine(isDocumentName)

/** A field of an invoice as its issuer wrote it. It is only shown, never used in a computation. */
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

/** What every notice says, whatever it is about. `id` is the provider's: the same id twice is the same event. */
export const NoticeHeadSchema = z.object({ id: Id, type: text().max(100) })

/** What a notice of an order means for points. */
export const PAYMENT_KINDS = ['paid', 'refunded', 'charged-back'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** POST /api/payments/webhook: a provider-neutral notice of an order. Points are not in it: they follow from the plan. */
export const PaymentNoticeSchema = NoticeHeadSchema.extend({
  data: z.object({
    /** The seller's id of the order: paid once, credited once. */
    orderId: Id,
    uid: IdSchema,
    planId: text().max(50),
    /** In whole units of the currency; of a refund: what was given back. */
    amount: z.number().int().positive(),
    currency: text().length(3),
    invoice: PaymentInvoiceSchema.optional(),
  }),
})
export type PaymentNotice = z.infer<typeof PaymentNoticeSchema>

/** Why a genuine notice changed no points, and waits for an admin. */
export const PAYMENT_PROBLEMS = [
  /** Received, and nothing decided yet: whoever worked on it did not come to an end. */
  'unfinished',
  'unreadable',
  'unknown-user',
  'unknown-plan',
  'wrong-amount',
  /** A refund or chargeback of an order that was never credited to this account. */
  'unknown-order',
] as const
export const PaymentProblemSchema = z.enum(PAYMENT_PROBLEMS)
export type PaymentProblem = z.infer<typeof PaymentProblemSchema>

export const PaymentAnswerSchema = z.object({
  /**
   * `credited` or `reversed` now; `known`: dealt with before; `ignored`: nothing of ours; `waiting`: kept for an admin,
   * sending it again changes nothing.
   */
  status: z.enum(['credited', 'reversed', 'known', 'ignored', 'waiting']),
  points: z.number().int().min(0),
})
export type PaymentAnswer = z.infer<typeof PaymentAnswerSchema>

/**
 * `paymentEvents/{eventId}`: server only; a signed notice as it was received, and what was done with it. One without a
 * readable id stands under a hash of its body.
 */
export const PaymentEventSchema = z.object({
  /** As it was received; empty where the person asked for deletion. */
  body: z.string().default(''),
  kind: z.enum([...PAYMENT_KINDS, 'other', 'unreadable']).default('paid'),
  status: z.enum(['credited', 'reversed', 'ignored', 'waiting', 'dismissed']).default('credited'),
  problem: PaymentProblemSchema.nullable().default(null),
  /** What the notice says, as far as it can be read. */
  orderId: z.string().nullable(),
  uid: z.string().nullable(),
  planId: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** The points that it credited or, of a reversal, took back. */
  points: z.number().int().min(0),
  /** Of the invoice; what names its buyer is blanked when the account goes. */
  invoiceNumber: z.string().optional(),
  invoiceTaxId: z.string().optional(),
  invoiceCarrier: z.string().optional(),
  receivedAt: TimestampSchema,
  /** How often the provider has sent it. */
  received: z.number().int().min(1).default(1),
  /** Whose account an admin credited or charged, where they decided. */
  settledWith: z.string().nullable().default(null),
  resolvedAt: TimestampSchema.nullable().default(null),
})
export type PaymentEvent = z.infer<typeof PaymentEventSchema>

/** GET /api/admin/payments: notices that wait for an admin, the oldest first. */
export const WaitingPaymentSchema = z.object({
  id: z.string(),
  kind: z.enum([...PAYMENT_KINDS, 'other', 'unreadable']),
  problem: PaymentProblemSchema.nullable(),
  orderId: z.string().nullable(),
  uid: z.string().nullable(),
  /** Whose account it names, where there is one. */
  email: z.string().nullable(),
  planId: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** What it would credit or take back by its plan; null: not known. */
  points: z.number().int().nullable(),
  receivedAt: z.string(),
  received: z.number().int(),
  /** What was received, as far as it is short enough to be shown. */
  body: z.string(),
})
export type WaitingPayment = z.infer<typeof WaitingPaymentSchema>
export const WaitingPaymentsAnswerSchema = z.object({
  data: z.array(WaitingPaymentSchema),
  /** All of them; the list holds the oldest. */
  total: z.number().int().min(0),
})
export type WaitingPaymentsAnswer = z.infer<typeof WaitingPaymentsAnswerSchema>

const Points = z
  .number({ error: 'points-invalid' })
  .int('points-invalid')
  .min(1, 'points-invalid')
  .max(POINTS_CHANGE_MAX, 'points-invalid')
const Account = label('account-unknown').min(1, 'account-unknown').max(320, 'account-unknown')

/** POST /api/admin/payments/{id}/resolution */
export const ResolvePaymentRequestSchema = z.discriminatedUnion('action', [
  /** `account`: an e-mail address or a uid. */
  z.strictObject({
    action: z.literal('credit'),
    account: Account,
    points: Points,
  }),
  z.strictObject({
    action: z.literal('reverse'),
    account: Account,
    points: Points,
  }),
  z.strictObject({
    action: z.literal('dismiss'),
    reason: label('reason-invalid').min(1, 'reason-invalid').max(200, 'reason-invalid'),
  }),
])
export type ResolvePaymentRequest = z.infer<typeof ResolvePaymentRequestSchema>
export const ResolvePaymentAnswerSchema = z.object({
  id: z.string(),
  status: z.enum(['credited', 'reversed', 'dismissed']),
  /** The account's balance then; null: none was changed. */
  balance: z.number().int().nullable(),
})
export type ResolvePaymentAnswer = z.infer<typeof ResolvePaymentAnswerSchema>

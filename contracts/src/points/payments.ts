import { z } from 'zod'
import { POINTS_CHANGE_MAX } from '../admin/requests.ts'
import { IdSchema, isDocumentName } from '../id.ts'
import { label, text } from '../text.ts'
import { TimestampSchema } from '../timestamp.ts'

/** Header of a payment notice: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`. */
export const PAYMENT_SIGNATURE_HEADER = 'x-gaplens-signature'
/** How far the timestamp of a notice may differ from the present time. */
export const PAYMENT_TOLERANCE_MS = 5 * 60_000

/** An id that is not reserved by Firestore (`__…__`). */
const Id = text()
  .regex(/^[A-Za-z0-9_-]{1,100}$/)
  .refine(isDocumentName)

/** A field of an invoice as its issuer wrote it. It is only shown, never used in a computation. */
const InvoiceField = label().min(1).max(64)

/**
 * The invoice that a Taiwanese payment provider issued. Each field is optional, because providers differ and not every buyer has a
 * company number or a carrier.
 */
export const PaymentInvoiceSchema = z.object({
  /** 發票號碼, e.g. AB-12345678 */
  number: InvoiceField.optional(),
  /** 統一編號 of the buyer's company */
  taxId: InvoiceField.optional(),
  /** 載具 that stores the invoice, e.g. the barcode of a phone */
  carrier: InvoiceField.optional(),
})
export type PaymentInvoice = z.infer<typeof PaymentInvoiceSchema>

/** The fields of every notice. `id` is the provider's; the same id is the same event. */
export const NoticeHeadSchema = z.object({ id: Id, type: text().max(100) })

/** The kinds of notices about an order. */
const PAYMENT_KINDS = ['paid', 'refunded', 'charged-back'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** POST /api/payments/webhook: a provider-neutral notice of an order. It does not contain points, which depend on the plan. */
export const PaymentNoticeSchema = NoticeHeadSchema.extend({
  data: z.object({
    /** The seller's order id. An order is credited only once. */
    orderId: Id,
    uid: IdSchema,
    planId: text().max(50),
    /** Amount in whole units of the currency; for a refund, the amount refunded. */
    amount: z.number().int().positive(),
    currency: text().length(3),
    invoice: PaymentInvoiceSchema.optional(),
  }),
})
export type PaymentNotice = z.infer<typeof PaymentNoticeSchema>

/** The reasons why a genuine notice changed no points and waits for an admin. */
const PAYMENT_PROBLEMS = [
  /** Received but not processed to the end, for example because of a crash. */
  'unfinished',
  'unreadable',
  'unknown-user',
  'unknown-plan',
  'wrong-amount',
  /** A refund or chargeback of an order that was never credited to this account. */
  'unknown-order',
] as const
const PaymentProblemSchema = z.enum(PAYMENT_PROBLEMS)
export type PaymentProblem = z.infer<typeof PaymentProblemSchema>

export const PaymentAnswerSchema = z.object({
  /**
   * `credited` or `reversed` by this request; `known`: processed before; `ignored`: irrelevant to us; `waiting`: stored for an admin,
   * so that sending it again changes nothing.
   */
  status: z.enum(['credited', 'reversed', 'known', 'ignored', 'waiting']),
  points: z.number().int().min(0),
})
export type PaymentAnswer = z.infer<typeof PaymentAnswerSchema>

/**
 * `paymentEvents/{eventId}`: server only; a signed notice as received, and how it was processed. A notice without a readable id is
 * stored under a hash of its body.
 */
export const PaymentEventSchema = z.object({
  /** The body as received; empty if the person asked for deletion. */
  body: z.string().default(''),
  kind: z.enum([...PAYMENT_KINDS, 'other', 'unreadable']).default('paid'),
  status: z.enum(['credited', 'reversed', 'ignored', 'waiting', 'dismissed']).default('credited'),
  problem: PaymentProblemSchema.nullable().default(null),
  /** The fields of the notice, as far as they can be read. */
  orderId: z.string().nullable(),
  uid: z.string().nullable(),
  planId: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Number of points that it credited or took back; all of the order if earlier events had settled it. */
  points: z.number().int().min(0),
  /** Fields of the invoice. Those that identify the buyer are blanked when the account is deleted. */
  invoiceNumber: z.string().optional(),
  invoiceTaxId: z.string().optional(),
  invoiceCarrier: z.string().optional(),
  receivedAt: TimestampSchema,
  /** Number of times the provider has sent it. */
  received: z.number().int().min(1).default(1),
  /** Uid of the account that an admin credited or charged; null if no admin decided. */
  settledWith: z.string().nullable().default(null),
  resolvedAt: TimestampSchema.nullable().default(null),
})
export type PaymentEvent = z.infer<typeof PaymentEventSchema>

/** The fields of a notice that identify the buyer, besides the uid. They are emptied when the account is gone. */
export const BUYER_FIELDS: readonly (keyof PaymentEvent)[] = ['body', 'invoiceTaxId', 'invoiceCarrier']

/** GET /api/admin/payments: notices that wait for an admin, the oldest first. */
const WaitingPaymentSchema = z.object({
  id: z.string(),
  kind: z.enum([...PAYMENT_KINDS, 'other', 'unreadable']),
  problem: PaymentProblemSchema.nullable(),
  orderId: z.string().nullable(),
  uid: z.string().nullable(),
  /** E-mail address of the account that it names; null if there is none. */
  email: z.string().nullable(),
  planId: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Number of points that its plan credits, or to take back: the share that was refunded of what is left; null if not known. */
  points: z.number().int().nullable(),
  /** Balance of the account that it names; null if there is none whose ledger is open. */
  balance: z.number().int().nullable().default(null),
  /** Points that the ledger of this account was credited with for the order; null if it was not. */
  credited: z.number().int().nullable().default(null),
  /** Points of the order that were taken back before; null if none were. */
  reversed: z.number().int().nullable().default(null),
  receivedAt: z.string(),
  received: z.number().int(),
  /** The beginning of the body, for display. */
  body: z.string(),
})
export type WaitingPayment = z.infer<typeof WaitingPaymentSchema>
export const WaitingPaymentsAnswerSchema = z.object({
  data: z.array(WaitingPaymentSchema),
  /** Total number; the list contains the oldest. */
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
  /** The account's new balance; null if none was changed. */
  balance: z.number().int().nullable(),
})
export type ResolvePaymentAnswer = z.infer<typeof ResolvePaymentAnswerSchema>

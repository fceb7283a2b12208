import { z } from 'zod'
import { LedgerKindSchema } from '../accounts/user.ts'
import { PaymentInvoiceSchema } from './payments.ts'

/** The receipt of a purchase of points, from the notice of the payment provider. */
const ReceiptSchema = z.object({
  orderId: z.string(),
  /** The plan's id; its name depends on the language. */
  planId: z.string(),
  /** Price in whole units of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  points: z.number().int(),
  /** ISO 8601: when the notice arrived. */
  paidAt: z.string(),
  invoice: PaymentInvoiceSchema,
  /**
   * The refund or chargeback by which points of the order were taken back; null if there was none. A purchase has all of them
   * together, and a reversal has its own.
   */
  refund: z
    .object({
      points: z.number().int(),
      /** In the currency of the order; null if not on record. */
      amount: z.number().int().nullable(),
      chargedBack: z.boolean(),
      /** ISO 8601: when the points were taken back, the last time. */
      at: z.string(),
    })
    .nullable()
    .default(null),
})
export type Receipt = z.infer<typeof ReceiptSchema>

/**
 * GET /api/account/ledger?limit={n}&lastDocId={cursor}: an entry as its owner sees it. The actor is left out, because
 * users may not see the id of an admin.
 */
const OwnLedgerItemSchema = z.object({
  id: z.string(),
  delta: z.number().int(),
  balanceAfter: z.number().int(),
  kind: LedgerKindSchema,
  reason: z.string(),
  /** The analysis that the points were for; `title` is its name or keyword, null once it is deleted. */
  analysis: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
  /** The batch whose rows the points were for; `name` may be empty, and is null once the batch is deleted. */
  batch: z.object({ id: z.string(), name: z.string().nullable() }).nullable().default(null),
  /** The order that was credited or taken back. */
  orderId: z.string().nullable().default(null),
  /** The receipt of this order; null if there is none on record. */
  receipt: ReceiptSchema.nullable(),
  createdAt: z.string(),
})
export type OwnLedgerItem = z.infer<typeof OwnLedgerItemSchema>

export const OwnLedgerPageSchema = z.object({
  data: z.array(OwnLedgerItemSchema),
  pagination: z.object({ hasMore: z.boolean(), lastDocId: z.string().nullable() }),
})
export type OwnLedgerPage = z.infer<typeof OwnLedgerPageSchema>

/** GET /api/account/ledger/{entryId} */
export const OwnLedgerAnswerSchema = z.object({ data: OwnLedgerItemSchema })

/** GET /api/admin/users/{uid}/ledger?limit={n}&lastDocId={cursor}: an entry as admins see it. */
const LedgerItemSchema = OwnLedgerItemSchema.extend({
  // Missing in answers of earlier versions.
  analysis: OwnLedgerItemSchema.shape.analysis.default(null),
  receipt: OwnLedgerItemSchema.shape.receipt.default(null),
  actor: z.string(),
  /** Name or address of the actor; null if it is no account, or one that was deleted. */
  actorName: z.string().nullable().default(null),
  /** For pages of earlier versions. */
  analysisId: z.string().nullable(),
})
export type LedgerItem = z.infer<typeof LedgerItemSchema>
export const LedgerPageSchema = z.object({
  data: z.array(LedgerItemSchema),
  pagination: z.object({ hasMore: z.boolean(), lastDocId: z.string().nullable() }),
})
export type LedgerPage = z.infer<typeof LedgerPageSchema>

import { z } from 'zod'
import { PaymentInvoiceSchema } from './payments.ts'
import { LedgerKindSchema } from './user.ts'

/** The receipt of a purchase of points, from the notice of the payment provider. */
export const ReceiptSchema = z.object({
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
})
export type Receipt = z.infer<typeof ReceiptSchema>

/**
 * GET /api/account/ledger?limit={n}&lastDocId={cursor}: an entry as its owner sees it. The actor is left out, because
 * users may not see the id of an admin.
 */
export const OwnLedgerItemSchema = z.object({
  id: z.string(),
  delta: z.number().int(),
  balanceAfter: z.number().int(),
  kind: LedgerKindSchema,
  reason: z.string(),
  /** The analysis that the points were for; `title` is its name or keyword, null once it is deleted. */
  analysis: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
  /** The receipt of a purchase; null if there is none on record. */
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

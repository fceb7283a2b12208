import type { CollectionName } from '@gaplens/contracts/collections'

/**
 * Where a user's data is stored besides `users/{uid}` and its subcollections: documents with the user's uid in this
 * field, with all their subcollections.
 */
export const OWNED: readonly { readonly collection: CollectionName; readonly field: string }[] = [
  // Before the analyses: a batch that is gone starts no further row.
  { collection: 'batches', field: 'uid' },
  { collection: 'analyses', field: 'uid' },
  { collection: 'shares', field: 'uid' },
  { collection: 'chatSessions', field: 'uid' },
]

/** What in a payment's notice says who bought. */
const BUYER = ['body', 'invoiceTaxId', 'invoiceCarrier']

/** Documents that name a person and stay when the account goes, without what names them. */
export const MENTIONS: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Fields that are emptied, because they identify the user. */
  readonly labels: readonly string[]
}[] = [
  { collection: 'activity', field: 'target.id', labels: ['target.label'] },
  { collection: 'activity', field: 'actor.uid', labels: ['actor.label'] },
  // A sale is kept for the books and so that its notice, sent again, credits nobody; whose it was is not.
  { collection: 'paymentEvents', field: 'settledWith', labels: ['settledWith', ...BUYER] },
  { collection: 'paymentEvents', field: 'uid', labels: ['uid', ...BUYER] },
]

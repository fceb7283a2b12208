import type { CollectionName } from '@gaplens/contracts/collections'

/**
 * Where a user's data is stored besides `users/{uid}` and its subcollections: documents with the user's uid in this
 * field, with all their subcollections.
 */
export const PERSONAL_DATA: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Whether it is part of an export of their data. */
  readonly isExported: boolean
}[] = [
  // Before the analyses: a batch that is gone starts no further row.
  { collection: 'batches', field: 'uid', isExported: true },
  { collection: 'analyses', field: 'uid', isExported: true },
  { collection: 'drafts', field: 'uid', isExported: true },
  { collection: 'shares', field: 'uid', isExported: true },
  { collection: 'chatSessions', field: 'uid', isExported: true },
  // Copies of all this: of their own data, and of others' that they were asked for as an admin.
  { collection: 'exports', field: 'uid', isExported: false },
  { collection: 'exports', field: 'requestedBy', isExported: false },
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

import type { CollectionName } from '@gaplens/contracts/collections'

/**
 * Where a user's data is stored besides `users/{uid}` and its subcollections: documents with the user's uid in this
 * field, with all their subcollections.
 */
export const OWNED: readonly { readonly collection: CollectionName; readonly field: string }[] = [
  { collection: 'analyses', field: 'uid' },
  { collection: 'chatSessions', field: 'uid' },
]

/** Documents that name a user. They stay when the account is deleted, without the name. */
export const MENTIONS: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Fields that are emptied, because they identify the user. */
  readonly labels: readonly string[]
}[] = [
  { collection: 'activity', field: 'target.id', labels: ['target.label'] },
  { collection: 'activity', field: 'actor.uid', labels: ['actor.label'] },
  // A sale is kept for accounting, and so that a repeated notice credits nobody. The buyer's name is not kept.
  { collection: 'paymentEvents', field: 'uid', labels: ['uid', 'invoiceTaxId', 'invoiceCarrier'] },
]

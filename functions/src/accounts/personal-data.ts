import type { CollectionName } from '@gaplens/contracts/collections'

/**
 * Where a person's data lies besides `users/{uid}` and what is below it: the documents whose field holds their uid,
 * with everything below them.
 */
export const OWNED: readonly { readonly collection: CollectionName; readonly field: string }[] = [
  { collection: 'analyses', field: 'uid' },
  { collection: 'chatSessions', field: 'uid' },
]

/** Documents that name a person and stay when the account goes, without the name. */
export const MENTIONS: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Fields that are emptied: what says whose it was. */
  readonly labels: readonly string[]
}[] = [
  { collection: 'activity', field: 'target.id', labels: ['target.label'] },
  { collection: 'activity', field: 'actor.uid', labels: ['actor.label'] },
  // A sale is kept for the books and so that its notice, sent again, credits nobody; whose it was is not.
  { collection: 'paymentEvents', field: 'uid', labels: ['uid', 'invoiceTaxId', 'invoiceCarrier'] },
]

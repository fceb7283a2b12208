import type { CollectionName } from '@gaplens/contracts/collections'
import { BUYER_FIELDS } from '@gaplens/contracts/points/payments'

/**
 * Where a user's data is stored besides `users/{uid}` and its subcollections: documents with the user's uid in this
 * field, with all their subcollections.
 */
export const PERSONAL_DATA: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Whether it is part of the export of the user's data. */
  readonly isExported: boolean
}[] = [
  // Batches come before the analyses, so that a deleted batch does not start further rows.
  { collection: 'batches', field: 'uid', isExported: true },
  { collection: 'analyses', field: 'uid', isExported: true },
  { collection: 'drafts', field: 'uid', isExported: true },
  { collection: 'shares', field: 'uid', isExported: true },
  { collection: 'chatSessions', field: 'uid', isExported: true },
  // Exports are copies of the data above: the user's own, and those that the user requested as an admin.
  { collection: 'exports', field: 'uid', isExported: false },
  { collection: 'exports', field: 'requestedBy', isExported: false },
]

/** The fields of a document about two accounts that identify the other one. An export of the one leaves them empty. */
export interface OtherAccount {
  /** The field with its uid. */
  readonly uid: string
  /** Further fields that identify it. */
  readonly labels: readonly string[]
}

/** The admin who has adjusted the points, in an entry of the ledger. */
export const LEDGER_OTHER: OtherAccount = { uid: 'actor', labels: [] }

/** Documents that mention a user and stay after the account is deleted, without the fields that identify the user. */
export const MENTIONS: readonly {
  readonly collection: CollectionName
  readonly field: string
  /** Fields that are emptied, because they identify the user. */
  readonly labels: readonly string[]
  readonly other: OtherAccount
}[] = [
  {
    collection: 'activity',
    field: 'target.id',
    labels: ['target.label'],
    other: { uid: 'actor.uid', labels: ['actor.label'] },
  },
  {
    collection: 'activity',
    field: 'actor.uid',
    labels: ['actor.label'],
    other: { uid: 'target.id', labels: ['target.label'] },
  },
  // A sale is kept for accounting, and so that a repeated notice credits nobody. The buyer is removed from it.
  {
    collection: 'paymentEvents',
    field: 'settledWith',
    labels: ['settledWith', ...BUYER_FIELDS],
    // An admin may have credited another account than the one that the notice names. Its body names that one too.
    other: { uid: 'uid', labels: ['body'] },
  },
  {
    collection: 'paymentEvents',
    field: 'uid',
    labels: ['uid', ...BUYER_FIELDS],
    other: { uid: 'settledWith', labels: [] },
  },
]

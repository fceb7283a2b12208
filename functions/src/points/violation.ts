/** Something that the ledger's invariants forbid. */
export interface Violation {
  readonly problem:
    | 'unreadable'
    | 'balance-differs'
    | 'balance-negative'
    | 'charged-twice'
    | 'refunded-twice'
    | 'refund-without-charge'
    | 'charge-without-analysis'
    | 'failed-without-refund'
    | 'refund-of-success'
    | 'refund-without-cause'
    | 'reversal-without-purchase'
    | 'reversal-incomplete'
    | 'reservation-differs'
    | 'release-differs'
  readonly detail: string
}

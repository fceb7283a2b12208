/** The detail of the ledger audit's finding `balance-differs`: the account's balance and the sum of its entries. */
export function balanceDetail(balance: number, entries: number): string {
  return `balance ${balance}, entries ${entries}`
}

/** The numbers in such a detail; null for the details of other findings. */
export function readBalanceDetail(
  detail: string,
): { readonly balance: number; readonly entries: number } | null {
  const [, balance, entries] = /^balance (-?\d+), entries (-?\d+)$/.exec(detail) ?? []
  return balance === undefined || entries === undefined
    ? null
    : { balance: Number(balance), entries: Number(entries) }
}

/** The detail of `reversal-incomplete`: an order that was fully refunded, and its points that were not taken back. */
export function reversalDetail(orderId: string, points: number): string {
  return `order ${orderId}, points ${points}`
}

/** The order and points in such a detail; null for the details of other findings. */
export function readReversalDetail(
  detail: string,
): { readonly orderId: string; readonly points: number } | null {
  const [, orderId, points] = /^order ([\w-]+), points (\d+)$/.exec(detail) ?? []
  return orderId === undefined || points === undefined ? null : { orderId, points: Number(points) }
}

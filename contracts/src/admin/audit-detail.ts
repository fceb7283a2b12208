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

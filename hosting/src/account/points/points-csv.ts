import type { OwnLedgerItem } from '@gaplens/contracts/points/ledger'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { csvText } from '../../ui/text/csv.ts'
import { LEDGER_KIND_TEXT } from '../../ui/text/ledger-kinds.ts'
import { CSV_TEXT } from './strings.ts'

/** A ledger as CSV with a header row and one row for each entry. */
export function pointsCsv(entries: readonly OwnLedgerItem[]): string {
  const rows = entries.map((entry) => {
    const { createdAt, kind, reason, analysis, batch, delta, balanceAfter, orderId, receipt } = entry
    // The receipt of a reversal is that of the order: its payment is listed with the purchase.
    const refunded = receipt?.refund?.amount ?? null
    const amount = kind === 'reversal' ? refunded && 0 - refunded : receipt?.amount
    return [
      shortTime(createdAt),
      LEDGER_KIND_TEXT[kind],
      reason,
      analysis?.title ?? batch?.name ?? '',
      analysis?.id ?? batch?.id ?? '',
      delta,
      balanceAfter,
      orderId ?? receipt?.orderId ?? '',
      amount ?? '',
      receipt?.currency ?? '',
      receipt?.invoice.number ?? '',
      receipt?.invoice.taxId ?? '',
      receipt?.invoice.carrier ?? '',
    ]
  })
  return csvText([CSV_TEXT.head, ...rows])
}

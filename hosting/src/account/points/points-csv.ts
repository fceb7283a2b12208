import type { OwnLedgerItem } from '@gaplens/contracts/ledger'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { csvText } from '../../ui/text/csv.ts'
import { LEDGER_KIND_TEXT } from '../../ui/text/ledger-kinds.ts'
import { CSV_TEXT } from './strings.ts'

/** A ledger as CSV with a header row and one row for each entry. */
export function pointsCsv(entries: readonly OwnLedgerItem[]): string {
  const rows = entries.map(({ createdAt, kind, reason, analysis, delta, balanceAfter, receipt }) => [
    shortTime(createdAt),
    LEDGER_KIND_TEXT[kind],
    reason,
    analysis?.title ?? '',
    analysis?.id ?? '',
    delta,
    balanceAfter,
    receipt?.orderId ?? '',
    receipt?.amount ?? '',
    receipt?.currency ?? '',
    receipt?.invoice.number ?? '',
    receipt?.invoice.taxId ?? '',
    receipt?.invoice.carrier ?? '',
  ])
  return csvText([CSV_TEXT.head, ...rows])
}

import type { LedgerKind } from '@gaplens/contracts/accounts/user'

/** The kinds of ledger entries, as lists and files name them. */
export const LEDGER_KIND_TEXT: Record<LedgerKind, string> = {
  signup: '開戶',
  analysis: '分析扣點',
  refund: '退還點數',
  adjustment: '人工調整',
  purchase: '購買點數',
  reversal: '收回點數',
  reservation: '批次保留點數',
  release: '批次退還點數',
}

// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { LedgerItem } from '@gaplens/contracts/points/ledger'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { batchEntry, ledgerEntries, refundedOrder } from '../../../dev/fixtures/ledger.ts'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { LedgerTab } from './ledger-tab.tsx'

it('shows the keyword, list or order of each entry, and who adjusted the points', async () => {
  const [analysed] = ledgerEntries()
  const [reversed] = refundedOrder()
  const bought = ledgerEntries().find(({ kind }) => kind === 'purchase')
  if (analysed === undefined || reversed === undefined || bought === undefined) throw new Error('no entry')
  const adjusted = {
    ...analysed,
    id: 'adjustment_1',
    kind: 'adjustment' as const,
    analysis: null,
    reason: '補點',
  }
  const asAdmin = (entry: typeof analysed, actorName: string | null = null): LedgerItem => ({
    ...entry,
    actor: 'uid-1',
    actorName,
    analysisId: null,
  })
  const data = [
    asAdmin({ ...analysed, analysis: { id: 'job-1', title: '冷萃咖啡 比例' } }),
    asAdmin(batchEntry({ id: 'batch-1', name: '九月的文章' })),
    asAdmin(bought),
    asAdmin(reversed),
    asAdmin(adjusted, '王管理'),
    asAdmin({ ...adjusted, id: 'adjustment_2' }),
  ]
  renderAdmin(<LedgerTab uid="mei" />, {
    'GET /users/mei/ledger': { data, pagination: { hasMore: false, lastDocId: null } },
  })
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('「冷萃咖啡 比例」'),
    expect.stringContaining('批次「九月的文章」'),
    expect.stringContaining('訂單 order-1・NT$899'),
    expect.stringContaining('進階方案・訂單 order-1・NT$899'),
    expect.stringContaining('補點（操作者 王管理）'),
    expect.stringContaining('補點（操作者 uid-1）'),
  ])
})

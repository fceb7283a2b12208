// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { LedgerItem } from '@gaplens/contracts/points/ledger'
import { screen, waitFor } from '@testing-library/react'
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

it('says that the next page could not be loaded, and loads it when asked again', async () => {
  const page = (id: string, hasMore: boolean) => ({
    data: ledgerEntries().map((entry, at) => ({
      ...entry,
      id: `${id}-${at}`,
      actor: 'uid-1',
      analysisId: null,
    })),
    pagination: { hasMore, lastDocId: hasMore ? id : null },
  })
  const answers: Record<string, unknown> = { 'GET /users/mei/ledger': page('first', true) }
  const { user } = renderAdmin(<LedgerTab uid="mei" />, answers)
  const more = await screen.findByRole('button', { name: '載入更多' })
  const shown = screen.getAllByRole('listitem').length
  delete answers['GET /users/mei/ledger']
  await user.click(more)
  expect(await screen.findByText('載入點數帳本失敗')).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(shown)
  answers['GET /users/mei/ledger'] = page('second', false)
  await user.click(screen.getByRole('button', { name: '重試' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2 * shown))
  expect(screen.queryByText('載入點數帳本失敗')).toBeNull()
})

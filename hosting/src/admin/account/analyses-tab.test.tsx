// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { AnalysesTab } from './analyses-tab.tsx'

it('names each status as its owner sees it: a cancelled analysis did not fail', async () => {
  const [run] = historyItems(Date.now())
  if (run === undefined) throw new Error('no history')
  const data = [
    { ...run, id: 'a', status: 'completed_with_errors' as const },
    { ...run, id: 'b', status: 'failed' as const },
    { ...run, id: 'c', status: 'failed' as const, isCancelled: true },
  ]
  const pagination = { hasMore: false, lastDocId: null, total: 3, unreadable: 0 }
  renderAdmin(<AnalysesTab uid="mei" />, { 'GET /users/mei/analyses': { data, pagination } })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('完成，有分析提醒'),
    expect.stringContaining('失敗'),
    expect.stringContaining('已取消'),
  ])
})

// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { UserStats } from '@gaplens/contracts/admin/stats'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { StatCards } from './stat-cards.tsx'

const STATS: UserStats = {
  totalUsers: 3,
  analysesToday: 1,
  adminUsers: 1,
  totalPoints: 65,
  pointsLeftOut: 999_999,
  countedAt: '2026-11-20T02:00:00.000Z',
}
const open = (stats: UserStats) =>
  renderAdmin(<StatCards figures={['totalUsers', 'totalPoints']} />, { 'GET /stats/users': stats })

it('says which points of the list the total leaves out', async () => {
  open(STATS)
  expect(await screen.findByText('不含首位管理員的 999,999 點')).toBeDefined()
})

it('says nothing where it leaves none out', async () => {
  open({ ...STATS, pointsLeftOut: 0 })
  expect(await screen.findByText('65')).toBeDefined()
  expect(screen.queryByText(/不含/)).toBeNull()
})

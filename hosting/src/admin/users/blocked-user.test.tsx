// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { AccountSignals, AdminUser } from '@gaplens/contracts/admin/requests'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { AccountDrawer } from '../account/account-drawer.tsx'
import { UserRow } from './user-row.tsx'

const MEMBER: AdminUser = {
  uid: 'mei',
  email: 'mei@people.test',
  displayName: '林美',
  photoURL: null,
  points: 2,
  role: 'user',
  analysisCount: 0,
  createdAt: null,
  blockedAt: null,
}
const BLOCKED: AdminUser = { ...MEMBER, blockedAt: '2026-11-20T02:00:00.000Z' }
const SIGNALS: AccountSignals = {
  blockedAt: BLOCKED.blockedAt,
  blockReason: '以多個帳號領取贈點',
  disposableAddress: false,
  hasBought: false,
  whiteLabel: false,
  giftRefused: false,
  startedToday: 0,
  startedLastHour: 0,
  refundedToday: 0,
  unfinished: 0,
}
const nothing = () => undefined
const row = (user: AdminUser) => (
  <table>
    <tbody>
      <UserRow user={user} editing={false} onEdit={nothing} onDone={nothing} onOpen={nothing} />
    </tbody>
  </table>
)

it('stands in the list with a mark that others do not have', () => {
  renderAdmin(row(BLOCKED))
  expect(screen.getByText('已封鎖')).toBeDefined()
})

it('is not marked while it is not blocked', () => {
  renderAdmin(row(MEMBER))
  expect(screen.queryByText('已封鎖')).toBeNull()
})

it('has its mark and the reason with its details', async () => {
  renderAdmin(<AccountDrawer user={BLOCKED} tab="manage" onClose={nothing} onGone={nothing} />, {
    'GET /users/mei/signals': SIGNALS,
    'GET /users/mei/export': { state: 'none', documents: 0, parts: 0, bytes: 0, expiresAt: null },
  })
  expect(await screen.findByText('封鎖原因：以多個帳號領取贈點')).toBeDefined()
  expect(screen.getByText('已封鎖')).toBeDefined()
})

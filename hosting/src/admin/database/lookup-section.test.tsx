// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { Registration } from '@gaplens/contracts/admin/requests'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { EmptyUsers } from '../users/empty-users.tsx'
import { LookupSection } from './lookup-section.tsx'

const nothing = () => undefined
const answers = (registration: Registration | null) => ({
  'GET /lookup': [],
  'GET /registration': { registration },
})
const UNVERIFIED = { registeredAt: '2026-11-20T02:00:00.000Z', verified: false }
const SAID = '已註冊，尚未驗證電子郵件，還沒有帳號資料。註冊時間：2026/11/20 10:00'

it.each([
  ['registered and not verified', UNVERIFIED, SAID],
  ['verified, but has never signed in', { ...UNVERIFIED, verified: true }, /^已註冊並驗證電子郵件，還沒有/],
  ['not registered', null, '找不到這個帳號。'],
])('says of an address without an account that it is %s', async (_what, registration, said) => {
  const { user } = renderAdmin(<LookupSection />, answers(registration))
  await user.type(screen.getByLabelText('電子郵件或 UID'), 'new@people.test{Enter}')
  expect(await screen.findByText(said)).toBeDefined()
})

it('asks about addresses alone, not about ids', async () => {
  const { calls, user } = renderAdmin(<LookupSection />, answers(UNVERIFIED))
  await user.type(screen.getByLabelText('電子郵件或 UID'), 'some-uid{Enter}')
  expect(await screen.findByText('找不到這個帳號。')).toBeDefined()
  expect(calls.map(({ path }) => path)).toEqual(['/lookup?q=some-uid'])
})

it('says it from the list of users too', async () => {
  const list = <EmptyUsers filtering search="new@people.test" onOpen={nothing} />
  const { user } = renderAdmin(list, answers(UNVERIFIED))
  await user.click(screen.getByRole('button', { name: /^在所有使用者中查詢/ }))
  expect(await screen.findByText(SAID)).toBeDefined()
})

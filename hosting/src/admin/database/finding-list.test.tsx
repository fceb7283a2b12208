// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { FindingList } from './finding-list.tsx'

const MEMBER = {
  uid: 'mei',
  email: 'mei@people.test',
  displayName: '林美',
  photoURL: null,
  points: 77,
  role: 'user',
  analysisCount: 0,
  createdAt: null,
}

it('says what differs in words', () => {
  const finding = (problem: string, detail: string) => ({ uid: 'mei', problem, detail })
  const findings = [
    finding('balance-differs', 'balance 77, entries 5'),
    finding('balance-negative', '-3'),
    finding('charged-twice', 'a1'),
    finding('unreadable', 'ledger/x: delta'),
    finding('not-audited', 'TypeError'),
    finding('reversal-incomplete', 'order o-1, points 54'),
  ]
  renderAdmin(<FindingList findings={findings} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '餘額與帳本加總不符mei：餘額 77、帳本合計 5開啟帳號',
    '餘額為負數mei：餘額 -3開啟帳號',
    '同一分析扣點兩次mei：編號 a1開啟帳號',
    '資料格式不正確mei：欄位 ledger/x: delta開啟帳號',
    '無法完成核對mei：錯誤 TypeError開啟帳號',
    '全額退款未收回全部點數mei：訂單 o-1 還有 54 點。扣點時在原因寫上訂單編號，就不再列出開啟帳號',
  ])
})

it('opens the account', async () => {
  const findings = [{ uid: 'mei', problem: 'balance-differs', detail: 'balance 77, entries 5' }]
  const { calls, user } = renderAdmin(<FindingList findings={findings} />, {
    'GET /lookup': [MEMBER],
    'GET /users/mei/ledger': { data: [], pagination: { hasMore: false, lastDocId: null } },
  })
  await user.click(screen.getByRole('button', { name: '開啟帳號：mei' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('mei@people.test')).toBeDefined()
  expect(calls[0]?.path).toBe('/lookup?q=mei')
})

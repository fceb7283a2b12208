// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { batchEntry, ledgerEntries, refundedOrder } from '../../../dev/fixtures/ledger.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const open = (api: FakeApiData) => renderScreen({ path: '/app/account/points', api })

it('shows each entry with its reason, analysis, change and balance, and a receipt for a purchase', async () => {
  open({ ledger: ledgerEntries() })
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
  expect(rows).toEqual([
    '內容缺口分析分析已刪除2026/11/20 10:05-164',
    '購買進階方案訂單 order-12026/11/20 10:04收據+6065',
    '分析未完成，退還點數「冷萃咖啡 比例」2026/11/20 10:03+15',
    '內容缺口分析「冷萃咖啡 比例」2026/11/20 10:02-14',
    '新用戶贈點2026/11/20 10:01+55',
  ])
  const link = screen.getAllByRole('link', { name: '「冷萃咖啡 比例」' })[0]
  expect(link?.getAttribute('href')).toBe('/app/analyses/job-1')
})

it('names the plan and the order of a refund, with its receipt, and the list of a batch', async () => {
  const named = batchEntry({ id: 'batch-1', name: '九月的文章' })
  const ledger = [
    named,
    { ...named, id: 'b', batch: { id: 'batch-2', name: '' } },
    { ...named, id: 'c', batch: { id: 'batch-3', name: null } },
    ...refundedOrder(),
  ]
  open({ ledger })
  const rows = (await screen.findAllByRole('row')).slice(1, 5).map((row) => row.textContent)
  expect(rows).toEqual([
    '批次分析 12 列批次「九月的文章」2026/11/21 10:00-1253',
    '批次分析 12 列查看這個批次2026/11/21 10:00-1253',
    '批次分析 12 列批次已刪除2026/11/21 10:00-1253',
    '付款已退款，收回點數進階方案，訂單 order-12026/11/25 10:00收據-605',
  ])
  const links = screen.getAllByRole('link', { name: /批次/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/app/batch/batch-1', '/app/batch/batch-2'])
})

it('loads the next page where one is asked for, and leaves the keyboard at the end', async () => {
  const [entry] = ledgerEntries()
  if (entry === undefined) throw new Error('no entry')
  const ledger = Array.from({ length: 25 }, (_, at) => ({ ...entry, id: `entry-${at}` }))
  const { user } = open({ ledger })
  const more = await screen.findByRole('button', { name: '載入更多' })
  expect(screen.getAllByRole('row')).toHaveLength(21)
  await user.click(more)
  const end = await screen.findByText('已顯示全部 25 筆。')
  expect(screen.getAllByRole('row')).toHaveLength(26)
  await waitFor(() => expect(document.activeElement).toBe(end))
})

it('says where there is nothing yet, and why before the address is verified', async () => {
  open({ ledger: [] })
  expect(await screen.findByRole('heading', { name: '還沒有點數紀錄' })).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '匯出 CSV' }).disabled).toBe(true)
})

it('sends no request before the address is verified, and says what will be shown', async () => {
  const session = fakeSession()
  const verification = { ...session.verification, isVerified: false }
  const { calls } = renderScreen({ path: '/app/account/points', session: { ...session, verification } })
  expect(await screen.findByText(/驗證電子郵件後/)).toBeDefined()
  expect(calls.filter(({ path }) => path.startsWith('/account/ledger'))).toEqual([])
})

it('says what went wrong and tries again', async () => {
  const api: FakeApiData = { ledger: ledgerEntries(), errors: { 'GET /account/ledger': 'unavailable' } }
  const { user } = open(api)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('無法載入點數紀錄')).toBeDefined()
  delete api.errors
  await user.click(alert.getByRole('button', { name: '重試' }))
  expect(await screen.findByText('購買進階方案')).toBeDefined()
})

it('opens the receipt of a purchase, with the provider’s details of the invoice', async () => {
  const { user } = open({ ledger: ledgerEntries() })
  await user.click(await screen.findByRole('link', { name: '收據：購買進階方案，2026/11/20 10:04' }))
  expect(await screen.findByRole('heading', { level: 1, name: '收據' })).toBeDefined()
  const facts = (await screen.findAllByRole('term')).map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(Object.fromEntries(facts)).toMatchObject({
    付款金額: 'NT$899',
    付款時間: '2026/11/20 10:05（台北時間）',
    訂單編號: 'order-1',
    發票號碼: 'AB-12345678',
    統一編號: '12345675',
    載具: '/ABC+123',
  })
  expect(screen.queryByText(/退款/)).toBeNull()
})

it.each([
  ['a refund', {}, '這筆訂單已退款', 'NT$899', '60 點'],
  ['a refund of a part', { points: 30, amount: 450 }, '這筆訂單已部分退款', 'NT$450', '30 點'],
  ['a refund of an unknown amount', { amount: null }, '這筆訂單已退款', undefined, '60 點'],
  ['a chargeback', { chargedBack: true }, '這筆付款已由銀行退單', 'NT$899', '60 點'],
])('shows on the receipt that its order had %s', async (_what, refund, title, amount, points) => {
  renderScreen({ path: '/app/account/points/purchase_order-1', api: { ledger: refundedOrder(refund) } })
  expect(await screen.findByText(title)).toBeDefined()
  const factOf = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent
  expect(factOf('退款時間')).toBe('2026/11/25 10:00（台北時間）')
  expect(factOf('退款金額')).toBe(amount)
  expect(factOf('收回點數')).toBe(points)
})

it('says that there is no such receipt', async () => {
  renderScreen({ path: '/app/account/points/purchase_gone', api: { ledger: ledgerEntries() } })
  expect(await screen.findByText('找不到這張收據')).toBeDefined()
})

import type { ActivityItem } from '@gaplens/contracts/admin/requests'
import { describe, expect, it } from 'vitest'
import { activityText } from './activity-text.ts'

const item: ActivityItem = {
  id: 'a1',
  action: 'points.adjusted',
  actor: { uid: 'boss', label: '管理員' },
  target: { kind: 'user', id: 'mei', label: '林小美' },
  before: { points: 5 },
  after: { points: 1_015, requested: 1_010 },
  reason: '活動贈點',
  createdAt: '2026-11-21T00:00:00Z',
}

describe('a line of the log', () => {
  it('says what points were, are, and why', () => {
    expect(activityText(item)).toEqual({
      what: '調整了 林小美 的點數',
      changes: ['5 → 1,015 點（+1,010）', '原因：活動贈點'],
    })
  })

  it('names the order and the points of a payment', () => {
    const credited = {
      ...item,
      action: 'payment.credited',
      before: null,
      after: { order: 'order_7', points: 60 },
      reason: null,
    } as const
    expect(activityText(credited)).toEqual({
      what: '將一筆付款的點數入帳給 林小美',
      changes: ['訂單 order_7，60 點'],
    })
  })

  it('names roles and settings as the screens do', () => {
    const role = {
      ...item,
      action: 'role.changed',
      before: { role: 'user' },
      after: { role: 'admin' },
    } as const
    expect(activityText({ ...role, reason: null }).changes).toEqual(['一般使用者 → 管理員'])
    const settings: ActivityItem = {
      ...item,
      action: 'settings.changed',
      target: { kind: 'system', id: 'settings', label: '系統設定' },
      before: { analysesEnabled: true, analysesNotice: '', dailyPerUser: 100, searchPriceUsd: null },
      after: { analysesEnabled: false, analysesNotice: '維護中', dailyPerUser: 7, searchPriceUsd: 0.01 },
      reason: null,
    }
    expect(activityText(settings)).toEqual({
      what: '變更了系統設定',
      changes: [
        '接受新分析：開啟 → 關閉',
        '暫停公告：未設定 → 維護中',
        '每人每日上限：100 → 7',
        '每次搜尋成本：未設定 → 0.01',
      ],
    })
  })

  it('does not name an account that was deleted', () => {
    const gone = { ...item, target: { ...item.target, label: '' } }
    expect(activityText(gone).what).toBe('調整了 已刪除的帳號 的點數')
  })
})

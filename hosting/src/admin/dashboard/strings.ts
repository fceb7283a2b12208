import type { ActivityAction } from '@gaplens/contracts/admin/requests'
import { count, signed } from '../../ui/text/numbers.ts'
import { SETTINGS_TEXT } from '../settings/strings.ts'

export const TILE_TEXT = {
  label: '管理功能',
  users: { title: '使用者管理', body: '搜尋帳號、調整點數、變更角色' },
  statistics: { title: '分析統計', body: '成功率、耗時、服務成本與錯誤' },
  settings: { title: '系統設定', body: '功能開關、公告與用量上限' },
  database: { title: '資料庫管理', body: '帳本稽核、待處理的付款、個資' },
}

export const ACTIVITY_TEXT = {
  title: '最近活動',
  empty: '還沒有活動紀錄',
  emptyHint: '管理員調整點數、變更角色或設定後，會記錄在這裡。',
  failed: '載入活動紀錄失敗',
  more: '顯示更多',
  deletedAccount: '已刪除的帳號',
  reason: (reason: string) => `原因：${reason}`,
}

/** A line of the log as a sentence after the actor's name. */
export const ACTION_TEXT: Record<ActivityAction, (target: string) => string> = {
  'points.adjusted': (target) => `調整了 ${target} 的點數`,
  'role.changed': (target) => `變更了 ${target} 的角色`,
  'settings.changed': () => '變更了系統設定',
  'job.redispatched': (target) => `重新派送了分析 ${target}`,
  'job.refunded': (target) => `結束了分析 ${target} 並退還點數`,
  'user.exported': (target) => `匯出了 ${target} 的資料`,
  'user.deleted': (target) => `刪除了${target}`,
  'user.blocked': (target) => `封鎖了 ${target}`,
  'user.unblocked': (target) => `解除了 ${target} 的封鎖`,
  'white-label.granted': (target) => `為 ${target} 開通了白牌報告`,
  'white-label.withdrawn': (target) => `關閉了 ${target} 的白牌報告`,
  'ledger.audited': () => '稽核了點數帳本',
  'payment.credited': (target) => `將一筆付款的點數入帳給 ${target}`,
  'payment.reversed': (target) => `收回了 ${target} 一筆付款的點數`,
  'payment.dismissed': (target) => `將付款 ${target} 標記為不處理`,
}

/** The change of one value: `5 → 15`. */
export function changeText(name: string, before: unknown, after: unknown): string {
  if (name === 'points' && typeof before === 'number' && typeof after === 'number')
    return `${count(before)} → ${count(after)} 點（${signed(after - before)}）`
  return `${before ?? SETTINGS_TEXT.unset} → ${after ?? SETTINGS_TEXT.unset}`
}

/** Texts of log entries about payments. */
export function paymentText(order: string, points: number): string {
  return points === 0 ? `訂單 ${order}` : `訂單 ${order}，${count(points)} 點`
}

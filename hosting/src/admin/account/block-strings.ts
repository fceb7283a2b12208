import { count } from '../../ui/text/numbers.ts'

export const BLOCK_TEXT = {
  title: '使用狀況與封鎖',
  failed: '載入使用狀況失敗',
  disposable: '使用拋棄式信箱',
  ordinary: '不是已知的拋棄式信箱',
  bought: '曾購買點數',
  neverBought: '從未購買點數',
  giftRefused: '這個電子郵件先前已領過新用戶贈點',
  started: (today: number, hour: number) => `今天開始 ${count(today)} 次分析，過去一小時 ${count(hour)} 次`,
  refunded: (refunded: number, unfinished: number) =>
    `今天退點 ${count(refunded)} 次，進行中 ${count(unfinished)} 筆`,
  blockedSince: (time: string) => `已於 ${time} 封鎖，無法登入與使用。`,
  blockReason: (reason: string) => `封鎖原因：${reason}`,
  hint: '封鎖後立即登出所有裝置，無法登入、分析或讀取資料；點數與報告會保留，可以隨時解除。',
  block: '封鎖帳號',
  unblock: '解除封鎖',
  blockTitle: '封鎖帳號',
  unblockTitle: '解除封鎖',
  blockPlaceholder: '例如：以多個帳號重複領取贈點',
  unblockPlaceholder: '例如：已來信說明',
  blocked: '帳號已封鎖',
  unblocked: '已解除封鎖',
  blockFailed: '變更封鎖狀態失敗',
  self: '無法封鎖自己的帳號。',
  admin: '請先改為一般使用者，才能封鎖。',
}

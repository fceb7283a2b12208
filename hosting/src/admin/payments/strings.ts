import type { PaymentProblem, WaitingPayment } from '@gaplens/contracts/points/payments'
import { count } from '../../ui/text/numbers.ts'

export const PAYMENTS_TEXT = {
  title: '待處理的付款',
  intro: '簽章正確、但無法自動入帳或收回點數的付款通知。每一筆都原樣保留，等您決定。',
  empty: '沒有待處理的付款通知。',
  failed: '載入待處理的付款失敗',
  total: (total: number) => `有 ${count(total)} 筆付款通知待處理`,
  oldest: (shown: number) => `僅列出最早的 ${count(shown)} 筆。`,
  of: (what: string, order: string | null) => (order === null ? what : `${what}：訂單 ${order}`),
  received: (time: string, times: number) =>
    times > 1 ? `${time} 收到，已重送 ${count(times - 1)} 次` : `${time} 收到`,
  paidFor: (plan: string, price: string) => `${plan}，${price}`,
  account: (text: string) => `帳號 ${text}`,
  body: '檢視通知原文',
  creditNow: (points: number) => `入帳 ${count(points)} 點`,
  reverseNow: (points: number) => `收回 ${count(points)} 點`,
  choose: '指定帳號與點數',
  dismiss: '不處理',
  /** Begins with the visible label, so that voice control can name the button. */
  named: (action: string, order: string) => `${action}：${order}`,
  creditTitle: '入帳點數',
  reverseTitle: '收回點數',
  accountLabel: '電子郵件或 UID',
  pointsLabel: '點數',
  directionLabel: '處理方式',
  credit: '入帳',
  reverse: '收回',
  reverseHint: '收回後餘額可能為負數；補足之前，這個帳號無法開始新的分析。',
  debtHint: '收回後餘額為負數；補足之前，這個帳號無法開始新的分析。',
  accountTerm: '帳號',
  orderTerm: '訂單',
  moneyTerm: (kind: 'credit' | 'reverse') => (kind === 'credit' ? '付款' : '退款'),
  creditedTerm: '這筆訂單已入帳',
  reversedTerm: '先前已收回',
  pointsValue: (points: number) => `${count(points)} 點`,
  balancePreview: (before: number, after: number) => `餘額 ${count(before)} 點 → ${count(after)} 點`,
  shareHint: '建議的點數依退款金額的比例計算，不足 1 點不收回；可以修改。',
  pointsRange: (most: number) => `請輸入 1 到 ${count(most)} 之間的整數。`,
  noCredit: '這個帳號的帳本沒有這筆訂單的入帳，沒有點數可以收回。請指定實際入帳的帳號，或選擇不處理。',
  reversedBefore: (points: number) =>
    `這筆訂單入帳的 ${count(points)} 點已全數收回，不能再次收回。需要再扣點請到使用者管理調整，這筆通知可以選擇不處理。`,
  creditedBefore: (points: number) => `這筆訂單已入帳 ${count(points)} 點，不能再次入帳。`,
  notOpen: '這個帳號還沒有開立帳本，點數無法變動。',
  dismissTitle: '不處理這筆付款',
  dismissHint: '點數不會變動。原因會記錄在最近活動。',
  reason: '原因',
  reasonPlaceholder: '例如：已由金流商退款',
  confirm: '確認',
  cancel: '取消',
  credited: '點數已入帳。',
  reversed: '點數已收回。',
  dismissed: '已標記為不處理。',
  actionFailed: '處理失敗，請稍後再試。',
}

export const KIND_TEXT: Record<WaitingPayment['kind'], string> = {
  paid: '付款',
  refunded: '退款',
  'charged-back': '付款爭議（銀行退單）',
  other: '其他通知',
  unreadable: '無法讀取的通知',
}

export const PAYMENT_PROBLEM_TEXT: Record<PaymentProblem, string> = {
  unfinished: '處理到一半中斷',
  unreadable: '內容格式不正確',
  'unknown-user': '找不到帳號',
  'unknown-plan': '沒有這個方案，或方案沒有定價',
  'wrong-amount': '金額與方案不符',
  'unknown-order': '這個帳號沒有這筆訂單的入帳紀錄',
}

import type { Registration } from '@gaplens/contracts/admin/requests'
import { count } from '../../ui/text/numbers.ts'
import { dateTime } from '../format.ts'

export const DATABASE_TEXT = {
  title: '資料庫管理',
  audit: '帳本稽核',
  auditIntro: '逐一核對每個帳號：點數餘額等於帳本加總，且每筆扣點都有對應的分析或退點。',
  auditStart: '開始稽核',
  auditAgain: '重新稽核',
  auditStop: '停止',
  auditRunning: (users: number) => `已核對 ${count(users)} 個帳號…`,
  auditClean: (users: number, entries: number) =>
    `${count(users)} 個帳號、${count(entries)} 筆帳目，全部相符。`,
  auditFound: (findings: number, users: number) =>
    `核對 ${count(users)} 個帳號，發現 ${count(findings)} 項不符。`,
  auditUnopened: (accounts: number) => `另有 ${count(accounts)} 個帳號尚未開立帳本。`,
  auditFailed: '稽核中斷，請重試。',
  jobs: '卡住的分析',
  jobsIntro: '超過 2 分鐘未完成，而且沒有工作程序在處理的分析。系統每分鐘會自動處理一次，通常不需要介入。',
  jobsEmpty: '沒有卡住的分析。',
  jobsFailed: '載入卡住的分析失敗',
  redispatch: '重新派送',
  refund: '結束並退點',
  redispatchOf: (keyword: string) => `重新派送：${keyword}`,
  refundOf: (keyword: string) => `結束並退點：${keyword}`,
  redispatched: '已重新派送。',
  refunded: '已結束分析並退還點數。',
  ended: '已結束分析。',
  actionFailed: '操作失敗，請稍後再試。',
  since: (time: string, attempt: number) => `${time} 開始，已嘗試 ${attempt} 次`,
  personal: '個人資料請求',
  personalIntro: '依使用者要求匯出或刪除個人資料。請先輸入完整的電子郵件或 UID 找到帳號。',
  lookup: '電子郵件或 UID',
  find: '查詢',
  notFound: '找不到這個帳號。',
  registered: ({ registeredAt, verified }: Registration) =>
    `${verified ? '已註冊並驗證電子郵件' : '已註冊，尚未驗證電子郵件'}，還沒有帳號資料。註冊時間：${dateTime(registeredAt)}`,
  lookupFailed: '查詢失敗，請稍後再試。',
  open: '開啟帳號',
  /** Begins with the visible label, so that voice control can name the button. */
  openOf: (uid: string) => `開啟帳號：${uid}`,
  finding: (uid: string, detail: string) => `${uid}：${detail}`,
  balanceDetail: (balance: number, entries: number) => `餘額 ${count(balance)}、帳本合計 ${count(entries)}`,
  reversalDetail: (order: string, points: number) =>
    `訂單 ${order} 還有 ${count(points)} 點。扣點時在原因寫上訂單編號，就不再列出`,
  negativeDetail: (balance: number) => `餘額 ${count(balance)}`,
  fieldsDetail: (fields: string) => `欄位 ${fields}`,
  errorDetail: (error: string) => `錯誤 ${error}`,
  idDetail: (id: string) => `編號 ${id}`,
}

export const UPKEEP_TEXT = {
  title: '系統維護',
  intro: '每分鐘的維護會略過無法讀取的資料，不影響其他資料；每晚另會自動核對點數帳本。',
  failed: '載入維護紀錄失敗',
  audited: (time: string, accounts: number, findings: number) =>
    `最近一次自動稽核：${time}，核對 ${count(accounts)} 個帳號，${
      findings === 0 ? '全部相符' : `發現 ${count(findings)} 項不符`
    }。`,
  neverAudited: '尚未執行過自動稽核。',
  empty: '沒有無法讀取的資料。',
  found: (total: number) => `有 ${count(total)} 筆資料無法讀取`,
  line: (problem: string, seen: number, time: string) =>
    `${problem}，出現 ${count(seen)} 次，最近一次是 ${time}`,
}

export const PROBLEM_TEXT: Record<string, string> = {
  unreadable: '資料格式不正確',
  'not-audited': '無法完成核對',
  'balance-differs': '餘額與帳本加總不符',
  'balance-negative': '餘額為負數',
  'charged-twice': '同一分析扣點兩次',
  'refunded-twice': '同一分析退點兩次',
  'refund-without-charge': '退點但沒有扣點',
  'charge-without-analysis': '扣點但找不到分析',
  'failed-without-refund': '分析失敗但未退點',
  'refund-of-success': '分析成功卻退點',
  'reservation-differs': '批次保留的點數與列數不符',
  'release-differs': '批次退還的點數與未執行的列數不符',
  'refund-without-cause': '不應退點卻退點',
  'reversal-without-purchase': '收回的點數沒有對應的入帳',
  'reversal-incomplete': '全額退款未收回全部點數',
}

import { ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import { count } from '../../ui/text/numbers.ts'

export const POINTS_TEXT = {
  title: '點數紀錄',
  lead: '每一次增加與扣除都在這裡：原因、是哪一份分析，以及當時的餘額。1 點就是 1 次完整分析。',
  balance: '剩餘點數',
  buy: '購買點數',
  export: '匯出 CSV',
  exporting: (entries: number) => `正在讀取，已有 ${count(entries)} 筆…`,
  exported: (entries: number) => `已匯出 ${count(entries)} 筆點數紀錄。`,
  exportFailed: '無法匯出點數紀錄',
  caption: `點數紀錄，新的在前${ZONE_NOTE}`,
  entry: '項目',
  change: '點數',
  after: '餘額',
  receipt: '收據',
  receiptOf: (reason: string, time: string) => `收據：${reason}，${time}`,
  analysis: (title: string) => `「${title}」`,
  deleted: '分析已刪除',
  more: '載入更多',
  all: (entries: number) => `已顯示全部 ${count(entries)} 筆。`,
  empty: '還沒有點數紀錄',
  emptyHint: '贈點、購買、分析扣點與退點都會列在這裡。',
  unverifiedHint: '驗證電子郵件後，贈點會入帳並列在這裡。',
  failed: '無法載入點數紀錄',
}

export const RECEIPT_TEXT = {
  title: '收據',
  back: '返回點數紀錄',
  print: '列印收據',
  item: '購買項目',
  points: '點數',
  pointsValue: (points: number) => `${count(points)} 點`,
  amount: '付款金額',
  paidAt: '付款時間',
  order: '訂單編號',
  seller: '賣方',
  buyer: '買方',
  number: '發票號碼',
  taxId: '統一編號',
  carrier: '載具',
  note: '這是付款收據，不能代替統一發票。發票由付款服務開立，有問題請寫信到',
  none: '這筆購買沒有付款資料',
  noneHint: '點數已入帳，但找不到對應的付款紀錄。需要收據請寫信到',
  missing: '找不到這張收據',
  failed: '無法載入收據',
}

/** The kinds of entries, as the file names them. */
export const KIND_TEXT = {
  signup: '開戶',
  analysis: '分析扣點',
  refund: '退還點數',
  adjustment: '人工調整',
  purchase: '購買點數',
  reversal: '收回點數',
  reservation: '批次保留點數',
  release: '批次退還點數',
} as const

export const CSV_TEXT = {
  head: [
    `時間${ZONE_NOTE}`,
    '類別',
    '原因',
    '分析',
    '分析編號',
    '點數',
    '餘額',
    '訂單編號',
    '付款金額',
    '幣別',
    '發票號碼',
    '統一編號',
    '載具',
  ],
}

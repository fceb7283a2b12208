// Texts of the workspace's first load. Parts that are loaded later have their own texts beside them.

import { TERMS } from '@gaplens/report/text/glossary'
import { ZONE_NOTE } from '@gaplens/report/text/taiwan-time'

export const WORKSPACE_TEXT = {
  adminBadge: '管理員',
  roleAdmin: '管理員',
  roleUser: '一般使用者',
  points: (points: number) => `剩餘 ${points.toLocaleString('zh-TW')} 點`,
  pointsUnknown: '點數讀取中',
  pointsRecord: '點數紀錄',
  buy: '購買點數',
  admin: '管理後台',
  signOut: '登出',
  signedOut: '已登出。',
  signOutUnsaved: '草稿有文字尚未儲存，登出後就會遺失。仍要登出嗎？',
  signOutFailed: '登出失敗，請稍後再試。',
  accountMenu: '帳號選單',
  account: '帳號與資料',
  openHistory: '開啟分析紀錄',
  shortcuts: '鍵盤快速鍵',
  lowPoints: (points: number) => `點數即將用完，剩餘 ${points} 點。`,
  noPoints: '點數已用完，購買點數後即可繼續分析。',
  debt: (points: number) =>
    `有一筆付款已經退款，點數為 ${points.toLocaleString('zh-TW')} 點。補足點數後即可繼續分析。`,
  userDataFailed: '無法讀取您的點數資料。',
  retry: '重試',
}

export const FORM_TEXT = {
  title: '新分析',
  welcome: '找出您的內容缺口',
  subtitle: '輸入關鍵字與您的網頁，GapLens 會讀取 AI\u00a0Overview 與引用網頁，逐項比對您的內容。',
  keyword: '目標關鍵字',
  keywordPlaceholder: '例如：手沖咖啡 水溫',
  url: '您的網頁網址',
  urlPlaceholder: 'https://example.com/page',
  refresh: '重新抓取',
  refreshHint: '一律使用當下的搜尋結果與來源網頁，不沿用近期取得的資料。',
  submit: '開始分析',
  startAnyway: '仍要開始',
  submitting: '正在送出…',
  cost: (left: number) => `這次分析使用 1 點，完成後剩餘 ${left.toLocaleString('zh-TW')} 點。`,
  refund: '分析失敗會退還點數。',
  unverified: '驗證電子郵件後就能開始分析；驗證信可在頁面上方重新寄送。',
  examples: '試試範例：',
  batch: '批次分析：一次跑完一份清單',
  insufficient: '點數不足！請先購買點數。',
  failed: '分析失敗，請重試。',
}

export const HISTORY_TEXT = {
  title: '分析紀錄',
  close: '關閉分析紀錄',
  fresh: '新分析',
  search: '搜尋分析紀錄',
  searchPlaceholder: '關鍵字、名稱或網址',
  loadFailed: '無法載入分析紀錄',
  retry: '重試',
  createdAt: (time: string) => `${time}${ZONE_NOTE}`,
  empty: '還沒有分析紀錄',
  emptyHint: '完成第一次分析後，報告會保存在這裡。',
  sample: '先看範例報告',
  unreadable: (count: number) =>
    `有 ${count} 筆紀錄暫時無法讀取，其他紀錄不受影響。我們已收到通知；需要時請來信，並附上分析日期。`,
  noMatch: '找不到符合的紀錄',
  noMatchHint: '換個關鍵字或網址試試。',
  found: (count: number) => `符合 ${count} 筆`,
  limited: (count: number) => `只顯示最近符合的 ${count} 筆`,
  more: '載入更多',
  total: (count: number) => `共 ${count.toLocaleString('zh-TW')} 筆`,
  quality: (score: number) => `品質 ${score}%`,
  coverage: (score: number) => `${TERMS.coverage} ${score}`,
  change: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '不變'),
  immediate: (count: number) => `${count} 項立即執行`,
  batchRow: (row: number) => `批次第 ${row} 列`,
  openPage: (keyword: string) => `開啟「${keyword}」的網頁`,
  rename: (keyword: string) => `重新命名「${keyword}」`,
  remove: (keyword: string) => `刪除「${keyword}」`,
  today: '今天',
  yesterday: '昨天',
  daysAgo: (days: number) => `${days} 天前`,
  pull: '下拉重新整理',
  release: '放開以重新整理',
  refreshing: '重新整理中…',
}

/** How a followed analysis ended. */
export const END_TEXT = {
  done: '分析完成！報告已準備好。',
  doneWithWarnings: '分析完成，但有分析提醒。',
  failed: '分析失敗，請稍後再試。',
  cancelled: '分析已取消。',
}

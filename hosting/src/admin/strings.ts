import type { ActivityAction } from '@gaplens/contracts/admin'
import type { JobErrorCode } from '@gaplens/contracts/errors'
import type { Settings } from '@gaplens/contracts/settings'
import type { LedgerKind, Role } from '@gaplens/contracts/user'
import { count, signed } from '../ui/text/numbers.ts'

export const ADMIN_TEXT = {
  title: '管理後台',
  backToApp: '返回工作區',
  backToDashboard: '返回管理後台',
  reload: '重新整理',
  updated: '統計資料已更新',
  welcome: (name: string) => (name === '' ? '歡迎回來' : `歡迎回來，${name}`),
  subtitle: '這裡是 GapLens 的營運概況。',
  statsFailed: '載入統計資料失敗',
  retry: '重試',
  accountFailed: '無法確認您的權限，請重試。',
  none: '-',
}

/** A dialog that asks an admin why. */
export const REASON_TEXT = { reason: '原因', cancel: '取消', confirm: '確認' }

export const CARD_TEXT = {
  label: '統計數字',
  totalUsers: '總使用者',
  analysesToday: '今日分析',
  adminUsers: '管理員',
  totalPoints: '總點數',
}

export const TILE_TEXT = {
  label: '管理功能',
  users: { title: '使用者管理', body: '搜尋帳號、調整點數、變更角色' },
  statistics: { title: '分析統計', body: '成功率、耗時、服務成本與錯誤' },
  settings: { title: '系統設定', body: '功能開關、公告與用量上限' },
  database: { title: '資料庫管理', body: '帳本稽核、待處理的付款、個資' },
}

export const ROLE_TEXT: Record<Role, string> = { admin: '管理員', user: '一般使用者' }

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

export const SETTING_TEXT: Record<keyof Settings, string> = {
  chatbotEnabled: '小幫手',
  analysesEnabled: '接受新分析',
  analysesNotice: '暫停公告',
  maxUnfinished: '每人同時進行上限',
  dailyPerUser: '每人每日上限',
  batchMaxRows: '每個批次的列數上限',
  openBatches: '每人同時進行的批次上限',
  sharesPerAnalysis: '每份報告的分享連結上限',
  sharesPerAccount: '每人的分享連結總數上限',
  draftsPerAnalysis: '每份報告的草稿上限',
  draftsPerAccount: '每人的草稿總數上限',
  draftMaxCharacters: '每份草稿的字元上限',
  dailyArchives: '每人每日下載封存檔上限',
  dailyTotal: '全站每日上限',
  dailyFree: '免費使用者合計每日上限',
  dailyRefunds: '每人每日退點上限',
  dailySearches: '搜尋服務每日上限',
  dailyModelCalls: 'AI 服務每日上限',
  cacheHours: '抓取資料沿用時數',
  searchPriceUsd: '每次搜尋成本',
}

/** What stands below each number: its bounds, and what it does. */
export const NUMBER_HINTS = {
  maxUnfinished: '1–10 筆',
  dailyPerUser: '1–1,000 次',
  batchMaxRows: '0–200 列；0 表示暫不開放批次分析，進行中的批次不受影響',
  openBatches: '1–20 個；進行中的批次不受影響',
  sharesPerAnalysis: '0–50 個；0 表示暫不開放建立，已有的連結不受影響',
  sharesPerAccount: '0–10,000 個；0 表示暫不開放建立，已有的連結不受影響',
  draftsPerAnalysis: '0–50 份；0 表示暫不開放建立，已有的草稿不受影響',
  draftsPerAccount: '0–10,000 份；0 表示暫不開放建立，已有的草稿不受影響',
  draftMaxCharacters: '1,000–60,000 個字元；已超過的草稿仍可修改與縮短',
  dailyArchives: '0–10,000 次，報告封存檔與批次 ZIP 合計；0 表示暫不開放',
  dailyTotal: '1–1,000,000 次，用來控制服務成本',
  dailyFree: '從未購買點數的人合計，應小於全站上限',
  dailyRefunds: '1–1,000 次，因無法完成而退還點數的分析',
  dailySearches: '全站每日搜尋次數；達到後不再接受新分析',
  dailyModelCalls: '全站每日呼叫次數；達到後報告不含 AI，並會註明',
  cacheHours: '0–168 小時；同一關鍵字與來源網頁在時數內沿用，0 表示每次重新抓取',
}

export const SETTINGS_TEXT = {
  title: '系統設定',
  intro: '變更會在 10 秒內生效，並記錄在最近活動。',
  switches: '功能開關',
  chatbotHint: '關閉後，首頁的小幫手會顯示暫停服務。',
  analysesHint: '關閉後，使用者送出分析時會看到下方公告，不會扣點；進行中的分析不受影響。',
  notice: '暫停時顯示給使用者的公告',
  noticePlaceholder: '例如：系統維護中，預計晚上 8 點恢復。',
  noticeHint: '最多 200 個字元；留空時顯示預設訊息。',
  limits: '用量上限',
  price: '每次搜尋成本（美元）',
  priceHint: '用於成本統計；留空表示不計算',
  save: '儲存設定',
  saved: '設定已儲存',
  saveFailed: '儲存設定失敗',
  loadFailed: '載入設定失敗',
  wholeNumber: '請輸入範圍內的整數。',
  price0to10: '請輸入 0 到 10 之間的數字。',
  on: '開啟',
  off: '關閉',
  unset: '未設定',
}

export const STATISTICS_TEXT = {
  title: '分析統計',
  range: '統計區間',
  days: (days: number) => `近 ${days} 天`,
  failed: '載入分析統計失敗',
  empty: '這段期間還沒有完成的分析。',
  today: '今天',
  span: (days: number) => `近 ${days} 天合計`,
  runs: '執行次數',
  successRate: '成功率',
  median: '耗時中位數',
  p95: '耗時 P95',
  cost: '服務成本',
  completed: '完成',
  completedWithErrors: '完成但有警告',
  failedRuns: '失敗',
  runsChart: '每日執行次數',
  durationChart: '每日耗時（秒）',
  costChart: '每日服務成本（美元）',
  errors: '失敗原因',
  noErrors: '這段期間沒有失敗的分析。',
  table: '以表格檢視',
  day: '日期',
  usage: (searches: number, calls: number, tokens: number) =>
    `搜尋 ${count(searches)} 次，AI 呼叫 ${count(calls)} 次（${count(tokens)} 個詞元）`,
  searchUnpriced: '搜尋成本未設定，可到系統設定填入每次搜尋成本。',
  modelUnpriced: 'AI 單價未設定，成本不含 AI 費用。',
  durationNote: '耗時從送出分析算起，含排隊；只計入有產出報告的分析，誤差 5% 以內。',
}

export const JOB_ERROR_TEXT: Record<JobErrorCode, string> = {
  'search-quota': '搜尋服務額度用完',
  'search-unavailable': '搜尋服務無法使用',
  'no-results': '沒有搜尋結果',
  'nothing-to-compare': '沒有可比較的網頁',
  'unrelated-results': '搜尋結果與網頁無關',
  'scattered-results': '搜尋結果彼此無關',
  'user-page-unreachable': '無法讀取使用者網頁',
  'deadline-exceeded': '逾時',
  'cancelled-queued': '使用者在開始前取消',
  cancelled: '使用者取消',
  internal: '系統錯誤',
}

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
  lookupFailed: '查詢失敗，請稍後再試。',
  open: '開啟帳號',
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
}

export const USERS_TEXT = {
  title: '使用者管理',
  search: '搜尋使用者',
  searchPlaceholder: '電子郵件或名稱',
  role: '角色',
  allRoles: '所有角色',
  sort: '排序',
  sorts: {
    'createdAt desc': '註冊時間：新到舊',
    'createdAt asc': '註冊時間：舊到新',
    'points desc': '點數：多到少',
    'points asc': '點數：少到多',
  },
  pageSize: '每頁筆數',
  pageSizeOption: (size: number) => `每頁 ${size} 筆`,
  csv: '匯出 CSV',
  table: '使用者列表',
  user: '使用者',
  points: '點數',
  analyses: '分析次數',
  registered: '註冊時間',
  action: '操作',
  adjust: '調整點數',
  /** Begins with what the button shows, so that it can be called by voice. */
  adjustOf: (name: string) => `調整點數：${name}`,
  details: '詳細資料',
  detailsOf: (name: string) => `查看 ${name} 的詳細資料`,
  loadFailed: '載入使用者列表失敗',
  formatError: '使用者資料格式錯誤',
  noneFound: '找不到使用者',
  noneFoundHint: '請調整搜尋條件後再試。',
  none: '系統中沒有使用者',
  everywhere: (text: string) => `在所有使用者中查詢「${text}」`,
  range: (from: number, to: number, total: number) =>
    `第 ${count(from)}–${count(to)} 筆，共 ${count(total)} 筆`,
  filtered: (shown: number, loaded: number) => `本頁 ${count(loaded)} 筆中符合 ${count(shown)} 筆`,
  pages: '分頁',
  pageOf: (page: number, pages: number) => `第 ${page}／${pages} 頁`,
  first: '第一頁',
  previous: '上一頁',
  next: '下一頁',
  last: '最後一頁',
  unnamed: '（未設定名稱）',
  loading: '載入使用者…',
}

export const ADJUST_TEXT = {
  points: '調整點數',
  pointsHint: '正數增加，負數扣除',
  reason: '調整原因',
  reasonPlaceholder: '例如：活動贈點',
  confirm: '確認',
  cancel: '取消',
  preview: (before: number, after: number) => `${count(before)} 點 → ${count(after)} 點`,
  required: '請輸入調整點數和原因',
  failed: '調整點數失敗',
  done: (points: number) =>
    points < 0 ? `已成功扣除 ${count(-points)} 點` : `已成功增加 ${count(points)} 點`,
  undo: '復原',
  undoReason: '復原上一次調整',
  undone: '已復原調整',
}

export const ACCOUNT_TEXT = {
  close: '關閉',
  ledger: '點數帳本',
  analyses: '分析紀錄',
  manage: '帳號管理',
  uid: 'UID',
  registered: '註冊時間',
  points: '目前點數',
  analysisCount: '分析次數',
  ledgerEmpty: '還沒有點數紀錄。',
  ledgerFailed: '載入點數帳本失敗',
  analysesEmpty: '還沒有分析紀錄。',
  analysesFailed: '載入分析紀錄失敗',
  more: '載入更多',
  balance: (points: number) => `餘額 ${count(points)}`,
  by: (actor: string) => `操作者 ${actor}`,
  quality: (score: number) => `品質 ${score}%`,
  roleTitle: '角色',
  roleAdmin: '管理員可以使用管理後台，調整點數、設定與所有帳號。',
  roleUser: '一般使用者只能使用自己的分析與點數。',
  makeAdmin: '設為管理員',
  makeUser: '改為一般使用者',
  confirmAdminTitle: '設為管理員',
  confirmAdmin: (name: string) => `確定要讓 ${name} 成為管理員嗎？對方將能看到並調整所有帳號。`,
  confirmUserTitle: '移除管理員身分',
  confirmUser: (name: string) => `確定要移除 ${name} 的管理員身分嗎？`,
  confirmSelf: '這是您自己的帳號，確認後您將立即離開管理後台。',
  confirm: '確認變更',
  cancel: '取消',
  roleChanged: '角色已變更',
  roleFailed: '變更角色失敗',
  exportTitle: '匯出個人資料',
  exportBody: '下載這個帳號的全部資料（JSON）：帳號、點數帳本、分析報告與相關紀錄。',
  export: '匯出 JSON',
  exportUnderWay: '正在準備檔案，稍後再回來下載。',
  exportReady: (until: string) => `檔案已備妥，保留到 ${until}。`,
  exportAgain: '重新準備',
  exportGivenUp: '檔案沒有準備完成，請再試一次。',
  exported: '資料已匯出',
  exportFailed: '匯出失敗，請稍後再試。',
  deleteTitle: '刪除帳號',
  deleteBody: '永久刪除帳號、點數、帳本與所有分析，無法復原。請只在本人要求時使用。',
  delete: '刪除帳號',
  deleteReason: '刪除原因',
  deleteReasonPlaceholder: '例如：本人來信要求刪除',
  deleteConfirm: (text: string) => `請輸入「${text}」以確認`,
  deleteYes: '永久刪除',
  deleted: '帳號已刪除',
  deleting: '帳號已關閉，資料會在幾分鐘內刪除完成',
  deleteFailed: '刪除帳號失敗',
  deleteSelf: '無法刪除自己的帳號。',
  deleteAdmin: '請先改為一般使用者，才能刪除。',
}

export const LEDGER_TEXT: Record<LedgerKind, string> = {
  signup: '開戶',
  analysis: '分析扣點',
  refund: '退還點數',
  adjustment: '人工調整',
  purchase: '購買點數',
  reversal: '收回點數',
  reservation: '批次保留點數',
  release: '批次退還點數',
}

/** What a change says of one value: `5 → 15`. */
export function changeText(name: string, before: unknown, after: unknown): string {
  if (name === 'points' && typeof before === 'number' && typeof after === 'number')
    return `${count(before)} → ${count(after)} 點（${signed(after - before)}）`
  return `${before ?? SETTINGS_TEXT.unset} → ${after ?? SETTINGS_TEXT.unset}`
}

/** What a line of the log says of a payment. */
export function paymentText(order: string, points: number): string {
  return points === 0 ? `訂單 ${order}` : `訂單 ${order}，${count(points)} 點`
}

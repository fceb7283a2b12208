import type { Stage } from '@gaplens/contracts/analysis'

export const WORKSPACE_TEXT = {
  title: '工作區',
  skip: '跳到主要內容',
  product: 'GapLens',
  productSuffix: '缺口透鏡',
  adminBadge: '管理員',
  roleAdmin: '管理員',
  roleUser: '一般使用者',
  points: (points: number) => `剩餘 ${points.toLocaleString('zh-TW')} 點`,
  pointsUnknown: '點數讀取中',
  buy: '購買點數',
  admin: '管理後台',
  signOut: '登出',
  signedOut: '已登出。',
  signOutFailed: '登出失敗，請稍後再試。',
  accountMenu: '帳號選單',
  account: '帳號與資料',
  openHistory: '開啟分析紀錄',
  lowPoints: (points: number) => `點數即將用完，剩餘 ${points} 點。`,
  noPoints: '點數已用完，購買點數後即可繼續分析。',
  userDataFailed: '無法讀取您的點數資料。',
  retry: '重試',
}

export const FORM_TEXT = {
  title: '新分析',
  welcome: '找出您的內容缺口',
  subtitle: '輸入關鍵字與您的網頁，GapLens 會讀取 AI Overview 與它引用的網頁，逐項比對您的內容。',
  keyword: '目標關鍵字',
  keywordPlaceholder: '例如：手沖咖啡 水溫',
  url: '您的網頁網址',
  urlPlaceholder: 'https://example.com/page',
  submit: '開始分析',
  submitting: '正在送出…',
  cost: (left: number) => `這次分析使用 1 點，完成後剩餘 ${left.toLocaleString('zh-TW')} 點。`,
  refund: '分析失敗會退還點數。',
  examples: '試試範例：',
  insufficient: '點數不足！請先購買點數。',
  failed: '分析失敗，請重試。',
  reference: (id: string) => `（錯誤代碼 ${id}）`,
}

export const RUNNING_TEXT = {
  title: 'AI 正在分析…',
  heading: (keyword: string) => `正在分析「${keyword}」`,
  expected: '預計 30–60 秒',
  elapsed: (text: string) => `已經過 ${text}`,
  safe: '可以放心關閉這個分頁，分析會繼續進行，完成後可在分析紀錄中查看。',
  offline: '暫時無法取得進度，正在重新連線…',
  progress: '分析進度',
  stages: '分析階段',
  done: '完成',
  current: '進行中',
  next: '等待中',
  sources: '網頁讀取狀況',
  sourcesCount: (read: number, failed: number, total: number) =>
    `已讀取 ${read} / ${total}${failed > 0 ? `，${failed} 個失敗` : ''}`,
  ownPage: '您的網頁',
  partial: 'AI Overview（已取得）',
  partialNote: '完整報告完成前，您可以先看看 AI Overview 的內容。',
  tip: '小提醒',
}

export const CANCEL_TEXT = {
  cancel: '取消分析',
  title: '取消這次分析？',
  queued: '分析還在排隊，尚未開始執行。現在取消會退還這 1 點。',
  begun:
    '分析已經開始執行，取消後這 1 點不會退還，也不會產生報告。若讓它繼續，萬一分析失敗，點數會自動退還。',
  keep: '繼續分析',
  confirm: '確定取消',
  failed: '沒有取消',
  cancelled: '分析已取消',
  what: (keyword: string) => `「${keyword}」的分析沒有繼續進行。`,
  again: '重新分析',
}

export const STAGE_TEXT: Record<Stage, string> = {
  queued: '排隊',
  overview: '取得 AI Overview',
  pages: '讀取網頁',
  coverage: '比對涵蓋範圍',
  insight: '撰寫建議',
  done: '完成',
}

export const SOURCE_STATE_TEXT = { waiting: '等待中', read: '已讀取', failed: '讀取失敗' }

/** Shown in turn while a job runs. */
export const TIPS = [
  '一個 AI Overview 通常引用 5 到 12 個網頁，它們就是您的比較對象。',
  '缺口依影響與難度分成三層，先做影響大、難度低的 P1。',
  '報告中的每段引文都能點回原網頁的那段文字。',
  '段落先直接回答問題，再補充細節，讀者比較容易找到重點。',
  'E-E-A-T 是 Google 評估人員的準則，不是排名因素；四項之中信任最重要。',
  'FAQ 與 HowTo 標記已不再帶來特殊的搜尋結果樣式，報告只建議仍有用的類型。',
  '同一個關鍵字，AI Overview 的內容會隨時間改變，建議定期重新分析。',
  '讀不到的網頁會列在報告裡並註明原因，不會默默略過。',
  '補內容時寫出您自己的經驗與數據，比改寫別人的文章更有價值。',
  '每項建議都附提示詞，可以直接貼到 Gemini 產生草稿。',
  '關鍵字越接近使用者真正的問法，比對出來的主題越準確。',
  '分析失敗會自動退還點數，不必擔心。',
]

export const HISTORY_TEXT = {
  title: '分析紀錄',
  close: '關閉分析紀錄',
  fresh: '新分析',
  search: '搜尋分析紀錄',
  searchPlaceholder: '關鍵字或網址',
  loadFailed: '無法載入分析紀錄',
  retry: '重試',
  empty: '還沒有分析紀錄',
  emptyHint: '完成第一次分析後，報告會保存在這裡。',
  noMatch: '找不到符合的紀錄',
  noMatchHint: '換個關鍵字或網址試試。',
  limited: (count: number) => `只顯示最符合的前 ${count} 筆`,
  more: '載入更多',
  loadingMore: '載入中…',
  total: (count: number) => `共 ${count.toLocaleString('zh-TW')} 筆`,
  quality: (score: number) => `品質 ${score}%`,
  immediate: (count: number) => `${count} 項立即執行`,
  error: '錯誤',
  warning: '警告',
  cancelled: '已取消',
  running: '分析中',
  queued: '排隊中',
  openPage: (keyword: string) => `開啟「${keyword}」的網頁`,
  remove: (keyword: string) => `刪除「${keyword}」`,
  confirmTitle: '刪除分析紀錄',
  confirm: '確定要刪除這筆分析紀錄嗎？刪除後無法復原。',
  confirmYes: '刪除',
  confirmNo: '取消',
  removed: '分析紀錄已刪除。',
  removeFailed: '刪除失敗，請稍後再試。',
  today: '今天',
  yesterday: '昨天',
  daysAgo: (days: number) => `${days} 天前`,
  pull: '下拉重新整理',
  release: '放開以重新整理',
  refreshing: '重新整理中…',
}

export const EXPORT_TEXT = {
  download: '下載 HTML',
  done: 'HTML 報告下載完成。',
  missing: '找不到這份報告，請重新執行分析。',
  unfinished: '報告尚未完成，請稍後再試。',
  failed: 'HTML 報告下載失敗，請稍後再試。',
}

export const COMPARE_TEXT = {
  choose: '與其他次比較',
  loading: '載入中…',
  none: '沒有同一組關鍵字與網址的其他分析',
  title: '兩次分析的差異',
  close: '關閉比較',
  failed: '無法載入要比較的分析，請稍後再試。',
  noResult: '要比較的分析沒有報告。',
  when: (earlier: string, later: string) => `${earlier} → ${later}`,
  coverage: '涵蓋度',
  same: '不變',
  count: (count: number) => `${count} 項`,
  closed: '已補上的缺口',
  closedNone: '沒有補上任何缺口。',
  added: '新出現的缺口',
  addedNone: '沒有新的缺口。',
  open: '仍待處理',
  gone: '不再是主題的缺口',
  newSources: '新增的來源',
  lostSources: '不再引用的來源',
  noSource: '無',
}

export const SHORTCUT_TEXT = {
  open: '鍵盤快速鍵',
  title: '鍵盤快速鍵',
  keys: [
    ['n', '新分析'],
    ['/', '搜尋分析紀錄'],
    ['?', '顯示這份說明'],
    ['← ↑ → ↓', '在涵蓋矩陣的格子之間移動，Enter 開啟原文'],
    ['Esc', '關閉對話框或選單'],
  ] as const,
  enabled: '啟用單鍵快速鍵（n、/、?）',
  enabledHint: '使用語音輸入時建議關閉。設定保存在這個瀏覽器。',
}

export const RESULT_TEXT = {
  done: '分析完成！報告已準備好。',
  doneWithWarnings: '分析完成，但有部分警告。',
  failed: '分析失敗，請稍後再試。',
  cancelled: '分析已取消。',
  fresh: '新分析',
  back: '返回',
  loadFailed: '無法載入分析詳情',
  loadFailedHint: '這筆分析可能已被刪除，或網路暫時有問題。',
  retry: '重試',
  unavailable: (status: string) => `分析結果無法使用。狀態：${status}`,
}

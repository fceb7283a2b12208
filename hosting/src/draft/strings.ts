import type { DraftGapState, DraftVerdict } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_CLAIM_MAX_CHARS, DRAFT_CLAIMS_MAX, DRAFT_VERSIONS_KEPT } from '@gaplens/contracts/limits'
import { TERMS } from '@gaplens/report/text/glossary'

const number = (value: number) => value.toLocaleString('zh-TW')

export const DRAFT_TEXT = {
  title: '草稿',
  loading: '載入草稿中…',
  loadFailed: '無法載入草稿',
  missing: '找不到這份草稿',
  missingHint: '草稿或它的報告可能已被刪除。',
  toReport: '返回報告',
  toDrafts: '這份報告的草稿',
  heading: (keyword: string) => `「${keyword}」的草稿`,
  field: '草稿內容（Markdown）',
  placeholder: '在這裡寫，或貼上 Google 文件、Word、網頁、Markdown 與 Gemini 的回答…',
  characters: (count: number, most: number) => `${number(count)}／${number(most)} 字元`,
  tabs: { text: '文字', check: '檢核' },
  tabsLabel: '草稿的文字與檢核',
  pasted: '已將貼上的格式轉成 Markdown（標題、清單、表格、連結）。',
  pasteFailed: '無法轉換貼上的格式，已改貼純文字。',
}

export const START_TEXT = {
  lead: `邊寫邊看：內容缺口補上了沒有、預估${TERMS.coverage}，以及哪些句子有來源支持。不扣點數，也不重新搜尋。`,
  list: '已有的草稿',
  listFailed: '無法載入草稿清單',
  unreadable: (drafts: number) =>
    `有 ${drafts} 份草稿暫時無法讀取，內容仍然保留。我們已收到通知；其他草稿不受影響。`,
  begin: '開始一份新草稿',
  blank: '空白草稿',
  blankHint: '直接寫，或貼上 Google 文件、Word、Markdown 與 Gemini 的回答。',
  outline: '從報告的大綱開始',
  outlineHint: '帶入報告「寫作大綱」的標題；要點列為備忘（「> 參考：」「> 問題：」），還不算寫好的文字。',
  outlineHintOwn:
    '帶入報告「寫作大綱」的標題，保留的標題下放您網頁現在的文字；要點列為備忘（「> 參考：」「> 問題：」），還不算寫好的文字。',
  outlineAlone: '現在讀不到您的網頁，或文字太長，只帶入標題與要點。',
  address: '讀取網頁',
  addressHint: '填入已發布或未發布（不需登入）的網址，讀取其中的文字。',
  failed: '無法建立草稿',
  updated: (time: string) => `${time}儲存`,
  characters: (count: number) => `${number(count)} 字元`,
  published: '已發布',
  limit: (most: number) => `一份報告最多 ${number(most)} 份草稿。`,
}

export const SAVE_TEXT = {
  saved: (time: string) => `已儲存 ${time}`,
  unsaved: '尚未儲存',
  saving: '儲存中…',
  waiting: '無法連線，文字暫存在這個瀏覽器，恢復連線後會自動儲存。',
  waitingUnkept: '無法連線，而且這個瀏覽器無法暫存。請先不要關閉分頁。',
  conflictTitle: '這份草稿已在另一個分頁或裝置修改',
  conflict: '兩份內容都會留在「版本」裡，請選擇要接著寫哪一份。',
  mine: '用這裡的內容',
  theirs: '用另一份內容',
  conflictFailed: '目前無法處理，兩份內容都還在，請稍後再試。',
  refused: '無法儲存',
  gone: '這份草稿已經刪除，或隨著報告刪除了，無法再儲存。文字還在這個畫面上，需要的話請先複製到別處。',
}

export const TOOL_TEXT = {
  more: '更多',
  export: '匯出',
  markdown: 'Markdown（.md）',
  html: 'HTML（.html）',
  exported: '草稿已匯出。',
  exportFailed: '匯出失敗，請稍後再試。',
  exportUnsaved: '最新的內容還沒有儲存，所以沒有匯出。請看畫面上的儲存狀態，顯示「已儲存」後才能匯出。',
  read: '讀取網頁…',
  versions: '版本…',
  publish: '標記為已發布…',
  remove: '刪除草稿…',
  cancel: '取消',
}

export const READ_TEXT = {
  title: '讀取網頁的文字',
  intro: '填入草稿所在的網址。未發布的預覽網址也可以，只要不需登入。不扣點數。',
  field: '網址',
  submit: '讀取',
  replaces: '會取代目前的內容；目前的內容保留在「版本」裡。',
  done: '已讀取網頁的文字。',
  truncated: '網頁過長，只取前面的部分。',
  empty: '這個網頁沒有可用的文字。',
}

export const VERSION_TEXT = {
  title: '版本',
  intro: `寫作時每隔約 10 分鐘，以及貼上、讀取網頁或還原前，會自動保留一版，最多 ${DRAFT_VERSIONS_KEPT} 版。`,
  loading: '載入版本中…',
  loadFailed: '無法載入版本',
  none: '還沒有較早的版本。',
  unreadable: (versions: number) =>
    `有 ${versions} 個版本暫時無法讀取，內容仍然保留。我們已收到通知；其他版本不受影響。`,
  restore: '還原',
  number: (revision: number) => `第 ${number(revision)} 版`,
  restoreOf: (revision: number, time: string) => `還原第 ${number(revision)} 版（${time}）`,
  restored: '已還原；剛才的內容保留為一個版本。',
  restoreFailed: '還原失敗，請稍後再試。',
}

export const PUBLISH_TEXT = {
  title: '標記為已發布',
  intro: '填入發布的網址。之後分析這個網址時，報告會連回這份草稿，草稿也會顯示發布後的涵蓋度。',
  field: '發布的網址',
  submit: '標記',
  withdraw: '取消標記',
  done: '已標記為已發布。',
  withdrawn: '已取消標記。',
  at: (time: string) => `${time}發布於`,
  waiting: '還沒有發布後的分析。',
  analyse: '分析這個網址',
  next: (score: number | null) =>
    score === null ? '發布後的分析' : `發布後的分析：${TERMS.coverage} ${score}`,
}

export const REMOVE_TEXT = {
  title: '刪除草稿',
  confirm: '確定要刪除這份草稿與它的所有版本嗎？刪除後無法復原。',
  yes: '刪除',
  done: '草稿已刪除。',
  failed: '刪除失敗，請稍後再試。',
}

export const SCORE_TEXT = {
  heading: `預估${TERMS.coverage}`,
  loading: '準備比對資料中…',
  loadFailed: '無法載入比對資料',
  none: '這份報告沒有比對資料，無法即時檢核；重新分析後就可以。草稿仍會儲存與匯出。',
  working: '檢核中…',
  restarting: '檢核程式中斷，正在重新啟動…',
  stopped: '檢核程式連續中斷，已先停止。草稿不受影響。',
  restart: '再試一次',
  change: (from: number | null, to: number) =>
    from === null ? `預估涵蓋度 ${to}` : `涵蓋度由 ${from} 變為 ${to}`,
  empty: (own: number | null) =>
    own === null
      ? '開始寫，這裡就會顯示草稿的預估涵蓋度。'
      : `開始寫，這裡就會顯示草稿的預估涵蓋度；您的網頁在報告中是 ${own}。`,
  place: (place: number, of: number) => `在 ${of} 頁中約排第 ${place}`,
  others: (median: number | null, best: number | null) =>
    median === null || best === null
      ? ''
      : `${TERMS.cited}中位數 ${Math.round(median)}、最高 ${Math.round(best)}`,
  kinds: {
    estimate: '估計：沿用這份報告的主題。停筆後會做完整比對。',
    full: '完整比對：以這份草稿重新歸納主題，算法與重新分析相同。',
    judged: '估計：這份報告經 AI 判讀，不另做完整比對。',
  },
  notes: '「> 參考：」「> 問題：」是備忘，不計分也不查核；刪掉這些字樣，內容就算是您的文字。',
  truncated: '草稿過長，只檢核前面的部分。',
  /** Which gaps a gain comes from. */
  gained: (names: readonly string[]) => `談到的缺口：${names.map((name) => `「${name}」`).join('')}`,
  contradicted: (count: number) =>
    `${TERMS.coverage}只看有沒有談到，不看對不對：有 ${number(count)} 句與來源不符，請先核對。`,
  note: '以這份報告讀到的引用網頁估算，不是 Google 的分數。',
}

export const GAP_LIST_TEXT = {
  heading: TERMS.gap,
  counts: (closed: number, all: number) => `補上 ${closed}／${all}`,
  none: '這份報告沒有內容缺口。',
  unread: '這份報告沒有讀到您的網頁，無法判斷缺口。',
  unscored: '這份報告沒有算出您網頁的涵蓋度，無法判斷缺口。',
  unknownHint:
    '草稿仍可邊寫邊看預估涵蓋度、查核句子。等網頁可以讀取後重新分析，就會列出缺口；也可以先從「更多」的「讀取網頁」帶入另一個網址的文字。',
  states: { closed: '已補上', touched: TERMS.touched, open: '還沒寫' } satisfies Record<
    DraftGapState,
    string
  >,
  /** Above the passage of a gap that is still open. */
  nearest: '目前最接近的句子：',
  go: (text: string) => `到文中：${text}`,
  evidence: '問題與原文佐證',
}

export const CLAIM_TEXT = {
  heading: '查核句子',
  intro: '含有數字、日期、名稱或比較的句子，逐句比對引用網頁。',
  none: '草稿裡還沒有需要查核的句子。',
  leftOut: (count: number) =>
    `另有 ${number(count)} 句沒有查核：一次最多查 ${DRAFT_CLAIMS_MAX} 句，每句最多 ${DRAFT_CLAIM_MAX_CHARS} 字元。`,
  verdicts: {
    contradicted: '與來源不符',
    unproven: '【待補出處】',
    supported: '有來源支持',
  } satisfies Record<DraftVerdict, string>,
  hints: {
    contradicted: '來源寫的不一樣，請核對後改寫，或附上您的依據。',
    unproven: '在引用網頁找不到相同的說法，請補上出處，或改為自己的經驗。',
    supported: '',
  } satisfies Record<DraftVerdict, string>,
  source: '來源',
  value: (value: string) => `來源寫 ${value}`,
  more: (count: number) => `另有 ${count} 個來源`,
}

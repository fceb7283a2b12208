import type { BatchRowState, BatchStatus } from '@gaplens/contracts/batches/batch'
import { ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import { JOB_STATUS } from '../../ui/text/job-status.ts'
import { count } from '../../ui/text/numbers.ts'
import type { Tone } from '../../ui/text/tag.tsx'

export const NEW_BATCH_TEXT = {
  title: '批次分析',
  lead: (rows: number) =>
    `貼上或上傳一份清單，一列一個關鍵字與網址，一批最多 ${count(rows)} 列。每一列就是一次完整分析，報告也會出現在分析紀錄裡。`,
  leadUnknown: '貼上或上傳一份清單，一列一個關鍵字與網址。每一列就是一次完整分析，報告也會出現在分析紀錄裡。',
  single: '只分析一個網頁',
  name: '批次名稱（選填）',
  namePlaceholder: '例如：九月的文章',
  list: '清單',
  listHint: '每列先寫關鍵字、再寫網址，以 Tab 或逗號分隔；可以直接從試算表複製貼上，其他欄位會略過。',
  listPlaceholder: '手沖咖啡 水溫\thttps://example.com/brew\n冷萃咖啡 比例\thttps://example.com/cold-brew',
  upload: '上傳 CSV 或 Excel',
  uploadHint: 'UTF-8 或 Big5 的 CSV，或 .xlsx 的第一張工作表，2 MB 以內',
  reading: '正在讀取檔案…',
  read: (name: string) => `已讀取「${name}」，內容在上面的清單裡。`,
  readFailed: '無法讀取檔案',
  notOpened: '請確認檔案沒有移動或改名、網路也正常，然後再選一次。',
  off: '目前沒有開放批次分析。',
  offHint: '進行中的批次不受影響。單次分析可以照常使用。',
  noRows: '清單裡只有標題，還沒有關鍵字與網址。',
  checkTitle: '檢查清單',
  checked: (good: number, wrong: number) =>
    wrong === 0 ? `${count(good)} 列都可以分析。` : `${count(good)} 列可以分析，${count(wrong)} 列有問題。`,
  wrongHint: '有問題的列不會執行，也不會使用點數。可以在上面的清單裡修正。',
  onlyWrong: '只顯示有問題的列',
  caption: '清單的每一列與檢查結果',
  line: '列',
  keyword: '關鍵字與網址',
  result: '檢查結果',
  fine: '可以分析',
  none: '（空白）',
  submit: (rows: number) => `開始 ${count(rows)} 列分析`,
  submitNone: '開始分析',
  submitting: '正在送出…',
  cost: (rows: number, left: number) => `保留 ${count(rows)} 點，之後剩餘 ${count(left)} 點。`,
  settled: '完成的列才會使用點數；失敗或取消而未執行的列，點數會退還。',
  insufficient: (rows: number, points: number) =>
    `需要 ${count(rows)} 點，目前有 ${count(points)} 點。請購買點數，或減少列數。`,
  buy: '購買點數',
  failed: '無法開始批次',
  earlier: '先前的批次',
  loading: '正在載入批次',
  loadFailed: '無法載入批次',
  unreadable: (batches: number) =>
    `有 ${count(batches)} 個批次暫時無法讀取，保留的點數不會遺失。我們已收到通知；其他批次不受影響。`,
  empty: '還沒有批次',
  emptyHint: '開始第一個批次後，會列在這裡。',
  untitled: (time: string) => `${time} 的批次`,
  time: (time: string) => `${time}${ZONE_NOTE}`,
  rows: (rows: number) => `${count(rows)} 列`,
  reports: (reports: number) => `${count(reports)} 份報告`,
}

export const BATCH_TEXT = {
  back: '所有批次',
  progress: (ended: number, rows: number) => `已完成 ${count(ended)}／${count(rows)} 列`,
  counts: (reports: number, failed: number) =>
    `${count(reports)} 份報告${failed === 0 ? '' : `，${count(failed)} 列沒有報告`}`,
  released: (rows: number) => `${count(rows)} 列沒有執行，點數已退還。`,
  held: '暫時沒有開始下一列',
  background: '可以離開這個畫面，批次會繼續執行。',
  pausedTitle: '已暫停',
  paused: '執行中的列會完成，其餘的列等您繼續。7 天內沒有完成的批次會自動結束，並退還未執行的點數。',
  expired: '這個批次超過 7 天沒有完成，已自動結束；沒有執行的列，點數已退還。',
  pause: '暫停',
  resume: '繼續',
  cancel: '取消批次',
  cancelTitle: '要取消這個批次嗎？',
  cancelBody: (rows: number) =>
    `還沒開始的 ${count(rows)} 列不會執行，點數會退還。已經開始的列會完成，報告會保留。`,
  cancelYes: '取消批次',
  cancelNo: '不要取消',
  cancelled: (points: number) => `批次已取消，退還 ${count(points)} 點。`,
  changeFailed: '操作失敗',
  archive: '下載全部報告（ZIP）',
  archiving: (done: number, all: number) => `正在打包 ${count(done)}／${count(all)} 份…`,
  archiveHint: '每份報告有客戶版、完整版（HTML）與資料（JSON）。',
  archived: '報告已下載。',
  archiveFailed: '無法下載報告',
  csv: '下載摘要（CSV）',
  repeat: (rows: number) => `重新分析點數已退還的 ${count(rows)} 列`,
  replaceTitle: '要取代還沒送出的清單嗎？',
  replaceBody: (rows: number) => `批次表單裡有一份還沒送出的清單，會換成這 ${count(rows)} 列。`,
  replaceYes: '取代清單',
  replaceNo: '保留原本的',
  remove: '刪除這份清單',
  removeTitle: '要刪除這份清單嗎？',
  removeBody: '只刪除批次的清單；已完成的報告仍在分析紀錄裡，點數紀錄也不變。',
  removeYes: '刪除清單',
  removeNo: '保留',
  removed: '清單已刪除。',
  loading: '正在載入批次',
  loadFailed: '無法載入這個批次',
  updateFailed: '無法更新進度，以下是先前的狀態',
  missing: '找不到這個批次',
  missingHint: '它可能已經刪除。已完成的報告在分析紀錄裡。',
  caption: '批次的每一列、狀態與報告',
  row: '列',
  page: '關鍵字與網址',
  state: '狀態',
  report: '看報告',
  reportOf: (row: number, keyword: string) => `看報告：第 ${count(row)} 列「${keyword}」`,
  watch: '看進度',
  watchOf: (row: number, keyword: string) => `看進度：第 ${count(row)} 列「${keyword}」`,
  percent: (percent: number) => `${Math.round(percent)}%`,
  coverage: (score: number) => `涵蓋度 ${Math.round(score)}`,
  immediate: (actions: number) => `${count(actions)} 項立即執行`,
  givenBack: '點數已退還',
  unread: '無法讀取您的網頁',
}

export const STATUS_TEXT: Record<BatchStatus, string> = {
  running: '執行中',
  paused: '已暫停',
  cancelled: '已取消',
  expired: '已逾期結束',
  finished: '已完成',
}

export const STATUS_TONE: Record<BatchStatus, Tone> = {
  running: 'brand',
  paused: 'fair',
  cancelled: 'calm',
  expired: 'calm',
  finished: 'good',
}

/** How a row names and colours its state. One that was started has its analysis's status. */
export const ROW_STATE: Record<BatchRowState, { readonly text: string; readonly tone: Tone }> = {
  ...JOB_STATUS,
  waiting: { text: '等候中', tone: 'calm' },
  queued: JOB_STATUS.pending,
  running: JOB_STATUS.processing,
  released: { text: '未執行', tone: 'calm' },
  deleted: { text: '報告已刪除', tone: 'calm' },
}

export const CSV_TEXT = {
  head: ['列', '關鍵字', '網址', '狀態', '說明', '涵蓋度', '品質', '立即執行項數', '點數', '報告'],
  refunded: '已退還',
  reserved: '保留中',
  spent: '1',
}

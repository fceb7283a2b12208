import type { Stage } from '@gaplens/contracts/analysis/job'

export const RUNNING_TEXT = {
  title: 'AI 正在分析…',
  heading: (keyword: string) => `正在分析「${keyword}」`,
  /** Text below the heading of a running job. */
  what: (keyword: string) => `「${keyword}」`,
  expected: '預計 30–60 秒',
  usual: (range: string) => `（最近通常 ${range}）`,
  seconds: (range: string) => `${range} 秒`,
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
    `已讀取 ${read}／${total}${failed > 0 ? `，${failed} 個失敗` : ''}`,
  ownPage: '您的網頁',
  partial: 'AI Overview（已取得）',
  partialNote: '完整報告完成前，您可以先看看 AI Overview 的內容。',
  tip: '小提醒',
}

export const CANCEL_TEXT = {
  cancel: '取消分析',
  title: '取消這次分析？',
  queued: '分析還在排隊，尚未開始執行。現在取消會退還這 1 點。',
  begunTitle: '分析已經開始執行',
  begun:
    '這 1 點已經用在這次分析。讓它跑完，您會得到報告；萬一分析失敗，點數會自動退還。現在取消不會退還點數，也不會有報告。',
  keep: '繼續分析',
  runOn: '讓它跑完',
  confirm: '取消並退還 1 點',
  confirmSpent: '仍要取消，不退點數',
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
  '缺口依影響與難度分成三層，先做影響大、又最省工的 P1。',
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

import type { JobErrorCode } from '@gaplens/contracts/errors'
import { count } from '../../ui/text/numbers.ts'

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
  completedWithErrors: '完成但有分析提醒',
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

// Texts around a report, which are loaded with it.

export const RESULT_TEXT = {
  fresh: '新分析',
  again: '排除來源再分析',
  afterMending: '修正後重新分析',
  compare: '與其他次分析比較',
  edit: '編輯草稿',
  answerGoes: 'AI 的回答可以貼到草稿，立即看內容缺口補上了沒有：',
  answerLink: '開啟草稿編輯器',
  origin: (title: string) => `這個網頁來自草稿「${title}」`,
  originAt: (time: string) => `${time} 發布。`,
  originLink: '開啟草稿',
  back: '返回',
  loadFailed: '無法載入分析詳情',
  loadFailedHint: '這筆分析可能已被刪除，或網路暫時有問題。',
  retry: '重試',
  unavailable: (status: string) => `分析結果無法使用。狀態：${status}`,
}

export const EXPORT_TEXT = {
  done: 'HTML 報告下載完成。',
  missing: '找不到這份報告，請重新執行分析。',
  unfinished: '報告尚未完成，請稍後再試。',
  failed: 'HTML 報告下載失敗，請稍後再試。',
}

export const ARCHIVE_TEXT = {
  done: '封存檔下載完成，內容已查驗相符。',
  lacking: (parts: readonly string[]) => `封存檔下載完成。這份報告當時沒有保存：${parts.join('、')}。`,
  damaged: '收到的封存檔不完整，沒有儲存。請再下載一次。',
  failed: '封存檔沒有下載：',
  failedNow: '封存檔下載失敗，請稍後再試。',
}

/** Texts that load only with the evidence of a gap. */
export const GAP_EVIDENCE_TEXT = {
  loading: '載入佐證中…',
  failed: '無法載入這份報告的佐證',
  question: (text: string) => `先回答：${text}`,
  none: '報告沒有這個缺口的引文。',
  action: '看報告裡的建議與提示詞',
}

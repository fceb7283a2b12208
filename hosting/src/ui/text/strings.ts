export const COLOR_SCHEME_TEXT = {
  label: '切換外觀',
  auto: '跟隨系統',
  light: '淺色',
  dark: '深色',
}

export const COPY_TEXT = {
  copy: '複製',
  copied: '已複製',
  failed: '複製失敗，請手動選取文字複製。',
}

export const COMMON_TEXT = {
  offline: '目前沒有網路連線。已載入的內容仍可閱讀，恢復連線後會自動更新。',
  skip: '跳到主要內容',
  loading: '載入中…',
  retry: '重試',
  close: '關閉',
  showAll: '顯示全文',
  showLess: '收合',
  sectionFailed: '這個區塊無法顯示，其他內容不受影響。',
}

export const CRASH_TEXT = {
  title: '應用程式發生錯誤',
  body: '請開啟瀏覽器的開發者主控台（按 F12）查看詳細訊息，或重新載入頁面。',
  reload: '重新載入頁面',
  details: '查看錯誤詳情',
  detailsNotice: '錯誤詳情只在開發環境中顯示。',
}

export const NOT_FOUND_TEXT = {
  title: '找不到這個頁面',
  body: '網址可能輸入錯誤，或頁面已經移動。',
  home: '返回首頁',
  workspace: '前往工作區',
}

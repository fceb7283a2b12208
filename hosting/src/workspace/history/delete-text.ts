export const DELETE_TEXT = {
  confirmTitle: '刪除分析紀錄',
  confirm: '確定要刪除這筆分析紀錄嗎？刪除後無法復原，它的草稿會一併刪除。',
  confirmUndoable:
    '確定要刪除這筆分析紀錄嗎？刪除後 10 秒內可以復原，離開頁面就不能復原。它的草稿會一併刪除。',
  confirmUnfinished:
    '這筆分析還沒完成，刪除後會立即停止執行。已經開始執行的不退點數，還在排隊的會退還；不急的話，可以讓它跑完。',
  confirmRunOn: '讓它跑完',
  confirmYes: '刪除',
  confirmNo: '取消',
  removed: '分析紀錄已刪除。',
  removedUndoable: (keyword: string) => `已刪除「${keyword}」。`,
  undo: '復原（Ctrl+Z）',
  removeFailed: '刪除失敗，請稍後再試。',
}

export const RESTORED_TEXT = {
  restored: '這裡有尚未儲存的變更',
  restoredHint: '上次離開前沒有儲存，已替您帶回來。確認後請記得儲存。',
  discard: '放棄變更',
  discarded: '已放棄尚未儲存的變更。',
}

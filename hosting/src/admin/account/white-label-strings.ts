export const WHITE_LABEL_TEXT = {
  title: '白牌報告',
  on: '已開通：報告、匯出檔與分享連結可以使用客戶自己的標誌、名稱與顏色。',
  off: '未開通：報告使用本產品的名稱。機構方案的付款入帳時自動開通，也可以在這裡開通。退款不會自動關閉。',
  grant: '開通白牌報告',
  withdraw: '關閉白牌報告',
  grantPlaceholder: '例如：機構方案，合約 2026-11',
  withdrawPlaceholder: '例如：合約已到期',
  granted: '已開通白牌報告',
  withdrawn: '已關閉白牌報告，客戶存好的設定會保留',
  failed: '變更白牌報告失敗',
}

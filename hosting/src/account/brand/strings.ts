import {
  BRAND_FOOTER_MAX_CHARS,
  BRAND_NAME_MAX_CHARS,
  PROMPT_FOOTER_MAX_CHARS,
} from '@gaplens/contracts/branding'

export const BRAND_TEXT = {
  title: '白牌報告',
  lead: '用您自己的標誌、名稱與顏色交付報告。套用在下載的檔案、列印與 PDF、複製的內容、提示詞與分享連結。',
  locked: '這個帳號尚未開通白牌報告',
  lockedBody: '購買機構方案後自動開通。',
  plans: '查看方案',
  loading: '正在載入設定',
  loadFailed: '無法載入品牌設定',
  name: '品牌名稱',
  nameHint: `取代報告上的產品名稱，最多 ${BRAND_NAME_MAX_CHARS} 個字。`,
  colour: '品牌顏色',
  colourHint: '六碼色碼，例如 #0B6E4F。',
  pick: '選擇顏色',
  colourInvalid: '請輸入六碼色碼，例如 #0B6E4F。',
  footer: '報告頁尾',
  footerHint: `報告的最後一行，例如公司名稱與電話，最多 ${BRAND_FOOTER_MAX_CHARS} 個字。留白時顯示品牌名稱。`,
  promptFooter: '提示詞結尾',
  promptFooterHint: `加在每個提示詞的最後，例如語氣或格式的要求，最多 ${PROMPT_FOOTER_MAX_CHARS} 個字。`,
  logo: '標誌',
  logoHint: 'PNG、JPEG 或 WebP，5 MB 以內；會縮小到 480 × 160 像素以內。',
  chooseLogo: '選擇圖片',
  changeLogo: '更換圖片',
  removeLogo: '移除標誌',
  save: '儲存',
  saved: '品牌設定已儲存，之後的匯出檔與分享連結都會套用。',
  saveFailed: '無法儲存品牌設定',
  remove: '移除品牌設定',
  removeBody: '報告會改回產品的名稱與顏色，標誌與文字會從我們的資料庫刪除。',
  removeYes: '移除',
  removed: '品牌設定已移除。',
  removeFailed: '無法移除品牌設定',
  cancel: '取消',
  preview: '預覽',
  light: '淺色與紙本',
  dark: '深色',
  sample: '內容缺口分析',
  action: 'P1-1',
  ratio: (value: number) => `文字對比 ${value.toFixed(1)}：1`,
  kept: '這個顏色的文字夠清楚，照原色使用。',
  adjusted: (colour: string) => `這個顏色的文字在白底上不夠清楚，文字改用同色系較深的 ${colour}。`,
}

/** Why a file cannot be a logo. */
export const LOGO_PROBLEMS = {
  svg: '無法直接使用 SVG：檔案裡可以藏程式。請先匯出成 PNG。',
  type: '這個檔案不是 PNG、JPEG 或 WebP 圖片。',
  heavy: '檔案超過 5 MB，請先縮小。',
  pixels: '圖片的像素過多（上限 2,500 萬），請先縮小。',
  unreadable: '無法讀取這張圖片，檔案可能已經損壞。',
  detail: '這張圖片細節太多，縮小後仍超過 40 kB。請換一張線條簡單的標誌。',
} as const

export type LogoProblem = keyof typeof LOGO_PROBLEMS

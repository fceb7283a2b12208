import type { Subject } from '@gaplens/report/archive/manifest'
import { missingPartText, VERDICT_TEXT } from '@gaplens/report/archive/verdict-text'

/** `README.txt` of an archive: its contents, how to verify it, and what that proves. */
export function readmeText({ keyword, pageUrl, completedAt, lacks }: Subject): string {
  const lines = [
    'GapLens 報告封存檔',
    '',
    `${VERDICT_TEXT.subject}：${keyword}`,
    `${VERDICT_TEXT.page}：${pageUrl}`,
    `${VERDICT_TEXT.completed}：${completedAt}`,
    '',
    '如何查驗',
    '・用瀏覽器開啟 verify.html，選擇這個 ZIP（不需要網路）。',
    '・或在終端機執行：node verify.mjs 封存檔.zip（需要 Node.js 20 以上）。',
    '・解壓縮後的資料夾也可以查驗；系統自動加入的檔案（例如 .DS_Store）會列為「清單上沒有」。',
    '',
    '內容',
    '・manifest.json：每個檔案的 SHA-256、佐證根雜湊與根雜湊。',
    '・report.json：報告的資料。',
    '・analysis.json：關鍵字、網址與時間。',
    '・search/：搜尋服務的原始回應，以及每次的查詢條件、收到時間與收到時的 SHA-256。服務的金鑰與帳號資料已移除，移除的位置列在 removed。',
    '・pages.json：每個網頁的網址、讀取時間、收到的位元組的 SHA-256，以及每段引文在全文裡的位置（UTF-16 單位，由 0 起算）。',
    '・pages/：每個網頁讀到的全文。',
    '',
    VERDICT_TEXT.lacks + (lacks.length === 0 ? '（沒有缺少）' : ''),
    ...lacks.map((lack) => `・${missingPartText(lack)}`),
    '',
    '這代表什麼',
    ...VERDICT_TEXT.meaning.map((text) => `・${text}`),
  ]
  return `${lines.join('\n')}\n`
}

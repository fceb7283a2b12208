/** Statements that sites repeat on every page. An article may contain one of them, but hardly two in one block. */
const NOTICES: readonly RegExp[] = [
  /轉[貼載錄].{0,8}註明|尊重.{0,8}(?:著作|版權)|未經.{0,10}(?:同意|授權|許可).{0,10}(?:轉[貼載]|複製|使用)|請勿.{0,6}轉[貼載]|without (?:our |prior |the )?(?:written )?permission|do not (?:copy|repost|reproduce)/i,
  /侵權.{0,12}(?:告知|通知|聯絡|聯繫|來信|移除|刪除)/,
  /本[站網格版].{0,12}(?:資料|內容|文章|圖片|資訊).{0,14}(?:整理自|來自|取自|轉[貼載]|僅供參考)/,
  /加入.{0,4}最愛|設為首頁|(?:友[站情善]|交換)連結|(?:最佳|建議)(?:瀏覽|解析度)|best viewed|link exchange|web ?ring|guest ?book/i,
  /版權(?:所有|聲明)|著作權.{0,8}所有|all rights reserved|©|copyright \d{4}/i,
  /最近更新|瀏覽人[次數]|訪客人[次數]|您是第.{0,10}位|last updated|you are visitor|visitors? since/i,
]

/** Whether a block is a notice of the site, for example about copying or linking, and not text of the page. */
export function isSiteNotice(text: string): boolean {
  let said = 0
  for (const notice of NOTICES) if (notice.test(text) && ++said > 1) return true
  return false
}

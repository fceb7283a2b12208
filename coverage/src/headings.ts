/** Headings that name a part of a page (introduction, FAQ, comments) and not a subject. */
const PART =
  /^(前言|引言|序言?|導言|簡介|介紹|概述|總覽|重點整理|重點摘要|摘要|本文重點|文章重點|快速導覽|結語|結論|總結|小結|最後|後記|寫在最後|寫在前面|常見(?:問題|疑義|疑問)(集|與解答)?|常見問答|問與答|\d*\s*則?(回覆|回應|評論)|搜尋|服務項目|商品(介紹|描述|說明)?|首頁|faqs?|q\s*&?\s*a|introduction|overview|conclusions?|summary|comments?)$/iu

/** Headings of appendices: the text under them is not about the page's subject. */
const APPENDIX =
  /^(延伸閱讀|相關文章|推薦文章|相關閱讀|更多文章|熱門文章|最新文章|你可能也?會?(喜歡|想看|有興趣).*|其他人也看了.*|參考(資料|文獻|來源)|資料來源|引用來源|關於(我們|作者|本站).*|作者(簡介|介紹)?|聯絡(我們|資訊|方式)|留言(板|區)?|發表(留言|迴響|回覆).*|\d*\s*則?留言|分享(這篇文章|文章|至.*)?|訂閱.*|標籤|分類|目錄|文章目錄|內容目錄|免責聲明|版權.*|上一篇.*|下一篇.*|references?|related (posts|articles)|table of contents|contents|about( us| the author)?|contact( us)?|share|tags?|leave a (comment|reply))$/iu

/** Numbering and labels before a heading: 「1. 」「一、」「（二）」「步驟三：」「Q3：」「Step 2 -」. */
const NUMBERING =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})+\s+(?=\p{Script=Han})(?!噸|公[分斤克里尺升頃釐]|坪|吋|英[吋尺里]|[度元](?!數)|[萬億倍克秒匹級顆折版兆匙期]|毫|分鐘?(?!攤)|小時|年|個|月(?!租)|天(?!數)|聲道|購物節|檔期)|(?:q|a|問|答)\s*\d*\s*[.:：、．]|標題[:：\s]|(?:step|part|tip|no\.?)\s*\d+\s*[.:：、．)）\-–—]*|[（(【[]?\s*(?:第\s*)?(?:\d{1,3}|[一二三四五六七八九十]{1,3}|[壹貳參叁肆伍陸柒捌玖拾]{1,3}(?!、\p{L}、))\s*(?:[章節步點招個大關]|步驟)?\s*[.:：、．)）\]】]+(?!\d)|第\s*(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s*[關招步]\s+|第\s*\d+\s*[到至~–-]\s*\d+\s*[天日週]\s*[:：]|(?:步驟|方法|重點|要點|技巧|秘訣|訣竅|迷思|原因|問題|錯誤)\s*(?:\d+|[一二三四五六七八九十]+)\s*[.:：、．)）|｜-]*|[（(]?[甲乙丙丁戊己庚辛壬癸]\s*[、.．)）](?!\s*[甲乙丙丁戊己庚辛壬癸])|[#＃•●■◆▶▍|｜★☆✓✔※►➤-]+)\s*/iu

/** Emoji and symbols at either end. */
const DECORATION =
  /^(?:[\p{Extended_Pictographic}\p{So}\s]|\ufe0f)+|(?:[\p{Extended_Pictographic}\p{So}\s:：]|\ufe0f)+$/gu

/** A heading without numbering, emoji and trailing colons. */
export function cleanHeading(text: string): string {
  let clean = text.trim().replace(DECORATION, '')
  for (let round = 0; round < 2; round++) clean = clean.replace(NUMBERING, '')
  clean = clean.replace(DECORATION, '').trim()
  return clean === '' ? text.trim() : clean
}

/** Whether a heading names no subject of its own (「結語」, 「延伸閱讀」, "FAQ"). */
export function isGenericHeading(text: string): boolean {
  const clean = cleanHeading(text)
  return clean === '' || PART.test(clean) || APPENDIX.test(clean)
}

/** Widgets that blog platforms and shops put beside an article: counters, lists of posts and visitors, shop rules. */
const WIDGET =
  /^(誰來我家|(累積|累計|今日|本日)人氣.*|文章(分類|彙整)|最新(留言|迴響|回應)|近期(文章|留言)|動態訂閱|新聞交換.*|最近瀏覽.*|瀏覽(紀錄|記錄)|購物須知|出貨與退換貨?|退換貨(?:須知|說明|政策|方式)|運送與(?:付款|退換)貨?(?:方式|說明)?|付款與(?:運送|配送)(?:方式|說明)?|recent (posts|comments))$/iu

/** Whether a heading opens an appendix: references, related articles, author box, widgets. */
export function isAppendixHeading(text: string): boolean {
  const clean = cleanHeading(text)
  return APPENDIX.test(clean) || WIDGET.test(clean)
}

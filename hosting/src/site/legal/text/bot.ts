import { BRAND } from '../../../ui/theme/brand.ts'
import type { LegalText } from '../legal-page.tsx'

/** The page named in the User-Agent of the page reader. */
export const BOT: LegalText = {
  title: 'GapLensBot',
  updated: '給網站管理者的說明',
  lead: '您在紀錄中看到 GapLensBot，是因為有使用者分析的關鍵字，Google 的 AI Overview 引用了您的網頁，或使用者分析的就是您的網頁。',
  sections: [
    {
      title: '它讀什麼',
      items: [
        '每次分析只讀引用網頁的那一頁，不會沿著連結爬行整個網站。',
        '只讀 HTML，不執行程式、不送出表單、不登入，也不帶 Cookie。',
        '讀到的文字用來比對主題。報告只引用短句，並附上回到原頁的連結與讀取時間。',
      ],
    },
    {
      title: '它遵守什麼',
      paragraphs: [
        '讀取引用網頁前，先看網站的 robots.txt。以下兩行會讓它不再讀取您的網站：',
        'User-agent: GapLensBot',
        'Disallow: /',
        '使用者分析自己指定的網頁時，不受 robots.txt 限制，因為那是網站方自己的要求。如果有人未經您同意分析您的網頁，請告訴我們。',
      ],
    },
    { title: '聯絡', paragraphs: [`請寫信到 ${BRAND.supportEmail}，附上時間與網址，我們會查明。`] },
  ],
}

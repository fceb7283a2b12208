import type { LandingText } from './landing-text.ts'
import { ZH } from './zh.ts'

/** The older, shorter landing page, which is also shown for unknown addresses. */
export const OLD = {
  header: {
    ...ZH.header,
    links: [
      { href: '#features', label: '功能' },
      { href: '#pricing', label: '定價' },
      { href: '/sample', label: '範例報告' },
      { href: '/', label: '新版首頁' },
    ],
  } satisfies LandingText['header'],
  notFound: {
    title: '找不到這個頁面',
    body: '網址可能輸入錯誤，或頁面已經移動。您可以從下面的介紹繼續，或直接前往這些地方：',
    links: [
      { href: '/', label: '首頁' },
      { href: '/sample', label: '範例報告' },
      { href: '/app', label: '工作區' },
    ],
  },
  notice: '這是舊版首頁，保留給既有的連結。',
  noticeLink: '前往新版首頁',
  title: 'AI 時代的 SEO 內容缺口分析',
  lead: '一個關鍵字、一個網址，換一份看得懂、查得到、做得來的報告。',
  start: '免費試用 5 次',
  sample: '看範例報告',
  features: {
    title: 'GapLens 能幫您做什麼',
    items: [
      { title: '讀懂 AI Overview', body: '整理 Google AI 對這個主題說了什麼、引用了誰。' },
      { title: '比對十個以上的網頁', body: '逐頁讀完被引用的內容，列出您沒談到的主題。' },
      { title: '排出先後順序', body: 'P1、P2、P3 三層行動，每項附 Gemini 提示詞。' },
      { title: '評估 E-E-A-T 訊號', body: '作者、日期、出處、聯絡方式，逐頁列出有和沒有。' },
      { title: '建議結構化資料', body: '附可貼上的 JSON-LD，並說明現在還有沒有搜尋功能支援。' },
      { title: '下載與複製', body: '報告可下載成 HTML，或複製文字貼到 Google 文件。' },
    ],
  },
}

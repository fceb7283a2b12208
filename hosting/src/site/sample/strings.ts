import { ZH } from '../landing/text/zh.ts'

export const SAMPLE_TEXT = {
  header: {
    ...ZH.header,
    links: [
      { href: '/#solution', label: '解決方案' },
      { href: '/#proof', label: '實證' },
      { href: '/#pricing', label: '定價' },
    ],
  },
  label: '關於這份範例',
  note: '這是 GapLens 實際產生的完整報告。為了不評論真實的網站，關鍵字的搜尋結果與被比較的網站都是示範用的虛構內容；您自己的分析會讀取真實的 Google 搜尋結果與網頁。',
  start: '用自己的網頁試試',
}

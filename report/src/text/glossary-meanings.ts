import type { TERMS } from './glossary.ts'

/** The meaning of each of the product's terms, in one or two sentences. */
export const MEANINGS: Record<keyof typeof TERMS, string> = {
  coverage:
    '網頁談到的主題占全部主題的加權比例，0 到 100：有涵蓋算全部，略提算一半。主題來自 AI Overview 與引用網頁，談得越多的主題權重越高。是本工具的估計，不是 Google 的評分。',
  covered: '在網頁上找得到談這個主題的原文。',
  touched: '網頁提到這個主題，但沒有說明，或程式無法確定是否算談到。',
  absent: '沒有找到談這個主題的原文；不代表一定沒有寫。',
  cited:
    'AI Overview 引用、並與您的網頁比較的網頁；引用不到 10 個或沒有 AI Overview 時，以自然搜尋前幾名補足。[n] 是它們的編號。',
  gap: '引用網頁或 AI Overview 談到、您的網頁沒有或可能沒有談到的主題。',
  tier: 'P1 是影響大的缺口中最省工的一半，立即執行；P2 是另一半，中期規劃；P3 長期經營。影響看單補那一項能提高多少涵蓋度，工作量相同的先列提高較多的；摘要、缺口、佐證與計畫都是這個順序。',
  assistant: '網站上回答產品問題的聊天視窗；它不讀您的報告。',
}

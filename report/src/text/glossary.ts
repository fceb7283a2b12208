/**
 * The product's own words: every screen, export and answer of the chat goes by them, so that one thing has one name.
 * What they mean stands in a file of its own, which first loads need not carry.
 */
export const TERMS = {
  coverage: '涵蓋度',
  covered: '有涵蓋',
  touched: '略提',
  absent: '未找到',
  cited: '引用網頁',
  gap: '內容缺口',
  tier: 'P1、P2、P3',
  assistant: '小幫手',
} as const

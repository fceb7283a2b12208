/**
 * The product's terms. Every screen, export and answer of the chat uses them, so that one thing has one name. Their meanings are in
 * `glossary-meanings.ts`, so that the first load does not include them.
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

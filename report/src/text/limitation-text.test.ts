import { expect, it } from 'vitest'
import { LIMITATION_TEXT } from './report-text.ts'

it('puts no space between a full-width bracket and the word after it', () => {
  expect(LIMITATION_TEXT.unread('[2] a.test（網站拒絕存取）', 4, true)).toBe(
    '沒有讀到 [2] a.test（網站拒絕存取）等 4 個來源，未列入比較。',
  )
  expect(LIMITATION_TEXT.unread('[2] a.test', 4, true)).toBe('沒有讀到 [2] a.test 等 4 個來源，未列入比較。')
})

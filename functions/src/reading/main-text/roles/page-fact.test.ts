import { expect, it } from 'vitest'
import type { Segment } from '../segmentation.ts'
import { isPageTool } from './page-fact.ts'

const isTool = (text: string) => isPageTool({ text, linkChars: 0 } as Segment)

it.each(['推 6 | 回覆 | 檢舉', '讚 12 · 回覆', '引用　檢舉', 'Like · Reply'])(
  'the buttons below a post are tools of the page: %s',
  (text) => {
    expect(isTool(text)).toBe(true)
  },
)

it.each(['推 薦', '回覆 3 樓', '喜歡的話，回覆告訴我', '檢舉與引用的規則'])(
  'a sentence is none: %s',
  (text) => {
    expect(isTool(text)).toBe(false)
  },
)

import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import type { Segment } from '../segmentation.ts'

/** The lines that terminal boards put above a post: `作者 lin (林)`. */
const HEAD = /^(?:作者|看板|標題|時間)\s+\S/
/** What others reply below it, one line each: `推 lin: 謝謝分享 03/02 21:30`. */
const REPLY =
  /^(?:(?:推|噓|→)\s*[A-Za-z]\w{1,13}\s*[:：]|(?:推|噓|→|[+-])\s*\S{1,14}\s*[:：].*\s\d{2}\/\d{2}(?:\s\d{2}:\d{2})?$)/
/** What the board itself writes: `※ 發信站: …`, `※ 編輯: lin (…)`, `※ 引述《lin (林)》之銘言：`. */
const STAMP = /^[※◆]\s*(?:發信站|文章網址|編輯|轉錄(?:者|至)|引述|From)\s*[:：《\s]/
const MAX_CHARS = 160

/** Whether a page's content is what several people wrote in turn. */
export function isDiscussion(type: PageType): boolean {
  return type === 'forum'
}

/**
 * The role of a line on a terminal board (PTT), by its words and the lines beside it; null for any other text. Replies are what a
 * discussion consists of, so they are comments on other pages alone.
 */
export function boardRole(segments: readonly Segment[], index: number, type: PageType): BlockRole | null {
  const text = segments[index]?.text ?? ''
  if (REPLY.test(text)) return isDiscussion(type) ? null : 'comment'
  if (text.length > MAX_CHARS) return null
  if (STAMP.test(text)) return 'byline'
  if (!HEAD.test(text)) return null
  const isHead = (at: number): boolean => HEAD.test(segments[at]?.text ?? '')
  return isHead(index - 1) || isHead(index + 1) ? 'byline' : null
}

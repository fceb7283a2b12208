import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { termsOf } from '@gaplens/text/terms'
import { isCitable } from './statements/citable.ts'
import { isWhole } from './statements/standalone.ts'
import { tableRange } from './table-range.ts'
import { oneLine } from './wording.ts'

/** A longer line before a table is a paragraph. */
const CAPTION_MAX = 30

/** What else stands in a short line of its own before a table: 「延伸閱讀 如何乾洗」, 「圖片來源」. */
const OTHER_LINE = /閱讀|來源|更新|[上下]一[篇頁]|圖片|廣告|作者|怎麼|如何|點[此我擊]|按這/u

/** What a table states with its caption, which limits it: the outlay of a limited company is no partnership's. */
export function underCaption(page: Pick<ReadPage, 'blocks'>, row: string, text: string): string {
  const caption = captionOf(page, row)
  if (caption === '') return text
  return /\p{Script=Han}/u.test(caption) ? `${caption}——${text}` : `${caption}: ${text}`
}

/**
 * The caption of a row's table, which says of what its rows hold; empty if there is none. A short line before a table is one only if it may
 * be stated by itself and shares a word with the table: 「費用如下表」 only leads to it.
 */
function captionOf({ blocks }: Pick<ReadPage, 'blocks'>, row: string): string {
  const range = tableRange({ blocks }, row)
  if (range === null) return ''
  const [first, last] = range
  const before = blocks[first - 1]
  const text = before?.kind === 'paragraph' ? oneLine(before.text) : ''
  if ([...text].length > CAPTION_MAX || /[。！？!?：:，；]/u.test(text) || OTHER_LINE.test(text)) return ''
  const table = blocks.slice(first, last + 1).flatMap((block) => termsOf(block.text))
  return isCitable(text) && isWhole(text) && termsOf(text).some((term) => table.includes(term)) ? text : ''
}

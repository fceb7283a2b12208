import { OLD_NOTE } from '../facts/gaps/gap-quote.ts'
import { inQuotes } from '../facts/wording.ts'
import type { Quotation } from './prompt-quotations.ts'

/**
 * A quotation with the heading that it stands under: behind words in quotation marks, with what else is to be noted of them, and before
 * rows and lists, which have brackets of their own.
 */
export function withHeading({ text, under }: Pick<Quotation, 'text' | 'under'>): string {
  if (under === undefined) return text
  if (!text.startsWith('「')) return `在「${inQuotes(under)}」下寫：${text}`
  return text.endsWith(OLD_NOTE)
    ? `${text.slice(0, -OLD_NOTE.length)}（標題：${under}；${OLD_NOTE.slice(1)}`
    : `${text}（標題：${under}）`
}

import { isAppeal } from './appeal.ts'
import { has, isLink, MAX_NOTE_CHARS, type Part, signsOfPart, within } from './part.ts'

/** Whether a segment advertises: an appeal, a newsletter, a promotion, a sponsor's note. */
export function isAdvert(part: Part): boolean {
  const { segment } = part
  const signs = signsOfPart(part)
  if (within(part, 'newsletter', 'consent', 'promo')) return true
  if (segment.text.length > MAX_NOTE_CHARS) return false
  if (isAppeal(segment.text)) return true
  if (/^(?:advertisement|sponsored(?: content)?|廣告|贊助內容?|ad)$/i.test(segment.text)) return true
  return (has(signs, 'lure') || has(signs, 'subscribe')) && (isLink(segment) || segment.controlChars > 0)
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { bylineOf } from './byline.ts'
import { isTitled } from './credentials.ts'
import { OFFICE, SURNAMED } from './experts.ts'

/** The address of a thread on a board. */
const THREAD = /\/(?:f|forums?|bbs|boards?|threads?|topics?|discussions?)\//iu

/** Who put a page together, by a sentence of it: 「本章由總幹事林以晴整理」. */
const PUT_TOGETHER = new RegExp(
  `由(?:本[^，。]{1,4}的?)?(${OFFICE})\\s?(${SURNAMED})(?:整理|彙整|編寫|編輯|撰寫|撰文|執筆)(?!的)`,
  'u',
)

/**
 * The author of the page; null when the page has no byline or only its publisher's, and does not say who put it together, or is a thread
 * that a screen name began.
 */
export function writerOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  if (byline === null || byline.isBody) return preparerOf(page)
  const isThread = page.type === 'forum' || THREAD.test(new URL(page.url).pathname)
  return isThread && !isTitled(byline.name) ? null : byline.name
}

/** The one with an office who put a page together, as the page says in its own text. */
function preparerOf({ blocks }: ReadPage): string | null {
  for (const { role, text } of blocks) {
    const [, office, name] = role === 'comment' || role === 'related' ? [] : (PUT_TOGETHER.exec(text) ?? [])
    if (office !== undefined && name !== undefined) return `${office} ${name}`
  }
  return null
}

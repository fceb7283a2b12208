import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { bylineOf } from './byline.ts'
import { isTitled } from './credentials.ts'

/** The address of a thread on a board. */
const THREAD = /\/(?:f|forums?|bbs|boards?|threads?|topics?|discussions?)\//iu

/** The author of the page; null when the page has no byline or only its publisher's, or is a thread that a screen name began. */
export function writerOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  if (byline === null || byline.isBody) return null
  const isThread = page.type === 'forum' || THREAD.test(new URL(page.url).pathname)
  return isThread && !isTitled(byline.name) ? null : byline.name
}

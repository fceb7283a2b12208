import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { bylineOf } from './byline.ts'
import { isTitled } from './credentials.ts'

/** The author of the page; null when the page has no byline or only its publisher's, or is a thread that a screen name began. */
export function writerOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  if (byline === null || byline.isBody) return null
  return page.type === 'forum' && !isTitled(byline.name) ? null : byline.name
}

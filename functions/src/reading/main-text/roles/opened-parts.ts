import type { BlockRole } from '@gaplens/contracts/analysis/read-page'
import type { Layout } from '../features/layout.ts'
import type { PageFacts } from '../features/page-facts.ts'
import type { Segmentation } from '../segmentation.ts'
import { opensComments, opensLinks } from './opening-lines.ts'
import { isTally } from './page-fact.ts'

/** A longer line is no signature. */
const MAX_CHARS = 48

/**
 * For each segment, whether it is in a part of the page that begins with such a line: comments, or links to other pages. The part
 * is the largest container whose first text is the line. It never contains the title.
 *
 * @param author the author of the page, because a part that begins with the name is about them; null when unknown
 */
export function openedParts(
  { segments, containers }: Segmentation,
  { sums, twins }: Pick<Layout, 'sums' | 'twins'>,
  { titleIndex, proseBefore }: Pick<PageFacts, 'titleIndex' | 'proseBefore'>,
  author: string | null,
): ReadonlyMap<number, BlockRole> {
  const opened = new Map<number, BlockRole>()
  if (titleIndex < 0) return opened
  for (let index = titleIndex + 1; index < segments.length; index++) {
    const { text = '', container = -1 } = segments[index] ?? {}
    const role = roleOpenedBy(text, author)
    if (role === null) continue
    let top = container
    for (let at = container; at >= 0 && sums[at]?.first === index; at = containers[at]?.parent ?? -1) top = at
    const sum = sums[top]
    if (sum === undefined || sum.first !== index || sum.last === index) continue
    // Below the text, a short part that begins with the name is an author box. Otherwise the part is the author's own text.
    const isBelow = (proseBefore[index] ?? 0) > (proseBefore[titleIndex] ?? 0)
    if (role === 'byline' && (sum.chars > MAX_BOX_CHARS || !isBelow || (twins[top] ?? 0) > 1)) continue
    for (let at = index; at <= sum.last; at++) opened.set(at, role)
    index = sum.last
  }
  return opened
}

/** A longer part that begins with the author's name is the author's own text. */
const MAX_BOX_CHARS = 320

function roleOpenedBy(text: string, author: string | null): BlockRole | null {
  if (opensComments(text)) return 'comment'
  if (opensLinks(text)) return 'related'
  return author !== null && (isSignature(text, author) || isFollowed(text, author)) ? 'byline' : null
}

/** Whether a line is the name of the author and how many follow: 「林雨天 128 會員」. */
function isFollowed(text: string, author: string): boolean {
  return text.length <= MAX_CHARS && text.startsWith(`${author} `) && isTally(text.slice(author.length + 1))
}

const BEFORE_NAME =
  /^(?:written by|posted by|by|about|author|關於(?:作者)?|作者(?:簡介)?|撰文|文|創作者(?:介紹)?)\s*[:：／/|｜]?\s*/i

/** Whether a line is the name of the author, alone or after "Written by", 「作者：」. */
export function isSignature(text: string, author: string): boolean {
  return text.length <= MAX_CHARS && (text === author || text.replace(BEFORE_NAME, '') === author)
}

import { attribute, type ChildNode, type Element, isElement, nextNode, textOf, tidy } from '../html/dom.ts'
import type { Segment } from '../main-text/segmentation.ts'
import type { PageSource } from './page-source.ts'

/** Class names of the element with the author of a post in forum software. */
const POSTER =
  /(?:^|\s)(?:big)?user-?name(?:-coloured)?(?=\s|$)|(?:^|[\s_-])post-?(?:er|user)(?:[-_]?name)?(?=\s|$)|(?:^|\s)(?:post-?)?author(?:-?name)?(?=\s|$)/i
/** Elements that do not name the author, but for example the reader. */
const SKIPPED: ReadonlySet<string> = new Set(
  'script style template nav header footer form svg head aside'.split(' '),
)
const MAX_ELEMENTS = 60_000
const MAX_NAME = 40
const NO_POSTER =
  /^(?:username|log ?in|sign ?in|register|guests?|admin|author|登入|註冊|會員|作者)$|[\n<>{}]/i

/** The author of the first post on a forum page: the first name that the forum software marks as a user. It may hold digits. */
export function firstPostAuthor({ root }: PageSource): string | null {
  let node: ChildNode | null = root.children[0] ?? null
  for (let looked = 0; node !== null && looked < MAX_ELEMENTS; looked++) {
    const enter: boolean = isElement(node) && !SKIPPED.has(node.name)
    const name = enter && isElement(node) && POSTER.test(attribute(node, 'class')) ? nameOf(node) : null
    if (name !== null) return name
    node = nextNode(node, root, enter)
  }
  return null
}

/** The lines above a post on boards that come from terminals, as above a letter: who writes, on what, when. */
const HEAD_WRITER =
  /^(?:作者|發信人|from|author)\s*[:：]?\s+([^\s(（][^(（\n]{0,38}?)\s*(?:[(（][^)）]{0,40}[)）])?$/iu
const HEAD_NEXT = /^(?:標題|主旨|看板|時間|日期|subject|title|board|date)\s*[:：]?\s+\S/iu
const HEAD_LINES = 40

/** Who writes by the lines above the first post; null for pages that have none. */
export function boardHeadAuthor(segments: readonly Segment[]): string | null {
  for (const [index, { text }] of segments.slice(0, HEAD_LINES).entries()) {
    const name = HEAD_WRITER.exec(text)?.[1]
    if (name !== undefined && HEAD_NEXT.test(segments[index + 1]?.text ?? ''))
      return NO_POSTER.test(name) ? null : name
  }
  return null
}

function nameOf(element: Element): string | null {
  const name = tidy(textOf(element, 200))
  return name.length >= 2 && name.length <= MAX_NAME && !NO_POSTER.test(name) ? name : null
}

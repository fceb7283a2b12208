import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Nodes } from 'mdast'
import { readMarkdown } from './read-markdown.ts'

/** A range of the text and its replacement. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Makes a draft's Markdown safe for export: HTML is escaped, and links to anything but web pages are removed. So it runs no script,
 * even in a renderer that allows raw HTML.
 */
export function safeMarkdown(markdown: string): string {
  let safe = markdown
  // The content of escaped HTML becomes Markdown and must be checked as well, so this is repeated until nothing changes.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = onceSafer(safe)
    if (next === safe) return safe
    safe = next
  }
  return safe
}

const MOST_ROUNDS = 5

function onceSafer(markdown: string): string {
  let safe = ''
  let done = 0
  for (const { start, end, text } of editsOf(readMarkdown(markdown), markdown)) {
    safe += asText(markdown.slice(done, start)) + text
    done = end
  }
  return safe + asText(markdown.slice(done))
}

/**
 * Renderers differ in what they parse as a tag or as a link's address. None parses a character reference as a tag, or runs a
 * scheme with a full-width colon.
 */
function asText(markdown: string): string {
  return markdown.replaceAll('<', '&lt;').replace(/(java|vb)script:/gi, '$1script：')
}

/** The ranges that are kept as they are or removed, in text order. Everything else is escaped as text. */
function editsOf(node: Nodes, markdown: string): Edit[] {
  const [start, end] = placeOf(node)
  switch (node.type) {
    case 'code':
    case 'inlineCode':
      return [{ start, end, text: markdown.slice(start, end) }]
    case 'image':
    case 'definition':
      return [{ start, end, text: isWebAddress(node.url) ? markdown.slice(start, end) : '' }]
    case 'link': {
      const [first, last] = [node.children.at(0), node.children.at(-1)]
      if (first === undefined || last === undefined) return [{ start, end, text: '' }]
      const [from, to] = [placeOf(first)[0], placeOf(last)[1]]
      const isWeb = isWebAddress(node.url)
      const inner = node.children.flatMap((child) => editsOf(child, markdown))
      return [
        { start, end: from, text: isWeb ? markdown.slice(start, from) : '' },
        ...inner,
        { start: to, end, text: isWeb ? markdown.slice(to, end) : '' },
      ]
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => editsOf(child, markdown)) : []
  }
}

function placeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

import type { Nodes } from 'mdast'
import { isWebAddress } from '../../../contracts/src/web-address.ts'
import { readMarkdown } from './read-markdown.ts'

/** A range of the text, and what stands in its place. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * A draft as it leaves the product: its own Markdown, in which HTML is shown as text, and what leads to anything but a web
 * page leads nowhere. Whoever renders it with raw HTML on runs nothing.
 */
export function safeMarkdown(markdown: string): string {
  let safe = markdown
  // What stood inside HTML is Markdown once the HTML is text: it is looked at again until nothing changes.
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
 * Renderers differ in what they take for a tag or a link's address: none takes a reference for a tag, nor a scheme with a
 * wide colon for an address that runs.
 */
function asText(markdown: string): string {
  return markdown.replaceAll('<', '&lt;').replace(/(java|vb)script:/gi, '$1script：')
}

/** What stays as it is or goes, in the order of the text. All else is text. */
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

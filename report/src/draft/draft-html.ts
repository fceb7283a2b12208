import { withoutControls } from '@gaplens/contracts/escape-html'
import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { readMarkdown } from './read-markdown.ts'

/** The elements that document editors accept. Other elements are replaced by their content. */
const KEPT: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code strong em del hr br a table thead tbody tr th td'.split(
    ' ',
  ),
)

/**
 * A draft's Markdown as safe HTML: embedded HTML is removed, links lead only to web pages, and images are replaced by their
 * description.
 */
export function draftHtml(markdown: string): string {
  const tree = toHast(readMarkdown(markdown))
  const root: Root = { type: 'root', children: 'children' in tree ? safe(tree.children) : [] }
  return toHtml(root)
}

function safe(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: withoutControls(node.value) }]
    return node.type === 'element' ? element(node) : []
  })
}

function element({ tagName, properties, children }: Element): ElementContent[] {
  const inner = safe(children)
  if (tagName === 'img') return [{ type: 'text', value: withoutControls(String(properties.alt ?? '')) }]
  if (!KEPT.has(tagName)) return inner
  if (tagName !== 'a') return [{ type: 'element', tagName, properties: {}, children: inner }]
  const href = String(properties.href ?? '')
  if (!isWebAddress(href)) return inner
  const link = { href, rel: ['noopener', 'noreferrer'] }
  return [{ type: 'element', tagName, properties: link, children: inner }]
}

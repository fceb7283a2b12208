import { writeMarkdown } from '@gaplens/report/draft/write-markdown'
import type { Element, ElementContent, Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import { gaplensPaste } from './trusted-html.ts'

/**
 * Converts the clipboard HTML of document editors to Markdown: headings, lists, tables, links and emphasis. Scripts, styles, images
 * and hidden text are dropped. The HTML is parsed into a separate document, in which nothing runs or loads.
 */
export function htmlToMarkdown(html: string): string {
  const parsed = new DOMParser().parseFromString(gaplensPaste(html), 'text/html')
  const root: Root = { type: 'root', children: childrenOf(parsed.body) }
  const tree = toMdast(root)
  if (tree.type !== 'root') return ''
  return writeMarkdown(tree)
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Elements that are dropped with their content. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style noscript template head title meta link img picture svg math canvas video audio object embed iframe frame form input button select textarea option dialog'.split(
    ' ',
  ),
)

/** Elements that are kept; of all others only the content is. */
const KEPT: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p div section article header main ul ol li blockquote pre code br hr table thead tbody tfoot tr th td a'.split(
    ' ',
  ),
)

const STRONG = /^(bold|bolder|[6-9]00)$/

function childrenOf(node: Node): ElementContent[] {
  return joinedLists([...node.childNodes].flatMap(contentOf))
}

function contentOf(node: Node): ElementContent[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ type: 'text', value: node.nodeValue ?? '' }]
  return node.nodeType === Node.ELEMENT_NODE ? elementOf(node as HTMLElement) : []
}

function elementOf(source: HTMLElement): ElementContent[] {
  const name = source.localName
  const style = source.getAttribute('style') ?? ''
  if (DROPPED.has(name) || isHidden(source, style)) return []
  const children = childrenOf(source)
  const listed = wordListItem(source, style, children)
  if (listed !== null) return [listed]
  if (name === 'a') return linkOf(source, children)
  if (name === 'li') return [element(name, withoutParagraph(children))]
  if (name === 'table') return [element(name, withHead(children))]
  if (KEPT.has(name)) return [element(name, children)]
  return emphasised(name, style, children)
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Word marks with `mso-list:Ignore` the bullets that it draws itself. */
function isHidden(source: HTMLElement, style: string): boolean {
  return (
    source.hasAttribute('hidden') ||
    source.getAttribute('aria-hidden') === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(style)
  )
}

/** Google Docs puts a paragraph into each item, which would add space between the items. */
function withoutParagraph(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => child.type === 'element' && child.tagName === 'p')
  if (paragraphs.length !== 1) return children
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  )
}

/** Tables in Markdown need a head; if none is marked, the first row is used. */
function withHead(children: ElementContent[]): ElementContent[] {
  const row = firstRow(children)
  for (const cell of row?.children ?? [])
    if (cell.type === 'element' && cell.tagName === 'td') cell.tagName = 'th'
  return children
}

function firstRow(children: readonly ElementContent[]): Element | null {
  for (const child of children) {
    if (child.type !== 'element') continue
    const row = child.tagName === 'tr' ? child : firstRow(child.children)
    if (row !== null) return row
  }
  return null
}

/** Links lead to web pages. Google Docs sends them through its own redirect. */
function linkOf(source: HTMLElement, children: ElementContent[]): ElementContent[] {
  const address = webAddress(source.getAttribute('href') ?? '')
  const isEmpty = source.textContent?.trim() === ''
  return address === null || isEmpty ? children : [element('a', children, { href: address })]
}

function webAddress(href: string): string | null {
  try {
    const url = new URL(href)
    const target =
      url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
    if (target !== null && target !== href) return webAddress(target)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** Google Docs writes weight as style, and wraps everything in a `<b>` of normal weight. */
function emphasised(name: string, style: string, children: ElementContent[]): ElementContent[] {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]
  const isStrong = weight === undefined ? name === 'b' || name === 'strong' : STRONG.test(weight)
  const isItalic = /font-style\s*:\s*italic/i.test(style) || name === 'em' || name === 'i'
  const inner = isItalic ? [element('em', children)] : children
  return isStrong ? [element('strong', inner)] : inner
}

/** Word's lists are paragraphs with list and level. They become items, which are joined afterwards. */
function wordListItem(source: HTMLElement, style: string, children: ElementContent[]): Element | null {
  const level = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(style)?.[1]
  if (source.localName !== 'p' || level === undefined) return null
  const marker = source.querySelector('[style*="gnore"]')?.textContent?.trim() ?? ''
  const kind = /^[（(]?[\da-z一二三四五六七八九十]+[.．)）、]/i.test(marker) ? 'ol' : 'ul'
  return element('li', children, { dataList: kind, dataLevel: Number(level) })
}

/** Wraps single items in their list. Items of another kind begin a list of their own. */
function joinedLists(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  let lists: Element[] = []
  for (const node of nodes) {
    const isItem = node.type === 'element' && node.tagName === 'li' && node.properties.dataList !== undefined
    if (!isItem) {
      if (node.type !== 'text' || node.value.trim() !== '') lists = []
      joined.push(node)
      continue
    }
    const level = Number(node.properties.dataLevel)
    const kind = String(node.properties.dataList)
    lists = lists.slice(0, lists[level - 1]?.tagName === kind ? level : level - 1)
    while (lists.length < level) {
      const list = element(kind, [])
      const parent = lists.at(-1)?.children.at(-1)
      if (parent?.type === 'element') parent.children.push(list)
      else if (lists.length === 0) joined.push(list)
      else lists.at(-1)?.children.push(list)
      lists = [...lists, list]
    }
    lists.at(-1)?.children.push(element('li', node.children))
  }
  return joined
}

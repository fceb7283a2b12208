import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { List, PhrasingContent, RootContent, Table } from 'mdast'
import { writeMarkdown } from './write-markdown.ts'

/** The main text of a page as Markdown, without comments, related links and other text around it. */
export function pageMarkdown({ blocks, title }: Pick<ReadPage, 'blocks' | 'title'>): string {
  const content = blocks.filter(({ role, text }) => role === 'content' && text.trim() !== '')
  const hasTitle = content.some(({ kind, level }) => kind === 'heading' && level === 1)
  const children: RootContent[] =
    hasTitle || title === '' ? [] : [{ type: 'heading', depth: 1, children: texts(title) }]
  for (const block of content) append(children, block)
  return writeMarkdown({ type: 'root', children })
}

/** Appends a block; list items and table rows are added to the list or table before them. */
function append(nodes: RootContent[], block: Block): void {
  const last = nodes.at(-1)
  const children = texts(block.text)
  switch (block.kind) {
    case 'heading':
      nodes.push({ type: 'heading', depth: depthOf(block.level), children })
      return
    case 'quote':
      nodes.push({ type: 'blockquote', children: [{ type: 'paragraph', children }] })
      return
    case 'code':
      nodes.push({ type: 'code', value: block.text })
      return
    case 'paragraph':
      nodes.push({ type: 'paragraph', children })
      return
    case 'listItem': {
      const list = last?.type === 'list' ? last : newList(nodes)
      const inner = block.level > 1 ? nested(list) : list
      inner.children.push({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })
      return
    }
    case 'tableRow': {
      const table = last?.type === 'table' ? last : newTable(nodes)
      const cells = block.text.split('\t')
      table.children.push({
        type: 'tableRow',
        children: cells.map((cell) => ({ type: 'tableCell', children: texts(cell) })),
      })
    }
  }
}

function texts(value: string): PhrasingContent[] {
  return [{ type: 'text', value }]
}

function depthOf(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const depths = [1, 2, 3, 4, 5, 6] as const
  return depths[Math.max(1, Math.min(6, level)) - 1] ?? 2
}

function newList(nodes: RootContent[]): List {
  const list: List = { type: 'list', ordered: false, spread: false, children: [] }
  nodes.push(list)
  return list
}

/** The list nested in the last item; deeper levels are not distinguished. */
function nested(list: List): List {
  const item = list.children.at(-1)
  if (item === undefined) return list
  const inner = item.children.at(-1)
  if (inner?.type === 'list') return inner
  const made: List = { type: 'list', ordered: false, spread: false, children: [] }
  item.children.push(made)
  return made
}

function newTable(nodes: RootContent[]): Table {
  const table: Table = { type: 'table', children: [] }
  nodes.push(table)
  return table
}

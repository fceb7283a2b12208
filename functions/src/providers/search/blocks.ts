import type { OverviewBlock } from '@gaplens/contracts/analysis/serp'
import { type RawBlock, RawBlockSchema } from './raw-answer.ts'
import { comparisonRows, tableRows } from './rows.ts'

/** Deeper nesting is cut off. It bounds every recursion over blocks; no real answer nests this deep. */
export const MAX_DEPTH = 8

type Kind = OverviewBlock['kind']

/**
 * The overview's text as a flat list of blocks in reading order. A block of an unknown type contributes whatever text, list
 * or inner blocks it has.
 * @param indexes see `References`; an index without a reference is left out
 */
export function normaliseBlocks(
  raw: readonly unknown[],
  indexes: ReadonlyMap<number, number>,
): OverviewBlock[] {
  const blocks: OverviewBlock[] = []

  function add(kind: Kind, text: string, depth: number, references: readonly number[] = []): void {
    const trimmed = tidy(text)
    if (trimmed === '') return
    const known = references.flatMap((index) => indexes.get(index) ?? [])
    blocks.push({ kind, text: trimmed, depth, referenceIndexes: [...new Set(known)] })
  }

  function addList(items: readonly unknown[], depth: number): void {
    if (depth > MAX_DEPTH) return
    for (const value of items) {
      if (typeof value === 'string') add('listItem', value, depth)
      const item = RawBlockSchema.safeParse(value).data
      if (item === undefined) continue
      add('listItem', itemText(item), depth, item.reference_indexes)
      addList(item.list, depth + 1)
      addBlocks(item.text_blocks, depth + 1)
    }
  }

  function addBlock(block: RawBlock, depth: number): void {
    const { title, subtitle, snippet, snippet_latex: latex, reference_indexes: references } = block
    if (block.type === 'heading') add('heading', snippet || title, depth, references)
    else {
      add('heading', title, depth)
      add('paragraph', subtitle, depth)
      add('paragraph', snippet || latex, depth, references)
    }
    addList(block.list, depth)
    for (const row of [...tableRows(block), ...comparisonRows(block)]) add('tableRow', row, depth, references)
    for (const story of block.top_stories) {
      add('listItem', story.source === '' ? story.title : `${story.title} (${story.source})`, depth)
    }
    addBlocks(block.text_blocks, depth + 1)
  }

  function addBlocks(values: readonly unknown[], depth: number): void {
    if (depth > MAX_DEPTH) return
    for (const value of values) {
      const block = RawBlockSchema.safeParse(value).data
      if (block !== undefined) addBlock(block, depth)
    }
  }

  addBlocks(raw, 0)
  return blocks
}

/** Title and text of a list item on one line. The vendor gives the title in its own field, in the text, or in both. */
function itemText({ title, snippet, snippet_latex: latex }: RawBlock): string {
  const text = tidy(snippet || latex).replace(/^[:：]\s*/, '')
  const name = tidy(title).replace(/\s*[:：]$/, '')
  if (name === '' || text === '') return name || text
  if (text.startsWith(name)) return text
  const colon = /\p{Script=Han}$/u.test(name) ? '：' : ': '
  return `${name}${colon}${text}`
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

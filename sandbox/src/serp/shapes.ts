/** The parts of SerpApi's answers that the sandbox writes (names as on the wire). */
export interface ListEntry {
  title?: string
  snippet?: string
  reference_indexes?: number[]
  list?: ListEntry[]
}

export interface TextBlock {
  type: 'heading' | 'paragraph' | 'list' | 'table' | 'expandable' | 'comparison'
  snippet?: string
  snippet_highlighted_words?: string[]
  reference_indexes?: number[]
  list?: ListEntry[]
  table?: string[][]
  detailed?: { snippet: string; reference_indexes?: number[] }[][]
  formatted?: Record<string, string>[]
  title?: string
  text_blocks?: TextBlock[]
  product_labels?: string[]
  comparison?: { feature: string; values: string[] }[]
}

export interface Reference {
  title?: string
  link: string
  snippet?: string
  source: string
  index: number
  source_icon?: string
}

export interface Overview {
  text_blocks: TextBlock[]
  references: Reference[]
}

/** Every block and list entry that may carry `reference_indexes`, however deep. */
export function citing(blocks: readonly TextBlock[]): (TextBlock | ListEntry)[] {
  const entries = (list: readonly ListEntry[]): ListEntry[] =>
    list.flatMap((entry) => [entry, ...entries(entry.list ?? [])])
  return blocks.flatMap((block) => [block, ...entries(block.list ?? []), ...citing(block.text_blocks ?? [])])
}

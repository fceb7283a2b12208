import type { RawBlock } from './raw-answer.ts'

const SEPARATOR = ' | '

/** A table's rows as lines, the header first. `formatted` (one object for each row, keyed by header) replaces a missing `table`. */
export function tableRows({ table, formatted }: RawBlock): string[] {
  const rows = table.filter((row) => Array.isArray(row))
  if (rows.length > 0) return rows.map((row) => line(row))
  const objects = formatted.filter((row) => typeof row === 'object' && row !== null)
  const header = Object.keys(objects[0] ?? {})
  return objects.length === 0 ? [] : [line(header), ...objects.map((row) => line(Object.values(row)))]
}

/** A comparison of products as lines: the names, then one line for each feature. */
export function comparisonRows({ product_labels: labels, comparison }: RawBlock): string[] {
  if (comparison.length === 0) return []
  return [line(['', ...labels]), ...comparison.map(({ feature, values }) => line([feature, ...values]))]
}

/** Fills an empty cell before others, so that they stay in their columns. A header often has none over the first. */
const EMPTY = '—'

function line(cells: readonly unknown[]): string {
  const texts = cells.map((cell) => cellText(cell))
  const end = texts.findLastIndex((text) => text !== '') + 1
  return texts
    .slice(0, end)
    .map((text) => text || EMPTY)
    .join(SEPARATOR)
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell !== 'object' || cell === null) return ''
  const { snippet, text } = cell as { snippet?: unknown; text?: unknown }
  return typeof snippet === 'string' ? snippet.trim() : typeof text === 'string' ? text.trim() : ''
}

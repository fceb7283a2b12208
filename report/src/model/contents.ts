import type { ReportModel } from './report-model.ts'
import { type PartRow, type SectionRow, sectionsAt } from './sections.ts'

/** An entry of the table of contents. */
export interface ContentsEntry {
  id: string
  label: string
  /** The section's number, for the six numbered sections of the specification. */
  number?: number
  children?: ContentsEntry[]
}

/** The sections and parts of a report that have content, in their order on the page. */
export function contentsOf(model: ReportModel): ContentsEntry[] {
  return sectionsAt('screen').flatMap((row) => entriesOf(row, model))
}

function entriesOf(row: SectionRow | PartRow, model: ReportModel): ContentsEntry[] {
  if (row.has?.(model) === false) return []
  const { id, title: label } = row
  const number = 'number' in row && row.number !== undefined ? { number: row.number } : {}
  const parts = 'parts' in row ? row.parts : undefined
  const children = parts === undefined ? {} : { children: parts.flatMap((part) => entriesOf(part, model)) }
  return [{ id, label, ...number, ...children }]
}

/** All entries with their children, in document order. */
export function flatten(entries: readonly ContentsEntry[]): ContentsEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])
}

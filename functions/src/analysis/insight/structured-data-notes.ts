import type { ReadPage } from '../../reading/page.ts'
import type { View } from './view.ts'
import { plainList, quoteList } from './wording.ts'

/** The types of a page's structured data, each once. */
export function typesOf(page: ReadPage): string[] {
  return [...new Set(page.structuredData.flatMap((item) => item.types))]
}

/** How many sources carry a type, by name: what others do, without claiming that it helped. */
export function othersNote(view: View, types: readonly string[]): string {
  const carrying = view.othersRead.filter((source) =>
    typesOf(source.page).some((type) => types.includes(type)),
  )
  if (carrying.length === 0) return `讀到的 ${view.othersRead.length} 個來源都沒有標記。`
  return `讀到的 ${view.othersRead.length} 個來源中有 ${carrying.length} 個標記了（${plainList(
    carrying.map((source) => view.label(source.id)),
    2,
  )}）。`
}

/** Which properties the page does not show, and what to do about it. */
export function missingNote(wanted: readonly (readonly [string, boolean])[]): string {
  const missing = wanted.filter(([, there]) => !there).map(([name]) => name)
  return missing.length === 0
    ? ''
    : `頁面上找不到${quoteList(missing)}，區塊中已略去；請先在頁面顯示這些資訊再補上，不要只寫在標記裡。`
}

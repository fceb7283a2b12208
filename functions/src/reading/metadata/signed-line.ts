import type { Segment } from '../main-text/segmentation.ts'
import { parseDate } from './parse-date.ts'
import { metaContent, type PageSource } from './source.ts'
import { titleOf } from './title.ts'

/** How much after the title may hold the name and the date. */
const REACH = 60
/** A name, with a trade before it or a degree after it, and a date: as pages of plain tables sign themselves. */
const SIGNED =
  /^\s*((?:\p{Script=Han}{2,4}[師士]\s)?\p{Script=Han}{2,5}|(?:Dr\.\s)?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3})?\s+(\d{2,4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/u

/** What stands right after the title in one line with it: who signs, if anybody, and when. Null for pages that have no such line. */
export function signedAfterTitle(
  source: PageSource,
  segments: readonly Segment[],
): { readonly name: string | null; readonly date: string } | null {
  const title = metaContent(source, 'og:title') ?? titleOf(source)
  if (title.length < 4) return null
  for (const { text } of segments.slice(0, 40)) {
    const at = text.indexOf(title)
    if (at < 0) continue
    const [, name, written] = SIGNED.exec(text.slice(at + title.length, at + title.length + REACH)) ?? []
    const date = written === undefined ? null : parseDate(written)
    if (date !== null) return { name: name ?? null, date }
  }
  return null
}

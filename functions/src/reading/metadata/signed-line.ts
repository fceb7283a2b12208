import type { Segment } from '../main-text/segmentation.ts'
import { metaContent, type PageSource } from './page-source.ts'
import { parseDate } from './parse-date.ts'
import { titleOf } from './title.ts'

/** Number of characters after the title in which the name and date are searched. */
const REACH = 60
/** A name, with an occupation before it or a degree after it, and a date, as on pages with plain table layouts. */
const SIGNED =
  /^\s*((?:\p{Script=Han}{2,4}[師士]\s)?\p{Script=Han}{2,5}|(?:Dr\.\s)?\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3})?\s+(\d{2,4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/u

/** The date, and the name if any, directly after the title in the same line; null for pages without such a line. */
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

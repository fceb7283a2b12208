import type { TextFragment } from '@gaplens/contracts/analysis/serp'

/** A range of a page's text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Longer ranges are not shown as a passage, although browsers would highlight them. */
const RANGE_MAX = 2_000
/** How Google writes a table in a text fragment: its title, then the cells of header and rows between bars. */
const TABLE = /^Table_title:\s*(.*?)\s*(?:Table_content:\s*(.*))?$/is
const TABLE_MARKS = /(?:^|\s)(?:header|row):/gi

/**
 * Finds the passage that a text fragment names, as browsers do: from the first match of its start after its prefix to the
 * first match of its end before its suffix. Case, character width and white space are ignored.
 * @returns null when the text does not contain it; a fragment is never matched by similarity
 */
export function findFragment(text: string, fragment: Omit<TextFragment, 'url'>): TextRange | null {
  const plain = withoutSpaces(text)
  const table = TABLE.exec(fragment.start)
  return table ? findTable(plain, table[1] ?? '', table[2] ?? '') : findRange(plain, fragment)
}

interface Plain {
  readonly text: string
  /** For each character of `text`, its offset in the original text; one more entry for the end. */
  readonly places: readonly number[]
}

function withoutSpaces(original: string): Plain {
  let text = ''
  const places: number[] = []
  for (let at = 0; at < original.length; at++) {
    const folded = (original[at] ?? '').normalize('NFKC').toLowerCase()
    for (const character of folded) {
      if (/[\s|]/.test(character)) continue
      text += character
      for (let unit = 0; unit < character.length; unit++) places.push(at)
    }
  }
  places.push(original.length)
  return { text, places }
}

function wanted(part: string): string {
  return withoutSpaces(part).text
}

function findRange(plain: Plain, fragment: Omit<TextFragment, 'url'>): TextRange | null {
  const [prefix, first, last, suffix] = [fragment.prefix, fragment.start, fragment.end, fragment.suffix].map(
    wanted,
  )
  if (!first) return null
  for (const at of placesOf(plain.text, first)) {
    if (prefix && !plain.text.slice(0, at).endsWith(prefix)) continue
    const from = at + first.length
    const ends = last ? placesOf(plain.text, last, from).map((place) => place + last.length) : [from]
    for (const end of ends) {
      if (end - at > RANGE_MAX) break
      if (!suffix || plain.text.startsWith(suffix, end)) return range(plain, at, end)
    }
  }
  return null
}

/** Finds a table by the first of its rows that the text contains, and extends it by the rows that follow without a break. */
function findTable(plain: Plain, title: string, content: string): TextRange | null {
  const rows = content
    .split(TABLE_MARKS)
    .map((row) => wanted(row.replaceAll('...', '')))
    .filter((row) => row !== '')
  for (const [at, row] of rows.entries())
    for (const place of placesOf(plain.text, row)) {
      let end = place + row.length
      for (const next of rows.slice(at + 1)) {
        if (!plain.text.startsWith(next, end)) break
        end += next.length
      }
      return range(plain, place, end)
    }
  const named = wanted(title)
  const [place] = named === '' || rows.length > 0 ? [] : placesOf(plain.text, named)
  return place === undefined ? null : range(plain, place, place + named.length)
}

/** The offsets of a part in the text, from `from` on. Matches that cut a number in two are skipped. */
function placesOf(text: string, part: string, from = 0): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    if (isPartOfNumber(text, at) || isPartOfNumber(text, at + part.length)) continue
    places.push(at)
    if (places.length >= 50) break
  }
  return places
}

/** Without white space, only digits show that a word was cut, as in 「92」 of 「192」. */
function isPartOfNumber(text: string, edge: number): boolean {
  return /\d/.test(text[edge - 1] ?? '') && /\d/.test(text[edge] ?? '')
}

function range({ places }: Plain, from: number, to: number): TextRange {
  return { start: places[from] ?? 0, end: (places[to - 1] ?? 0) + 1 }
}

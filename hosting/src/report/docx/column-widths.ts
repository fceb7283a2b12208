/** A column's share is at least that of five characters and at most that of 44, so that a long text does not squeeze the others. */
const NARROWEST = 5
const WIDEST = 44

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60]/gu

/**
 * Divides the width of a table among its columns by their longest texts. Word fits columns to their texts itself; LibreOffice and
 * Google Docs use the widths that the file states.
 *
 * @param rows the texts of each row, a text for each column
 * @param total width of the table, in any unit
 * @returns the width of each column in that unit, rounded; no columns without rows
 */
export function columnWidths(rows: readonly (readonly string[])[], total: number): number[] {
  const [first = []] = rows
  const wants = first.map((_, column) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((cells) => displayWidth(cells[column] ?? '')))),
  )
  const sum = wants.reduce((all, width) => all + width, 0)
  return wants.map((width) => Math.round((total * width) / sum))
}

/** The number of Latin letters that are as wide as a text, about: a Chinese character is as wide as two. */
function displayWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0)
}

/**
 * The first words of a text, for a line that opens to all of it.
 * @param most letters, the ellipsis included
 */
export function truncate(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

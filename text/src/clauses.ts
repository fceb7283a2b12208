/**
 * Where a clause ends, in Chinese and in Latin script. A comma or point between digits belongs to the number, and a colon or full stop
 * without a space after it to a time, an address or a decimal. Chinese marks need no space.
 */
export const CLAUSE_END = /[，。；：、！？!?\n\t（）()]|[,;](?!\d)|[:.](?=\s|$)/u

/** The part of a clause that stands before a position: all of it at its end. Reads back `most` characters at the most. */
export function clauseBefore(text: string, at: number, most = 200): string {
  return (
    text
      .slice(Math.max(0, at - most), at)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  )
}

/** A Chinese character. */
export const HAN = /\p{Script=Han}/u

/** Matches a sticky pattern at one position. */
export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Every kind of quotation mark, those inside others as well. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['「', '」'],
  ['『', '』'],
  ['“', '”'],
  ['‘', '’'],
  ['"', '"'],
  ['《', '》'],
  ['〈', '〉'],
  ['【', '】'],
  ['〝', '〞'],
  ['〔', '〕'],
  ['«', '»'],
]

/** What a plain text sets in quotation marks of any kind; a mark that nothing closes quotes to the end. */
export function quotationsIn(text: string): string[] {
  return PAIRS.flatMap(([open, close]) => {
    const found: string[] = []
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
      const end = text.indexOf(close, at + 1)
      found.push(text.slice(at + 1, end < 0 ? undefined : end))
      if (end < 0) break
      if (open === close) at = end
    }
    return found
  }).filter((quotation) => /[\p{L}\p{N}]/u.test(quotation))
}

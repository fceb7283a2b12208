import { termsOf } from '@gaplens/text/terms'

/** A word of at least two characters can be what two headings are about; in one character is none. */
const WORD_MIN = 2

/** A heading that tells what comes after the thing that it names. */
const AFTER = /[後完]|接下來|下一步|\b(?:after|once|next)\b/iu

/**
 * Whether a section and the next one are on one thing, on it alone of all sections, and the next tells what follows:
 * 「要不要立遺囑」, 「遺囑寫好之後」. A new section between them would part what belongs together.
 * @param keyword what the whole page is about, of which any two headings may have a word
 */
export function areOnOneThing(
  parts: readonly { readonly heading: string }[],
  at: number,
  keyword: string,
): boolean {
  const [before, after] = [parts[at], parts[at + 1]]
  if (before === undefined || after === undefined || !AFTER.test(after.heading)) return false
  const said = new Set(termsOf(keyword))
  const next = new Set(termsOf(after.heading))
  return termsOf(before.heading).some(
    (term) =>
      term.length >= WORD_MIN &&
      next.has(term) &&
      !said.has(term) &&
      parts.filter(({ heading }) => termsOf(heading).includes(term)).length === 2,
  )
}

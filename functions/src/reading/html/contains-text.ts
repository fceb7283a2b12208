/** The first this many characters are enough to identify a text. */
const PREFIX_LENGTH = 60

/**
 * Whether the text of a page contains a text that its structured data declares. Only the beginning of the declared text
 * is searched for: a search can take time in proportion to the product of both lengths, and a hostile page sets both.
 */
export function containsText(text: string, declared: string): boolean {
  return text.includes(declared.slice(0, PREFIX_LENGTH))
}

/** What is looked for is long enough to be told apart by so many characters. */
const SOUGHT = 60

/**
 * Whether a page's text shows something declared elsewhere, by its beginning. No more of it is sought, since a search
 * can take as long as the product of both lengths, and a hostile page chooses both.
 */
export function shows(text: string, declared: string): boolean {
  return text.includes(declared.slice(0, SOUGHT))
}

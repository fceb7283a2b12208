/** The part of an address that points at a passage: a model cannot follow it, and in Chinese it is lines of percent signs. */
const TEXT_FRAGMENT = /#:~:text=\S+/gu

/**
 * A prompt as the user runs it, with the placeholder for the target keyword replaced by the keyword, and addresses of pages
 * instead of passages.
 * @param footer text of the user's own brand that is appended to every prompt; may be empty
 */
export function fillPrompt(prompt: string, keyword: string, footer = ''): string {
  const filled = prompt.replace(TEXT_FRAGMENT, '').replace(/目標關鍵字/g, () => keyword)
  return footer === '' ? filled : `${filled}\n\n${footer}`
}

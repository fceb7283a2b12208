/**
 * A prompt as the user runs it, with the placeholder for the target keyword replaced by the keyword.
 * @param footer text of the user's own brand that is appended to every prompt; may be empty
 */
export function fillPrompt(prompt: string, keyword: string, footer = ''): string {
  const filled = prompt.replace(/目標關鍵字/g, () => keyword)
  return footer === '' ? filled : `${filled}\n\n${footer}`
}

/**
 * A prompt as the user runs it: the words for the target keyword give way to the keyword itself.
 * @param footer words of the user's own brand that end every prompt; empty: none
 */
export function fillPrompt(prompt: string, keyword: string, footer = ''): string {
  const filled = prompt.replace(/目標關鍵字/g, () => keyword)
  return footer === '' ? filled : `${filled}\n\n${footer}`
}

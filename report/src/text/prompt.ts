/** A prompt as the user runs it: the words for the target keyword give way to the keyword itself. */
export function fillPrompt(prompt: string, keyword: string): string {
  return prompt.replace(/目標關鍵字/g, () => keyword)
}

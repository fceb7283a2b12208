/** What supposes something: a condition, a possibility. */
export const HYPOTHETICAL =
  /如果|假如|假設|假使|倘若|若[是您你有]|要是|萬一|的話|只要|一旦|即使|就算|除非|即可/u

/** Whether a sentence is about a possibility, or asks without a question mark. */
export function isUnreal(own: string): boolean {
  return HYPOTHETICAL.test(own) || /[嗎呢]$/u.test(own)
}

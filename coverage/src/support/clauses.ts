/** The clauses of a text, which also commas and colons end. */
export function clausesOf(text: string): string[] {
  return text.split(/[，。；：、！？\n]/u)
}

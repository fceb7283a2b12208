/** The clauses of a text. Commas and colons end one, as full stops do. */
export function clausesOf(text: string): string[] {
  return text.split(/[，。；：、！？\n]/u)
}

/** A heading, an item of a list, a row of a table, a quotation or a line of code: it is one only on a line of its own. */
const BLOCK = /^(?:#{1,6} |[-*+] |\d+[.)] |\||>|```)/u

/**
 * Markdown as it is inserted between two texts: a heading, a list or a table begins on a line of its own, and the text after it as well.
 * Only a paragraph joins the text around it.
 */
export function asBlocks(markdown: string, before: string, after: string): string {
  const last = markdown.split('\n\n').at(-1) ?? markdown
  const lead = BLOCK.test(markdown) && before !== '' ? breakAt(/\n*$/u, before) : ''
  const trail = BLOCK.test(last) && after !== '' ? breakAt(/^\n*/u, after) : ''
  return `${lead}${markdown}${trail}`
}

/** The line breaks that are missing for an empty line. */
function breakAt(end: RegExp, text: string): string {
  return '\n'.repeat(Math.max(0, 2 - (end.exec(text)?.[0].length ?? 0)))
}

/**
 * Inline marks of the content files: `**strong**`, `[text](address)`, and `{statement-id|words}`, which says that
 * these words support that statement of the topic. The last never reaches the markup.
 */
const MARK = /\{([a-z0-9-]+)\|([^{}]+)\}|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

export interface InlineStyle {
  strong(html: string): string
  link(href: string, html: string): string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for element content and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

const PLAIN: InlineStyle = { strong: (text) => text, link: (_href, text) => text }

/** The text without marks. */
export function plainText(text: string): string {
  return render(text, PLAIN, (part) => part)
}

export function inlineHtml(text: string, style: InlineStyle): string {
  return render(text, style, escapeHtml)
}

/** The passages of a text that are marked as supporting a statement. */
export function markedPassages(text: string): { statement: string; text: string }[] {
  return [...text.matchAll(MARK)].flatMap(([, statement, words]) =>
    statement === undefined || words === undefined ? [] : [{ statement, text: plainText(words) }],
  )
}

function render(text: string, style: InlineStyle, escaped: (text: string) => string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(MARK)) {
    const [whole, , words, strong, label, href] = match
    html += escaped(text.slice(end, match.index))
    if (words !== undefined) html += render(words, style, escaped)
    else if (strong !== undefined) html += style.strong(escaped(strong))
    else if (label !== undefined && href !== undefined) html += style.link(escaped(href), escaped(label))
    end = match.index + whole.length
  }
  return html + escaped(text.slice(end))
}

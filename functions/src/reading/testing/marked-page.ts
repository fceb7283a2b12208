import type { BlockRole } from '@gaplens/contracts/analysis/read-page'

/** Roles in the marks of the pages, and two that are not checked: captions, and posts that answer the first. */
type Marked = BlockRole | 'caption' | 'reply'

interface MarkedPage {
  readonly bytes: Uint8Array
  /** The texts between two tags with a marked role, without white space. */
  readonly pieces: readonly { readonly role: Marked; readonly text: string }[]
}

/**
 * An invented page in one of Taiwan's common layouts, with marks around texts with a role: `[[comment]]…[[/]]`. Unmarked text is
 * not checked. Text in `[[long]]…[[/long]]` is left out of the short page.
 *
 * @param texts the texts for `{1}`, `{k1}` and so on: paragraphs, headings (h), comments (k), headlines (r), teasers (t)
 */
export function markedPage(
  template: string,
  texts: Readonly<Record<string, string>>,
  length: 'short' | 'long',
): MarkedPage {
  const marked = template
    .replace(/\[\[long\]\]([\s\S]*?)\[\[\/long\]\]/g, length === 'long' ? '$1' : '')
    .replace(/\{(\w{1,3})\}/g, (whole, key: string) => texts[key] ?? whole)
  const pieces: { role: Marked; text: string }[] = []
  let role: Marked | null = null
  for (const token of marked.split(/(\[\[[a-z/]+\]\]|<[^>]*>|\n)/)) {
    if (token.startsWith('[[')) role = token === '[[/]]' ? null : (token.slice(2, -2) as Marked)
    else if (role !== null && !token.startsWith('<') && bare(token).length > 1)
      pieces.push({ role, text: bare(token) })
  }
  return { bytes: Buffer.from(marked.replace(/\[\[[a-z/]+\]\]/g, '')), pieces }
}

/** A text without white space. */
export function bare(text: string): string {
  return text.replaceAll('&nbsp;', '').replace(/\s+/g, '')
}

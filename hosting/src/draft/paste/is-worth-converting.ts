/** Marks of Google Docs and of Word. */
const DOCUMENT = /docs-internal-guid|mso-|urn:schemas-microsoft-com/i
const HEADINGS_OR_TABLE = /^(#{1,6} |\|.*\|\s*$)/m
const LIST = /^([-*] |\d+\. )/m

/**
 * Whether pasted HTML contains more structure than its plain text. Code editors copy Markdown as coloured HTML, of which the plain
 * text should be pasted. In a document a line 「1. 準備」 does not make its plain text Markdown, which lacks its headings and links.
 */
export function isWorthConverting(html: string, plain: string): boolean {
  if (!/<(h[1-6]|ul|ol|li|table|a\s|strong|blockquote)\b|mso-list|font-weight:\s*[6-9]00/i.test(html))
    return false
  return !HEADINGS_OR_TABLE.test(plain) && (DOCUMENT.test(html) || !LIST.test(plain))
}

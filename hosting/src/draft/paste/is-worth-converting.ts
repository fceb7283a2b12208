/**
 * Whether pasted HTML contains more structure than its plain text. Code editors copy Markdown as coloured HTML, of which the plain
 * text should be pasted.
 */
export function isWorthConverting(html: string, plain: string): boolean {
  if (!/<(h[1-6]|ul|ol|li|table|a\s|strong|blockquote)\b|mso-list|font-weight:\s*[6-9]00/i.test(html))
    return false
  return !/^(#{1,6} |[-*] |\d+\. |\|.*\|\s*$)/m.test(plain)
}

/**
 * Whether pasted HTML says more than its plain text does. Code editors copy Markdown as coloured HTML: its text is what was
 * meant.
 */
export function isWorthConverting(html: string, plain: string): boolean {
  if (!/<(h[1-6]|ul|ol|li|table|a\s|strong|blockquote)\b|mso-list|font-weight:\s*[6-9]00/i.test(html))
    return false
  return !/^(#{1,6} |[-*] |\d+\. |\|.*\|\s*$)/m.test(plain)
}

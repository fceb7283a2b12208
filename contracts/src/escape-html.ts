const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Any text as HTML text or as a quoted attribute's value. Control characters that HTML forbids (tab and line breaks
 * aside) become U+FFFD, as a parser would make them.
 */
export function escapeHtml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd')
      .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  )
}

/** Whether a text is an absolute http or https address: the only ones this product links to. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol } = new URL(text)
  return protocol === 'http:' || protocol === 'https:'
}

/** The host as readers know it, without `www.`; null for what is no web address. */
export function hostOf(text: string): string | null {
  return isWebAddress(text) ? new URL(text).hostname.replace(/^www\./, '') : null
}

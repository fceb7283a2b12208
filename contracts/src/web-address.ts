/**
 * Whether a text is an absolute http or https address: the only ones this product links to. It must be written out:
 * parsers also take `https:host` and `https:\\host`, and a page may read those as relative to its own address. And its
 * host comes first: `https://google.com@evil.example` leads to the latter, and reads as the former.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(text) && URL.canParse(text)
}

/** The host as readers know it, without `www.`; null for what is no web address. */
export function hostOf(text: string): string | null {
  return isWebAddress(text) ? new URL(text).hostname.replace(/^www\./, '') : null
}

/**
 * Whether a text is an absolute http or https address. The product links to no others. The `//` is required, because a
 * browser may read `https:host` or `https:\\host` as relative to the page. Credentials are refused, because
 * `https://google.com@evil.example` leads to evil.example and looks like google.com.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(text) && URL.canParse(text)
}

/** The host without `www.`; null if the text is no web address. */
export function hostOf(text: string): string | null {
  return isWebAddress(text) ? new URL(text).hostname.replace(/^www\./, '') : null
}

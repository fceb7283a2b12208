/**
 * A key that is equal for addresses of the same page: scheme, `www.`, final slash, fragment, tracking, the order of the parameters
 * and the spelling of percent-encoded characters are ignored.
 */
export function pageKey(url: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null
  // The parameters stay as they are written: parsing them loses those of an encoding such as Big5.
  const parameters = encodedAlike(parsed.search).slice(1).split('&')
  const own = parameters.filter((parameter) => parameter !== '' && !TRACKING.test(parameter))
  const host = parsed.host.replace(/^www\./, '')
  return `${host}${encodedAlike(parsed.pathname).replace(/\/+$/, '')}?${own.sort(byName).join('&')}`
}

/**
 * The parameters that follow a visitor from an advertisement, a mail or another site: `utm_`, those of Google's advertisements
 * and of links between sites that it measures, of Facebook and Instagram, Microsoft, X, and of Mailchimp's mails.
 */
const TRACKING =
  /^(?:utm_\w+|gclid|gad_\w+|[gw]braid|gclsrc|dclid|srsltid|_gl|_ga|fbclid|igshid|msclkid|twclid|mc_[ce]id)(?:=|$)/

/** A percent-encoded character in one of its spellings: `%e9` and `%E9` are the same, and so are `%7E` and `~` (RFC 3986, 6.2.2). */
function encodedAlike(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })
}

/** Parameters of the same name keep their order, which a server may read. */
function byName(a: string, b: string): number {
  const [first, second] = [a, b].map((parameter) => parameter.split('=')[0] ?? '')
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
}

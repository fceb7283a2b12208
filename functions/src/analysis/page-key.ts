/** A key that is equal for addresses of the same page: scheme, `www.`, final slash, fragment and tracking are ignored. */
export function pageKey(url: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null
  // The parameters stay as they are written: parsing them loses those of an encoding such as Big5.
  const parameters = parsed.search.slice(1).split('&')
  const own = parameters.filter((parameter) => parameter !== '' && !TRACKING.test(parameter))
  const host = parsed.host.replace(/^www\./, '')
  return `${host}${parsed.pathname.replace(/\/+$/, '')}?${own.join('&')}`
}

const TRACKING = /^(?:utm_\w+|gclid|fbclid|srsltid)(?:=|$)/

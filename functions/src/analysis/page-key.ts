/** A key that is equal for addresses of the same page: scheme, `www.`, final slash, fragment and tracking are ignored. */
export function pageKey(url: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null
  for (const name of [...parsed.searchParams.keys()]) {
    if (/^(utm_\w+|gclid|fbclid|srsltid)$/.test(name)) parsed.searchParams.delete(name)
  }
  const host = parsed.host.replace(/^www\./, '')
  return `${host}${parsed.pathname.replace(/\/+$/, '')}${parsed.search}`
}

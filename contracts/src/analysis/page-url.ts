import ipaddr from 'ipaddr.js'
import type { ApiErrorCode } from '../errors.ts'
import { URL_MAX_CHARS } from '../limits.ts'

/** Host names that never lead to the public web (RFC 6761, 6762, 8375, and internal names of clouds). */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain|invalid|onion)$/

/** Azure's internal platform server, which has an address in the public range. */
const AZURE_WIRE_SERVER = '168.63.129.16'

/**
 * Checks the form of an address: scheme, host, credentials, port, and hosts that cannot be public.
 * An address that passes may still resolve to a private one; the fetcher checks that at connect time.
 * @returns the normalised address without its fragment, or an error code
 */
export function checkPageUrl(text: string): { url: string } | { error: ApiErrorCode } {
  const trimmed = text.trim()
  if (trimmed === '') return { error: 'url-required' }
  if (trimmed.length > URL_MAX_CHARS) return { error: 'url-too-long' }
  // URL() would silently drop tabs and newlines and read "\" as "/".
  if (/[\p{Cc}\s\\]/u.test(trimmed)) return { error: 'url-invalid' }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { error: 'url-scheme' }
  if (!/^https?:\/\/[^/?#]/i.test(trimmed) || !URL.canParse(trimmed)) return { error: 'url-invalid' }
  const url = new URL(trimmed)
  if (url.username !== '' || url.password !== '') return { error: 'url-credentials' }
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  // First, because a page of one's own machine stays out of reach with any port.
  if (isPrivateHost(host)) return { error: 'url-private' }
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return { error: 'url-port' }
  url.hash = ''
  if (url.href.length > URL_MAX_CHARS) return { error: 'url-too-long' }
  return { url: url.href }
}

/** Whether a host as `URL` spells it (so decimal, octal and hex IPv4 are already dotted) cannot be public. */
function isPrivateHost(host: string): boolean {
  // Public pages do not use IPv6 literals, which can embed other addresses in many ways, so all are refused.
  if (host.startsWith('[')) return true
  if (ipaddr.IPv4.isValidFourPartDecimal(host))
    return ipaddr.IPv4.parse(host).range() !== 'unicast' || host === AZURE_WIRE_SERVER
  return !host.includes('.') || PRIVATE_NAME.test(host)
}

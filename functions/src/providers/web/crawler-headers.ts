import type { ServedRules } from '@gaplens/contracts/analysis/eligibility'
import type { Exchange } from './exchange.ts'

const MAX_TAGS = 20
const MAX_TAG_CHARS = 500
/** A Link header by RFC 8288: `<address>; rel="canonical"`, with commas between several links. */
const LINK = /<([^<>]{1,2000})>([^<]*)/g
const CANONICAL = /;\s*rel\s*=\s*(?:"[^"]*\bcanonical\b[^"]*"|canonical\b)/i

/** Reads the response headers that are meant for Google's crawler: robots rules and the canonical address. */
export function readCrawlerHeaders(
  answer: Pick<Exchange, 'headerLines'>,
  pageUrl: string,
): Pick<ServedRules, 'robotsTags' | 'canonicalLink'> {
  const robotsTags = answer
    .headerLines('x-robots-tag')
    .slice(0, MAX_TAGS)
    .map((tag) => tag.trim().slice(0, MAX_TAG_CHARS))
  for (const line of answer.headerLines('link'))
    for (const [, address = '', parameters = ''] of line.matchAll(LINK))
      if (CANONICAL.test(parameters) && URL.canParse(address, pageUrl))
        return { robotsTags, canonicalLink: new URL(address, pageUrl).href }
  return { robotsTags, canonicalLink: null }
}

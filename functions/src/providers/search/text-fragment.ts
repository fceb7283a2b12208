import type { TextFragment } from '@gaplens/contracts/analysis/serp'

/**
 * Splits a link into the address to fetch and the text that its text fragment highlights.
 * @returns null if it is not an http(s) address. `highlightedText` is the decoded text of the first `text=` directive,
 *   `start … end` for a range, without its prefix and suffix; empty when there is none.
 */
export function splitTextFragment(link: string): { url: string; highlightedText: string } | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const highlightedText = readTextDirective(url.hash)
  url.hash = ''
  return { url: url.href, highlightedText }
}

/** All `text=` directives of a link. Empty for a link without any, or when it is not an http(s) address. */
export function textFragmentsOf(link: string): TextFragment[] {
  if (!URL.canParse(link)) return []
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return []
  const directives = readDirectives(url.hash)
  url.hash = ''
  return directives.map((directive) => ({ url: url.href, ...directive }))
}

function readTextDirective(hash: string): string {
  const [first] = readDirectives(hash)
  return first === undefined ? '' : [first.start, first.end].filter((part) => part !== '').join(' … ')
}

/** https://wicg.github.io/scroll-to-text-fragment/: `:~:text=[prefix-,]start[,end][,-suffix]` */
function readDirectives(hash: string): Omit<TextFragment, 'url'>[] {
  const parts = (hash.split(':~:')[1] ?? '').split('&').filter((part) => part.startsWith('text='))
  return parts.flatMap((part) => {
    const terms = part.slice('text='.length).split(',')
    const prefix = terms[0]?.endsWith('-') ? decode(terms.shift()?.slice(0, -1) ?? '').trim() : ''
    const suffix = terms.at(-1)?.startsWith('-') ? decode(terms.pop()?.slice(1) ?? '').trim() : ''
    const [start = '', end = ''] = terms.map((term) => decode(term).trim()).filter((term) => term !== '')
    return start === '' ? [] : [{ prefix, start, end, suffix }]
  })
}

/** Like `decodeURIComponent`, but it drops a truncated character and keeps a "%" that encodes nothing. */
function decode(encoded: string): string {
  return encoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex')
    return bytes.toString('utf8').replaceAll('\uFFFD', '')
  })
}

/**
 * Takes a link apart into the address to fetch and the passage its text fragment points at.
 * @returns null for what is no http(s) address. `highlightedText` is the decoded text of the first `text=` directive,
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

/** https://wicg.github.io/scroll-to-text-fragment/: `:~:text=[prefix-,]start[,end][,-suffix]` */
function readTextDirective(hash: string): string {
  const directive = hash
    .split(':~:')[1]
    ?.split('&')
    .find((part) => part.startsWith('text='))
  if (directive === undefined) return ''
  const parts = directive
    .slice('text='.length)
    .split(',')
    .filter((part) => !part.endsWith('-') && !part.startsWith('-'))
    .map((part) => decode(part).trim())
  return parts
    .filter((part) => part !== '')
    .slice(0, 2)
    .join(' … ')
}

/** Like `decodeURIComponent`, but a character that was cut off is dropped, and a stray "%" stays. */
function decode(encoded: string): string {
  return encoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex')
    return bytes.toString('utf8').replaceAll('\uFFFD', '')
  })
}

/** The combined robots rules of a page; the strictest wins. Source: Google's robots meta tag documentation. */
export interface RobotsDirectives {
  readonly noindex: boolean
  readonly nosnippet: boolean
  /** Characters that a snippet may have; null for no limit. */
  readonly maxSnippet: number | null
  /** When the page leaves the index, in milliseconds since the epoch; null for never. */
  readonly unavailableAfter: number | null
  /** Whether a rule names `noindex` or `nosnippet` without separating commas. Google does not document how it reads these. */
  readonly vague: { readonly index: boolean; readonly snippet: boolean }
}

/** A rule as written on the page or in a header: 「meta robots: noindex」. */
export interface WrittenRule {
  readonly place: string
  readonly content: string
}

/** Names of directives. Any other word before a colon is the name of a robot. */
const NAMES = new Set([
  'all',
  'index',
  'follow',
  'noindex',
  'nofollow',
  'none',
  'noarchive',
  'nocache',
  'nosnippet',
  'indexifembedded',
  'notranslate',
  'noimageindex',
  'nositelinkssearchbox',
  'nopagereadaloud',
  'unavailable_after',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
  'noodp',
  'noydir',
  'noai',
  'noimageai',
])

/** The directives of a rule, each with its value. Commas inside dates do not separate directives. */
function directivesOf(content: string): { name: string; value: string }[] {
  const found: { name: string; value: string }[] = []
  for (const part of content.split(',')) {
    const colon = part.indexOf(':')
    const name = (colon < 0 ? part : part.slice(0, colon)).trim()
    const value = colon < 0 ? '' : part.slice(colon + 1).trim()
    const last = found.at(-1)
    if (NAMES.has(name.toLowerCase())) found.push({ name: name.toLowerCase(), value })
    else if (last?.name === 'unavailable_after') last.value += `,${part}`
  }
  return found
}

/**
 * The part of an `X-Robots-Tag` header that applies to Googlebot; null when none does. A word before a colon that is not a
 * directive is the name of a robot, and the directives after it apply only to that robot, until the next name.
 */
export function forGooglebot(tag: string): string | null {
  const spoken: string[] = []
  let mine = true
  for (const part of tag.split(',')) {
    const [, agent, rest = ''] = /^\s*([a-z][\w-]*)\s*:\s*(.*)$/is.exec(part) ?? []
    if (agent === undefined || NAMES.has(agent.toLowerCase())) {
      if (mine) spoken.push(part.trim())
      continue
    }
    mine = agent.toLowerCase() === 'googlebot'
    if (mine) spoken.push(rest.trim())
  }
  return spoken.length === 0 ? null : spoken.join(', ')
}

/** Combines all rules. */
export function combine(rules: readonly WrittenRule[]): RobotsDirectives {
  let noindex = false
  let nosnippet = false
  let maxSnippet: number | null = null
  let unavailableAfter: number | null = null
  for (const { name, value } of rules.flatMap(({ content }) => directivesOf(content))) {
    if (name === 'noindex' || name === 'none') noindex = true
    else if (name === 'nosnippet') nosnippet = true
    else if (name === 'max-snippet' && /^-?\d+$/.test(value)) {
      // −1 sets no limit.
      if (Number(value) >= 0) maxSnippet = Math.min(maxSnippet ?? Number.POSITIVE_INFINITY, Number(value))
    } else if (name === 'unavailable_after') {
      const time = timeOf(value)
      if (time !== null) unavailableAfter = Math.min(unavailableAfter ?? time, time)
    }
  }
  return { noindex, nosnippet, maxSnippet, unavailableAfter, vague: vagueIn(rules) }
}

/** Finds rules without separating commas: 「noindex nofollow」, 「noindex; nofollow」. */
function vagueIn(rules: readonly WrittenRule[]): RobotsDirectives['vague'] {
  const words = rules
    .flatMap(({ content }) => content.split(','))
    .filter((part) => /\S[\s;]+\S/.test(part) && !part.includes(':'))
    .flatMap((part) => part.toLowerCase().split(/[\s;]+/))
  const says = (...names: string[]) => words.some((word) => names.includes(word))
  return { index: says('noindex', 'none'), snippet: says('nosnippet') }
}

/** Parses a date of RFC 822, RFC 850 or ISO 8601; null for anything else, which Google ignores. */
function timeOf(value: string): number | null {
  const plain = value
    .trim()
    .replace(/^[a-z]+,\s*/i, '')
    .replace(/^(\d{1,2})-([a-z]{3})-(\d{2,4})/i, '$1 $2 $3')
  const time = Date.parse(plain)
  return Number.isNaN(time) ? null : time
}

import { LONGEST_NAME, lengthsByFirstLetter } from './name-lengths.ts'

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

export const VOID = set(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr',
)

/** Elements whose content has neither markup nor entities. */
export const RAW_TEXT = set('script style iframe noembed noframes xmp plaintext')

/** Elements whose content is not markup and is not read. */
export const RAW_TEXT_DROPPED = set('script style iframe noembed noframes xmp title textarea')

/** Attributes that the reader uses. The others are not kept, because they are often long. */
const ATTRIBUTES = set(
  'alt aria-controls aria-expanded aria-hidden aria-label aria-level aria-modal bgcolor charset class color colspan content data ' +
    'data-bs-target data-echo data-image data-img data-img-src data-lazy data-lazyload data-lazy-src data-lazy-srcset ' +
    'data-nosnippet data-orig-file data-original data-original-src data-real-src data-src data-srcset data-target ' +
    'datetime hidden href hreflang http-equiv id ' +
    'itemid itemprop itemref itemscope itemtype lang media name open poster property pubdate rel resource role rowspan ' +
    'shadowrootmode src srcset style title type typeof value width height xml:lang data-reactroot',
)

/** The formatting elements of the HTML standard. A misnested end tag of one does not close the blocks inside it. */
export const FORMATTING = set('a b big code em font i nobr s small strike strong tt u')

/** The special elements of the HTML standard, which end tags of ordinary elements cannot close. */
export const SPECIAL = set(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col ' +
    'colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 ' +
    'h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav ' +
    'noembed noframes noscript object ol p param plaintext pre script search section select source style summary ' +
    'table tbody td template textarea tfoot th thead title tr track ul wbr xmp',
)

/** Elements that end tags inside them cannot close (the "scope" of the HTML standard). */
export const SCOPE_BARRIERS = set('applet caption html table td th marquee object template button')

/** Start tags that end an open paragraph. */
export const P_CLOSERS = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 ' +
    'h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul dd dt',
)

/** Elements that may be in the head. Any other start tag begins the body. */
export const HEAD_ONLY = set('base basefont bgsound link meta noscript script style template title')

const TABLE_STOP = set('table template html')
const LIST_PASS = set('address div p')

interface ImpliedRule {
  /** Open elements that the start tag closes. */
  readonly closes: ReadonlySet<string>
  /** Open elements at which the search for those stops. */
  readonly stops: (name: string) => boolean
  /** Whether it closes all of them, or only the innermost. */
  readonly repeats: boolean
}

const inTable = (closes: string): ImpliedRule => ({
  closes: set(closes),
  stops: (name) => TABLE_STOP.has(name),
  repeats: true,
})
const inList = (closes: string): ImpliedRule => ({
  closes: set(closes),
  stops: (name) => SPECIAL.has(name) && !LIST_PASS.has(name),
  repeats: false,
})

/** The end tags that a start tag implies, by the tree construction of the HTML standard. */
export const IMPLIED_BY: ReadonlyMap<string, ImpliedRule> = new Map([
  ['td', inTable('td th')],
  ['th', inTable('td th')],
  ['tr', inTable('td th tr caption')],
  ['tbody', inTable('td th tr tbody thead tfoot caption colgroup')],
  ['thead', inTable('td th tr tbody thead tfoot caption colgroup')],
  ['tfoot', inTable('td th tr tbody thead tfoot caption colgroup')],
  ['li', inList('li')],
  ['dd', inList('dd dt')],
  ['dt', inList('dd dt')],
  ['option', { closes: set('option'), stops: (name) => name !== 'option', repeats: false }],
  ['optgroup', { closes: set('option optgroup'), stops: (name) => name === 'select', repeats: true }],
  ['a', { closes: set('a'), stops: (name) => SPECIAL.has(name), repeats: false }],
  ['button', { closes: set('button'), stops: (name) => SCOPE_BARRIERS.has(name), repeats: false }],
  ['rt', { closes: set('rt rp'), stops: (name) => name === 'ruby', repeats: true }],
  ['rp', { closes: set('rt rp'), stops: (name) => name === 'ruby', repeats: true }],
])

/** Interned tag names. Equal names are then the same string, which makes comparing and hashing them very fast. */
const TAGS = one(
  VOID,
  RAW_TEXT_DROPPED,
  FORMATTING,
  SPECIAL,
  SCOPE_BARRIERS,
  P_CLOSERS,
  HEAD_ONLY,
  new Set(IMPLIED_BY.keys()),
  set('span svg path label picture figure'),
)
const ATTRIBUTE_NAMES = one(ATTRIBUTES)

function one(...names: ReadonlyArray<ReadonlySet<string>>): ReadonlyMap<string, string> {
  return new Map(names.flatMap((some) => [...some].map((name) => [name, name])))
}

/** A tag's name in lower case. */
export function tagName(written: string): string {
  return TAGS.get(written) ?? written.toLowerCase()
}

const ATTRIBUTE_LENGTHS = lengthsByFirstLetter(ATTRIBUTES)

/**
 * The lower-case name of the attribute between two offsets; empty when the reader does not use it. Most attributes are ruled
 * out by their first letter and length, without slicing the name out of the page.
 */
export function attributeName(html: string, start: number, end: number): string {
  const lengths = ATTRIBUTE_LENGTHS[html.charCodeAt(start)] ?? 0
  if (end - start > LONGEST_NAME || ((lengths >> (end - start)) & 1) === 0) return ''
  const written = html.slice(start, end)
  return ATTRIBUTE_NAMES.get(written) ?? ATTRIBUTE_NAMES.get(written.toLowerCase()) ?? ''
}

export function isHeading(name: string): boolean {
  return name.length === 2 && name.charCodeAt(0) === 104 && name >= 'h1' && name <= 'h6'
}

import type { Element } from '../../html/dom.ts'
import type { Container, Segment, Segmentation } from '../segmentation.ts'
import { MARK_NAMES, marksOf, semanticTag } from './element-marks.ts'

/** Distance when there is no such ancestor. */
export const FAR = 12

/** Tags that are looked for around a segment. */
export const ANCESTOR_TAGS = [
  'article',
  'main',
  'section',
  'aside',
  'nav',
  'header',
  'footer',
  'form',
  'figure',
  'table',
  'ul',
  'ol',
  'dl',
  'details',
  'li',
  'button',
] as const

/** Sums over everything inside a container. */
export interface Sums {
  words: number
  chars: number
  linkChars: number
  segments: number
  /** Words outside links in segments long enough to be sentences. */
  prose: number
  headings: number
  /** Links long enough to be the titles of other pages. */
  headlines: number
  first: number
  last: number
}

/** What the containers of a page hold, and the distances from each to its marked ancestors. */
export interface Layout {
  readonly sums: readonly Sums[]
  /** `marks[container * MARK_NAMES.length + mark]`: containers between it and the nearest one with the mark, at most FAR. */
  readonly marks: Uint8Array
  /** The same distances for tags. */
  readonly tags: Uint8Array
  /** Containers beside it with the same tag and class, itself among them. */
  readonly twins: Int32Array
  /** Number of containers on the page with the same tag and class whose parents have the same tag and class too. */
  readonly alike: Int32Array
  /** An identifier for each such group. */
  readonly signature: Int32Array
}

const PROSE_WORDS = 10
const HEADLINE_WORDS = 4

/** Computes the facts in one pass down and one pass up over the containers. */
export function layoutOf({ containers, segments }: Segmentation): Layout {
  const count = containers.length
  const sums: Sums[] = containers.map(() => ({
    words: 0,
    chars: 0,
    linkChars: 0,
    segments: 0,
    prose: 0,
    headings: 0,
    headlines: 0,
    first: -1,
    last: -1,
  }))
  for (const [index, one] of segments.entries()) {
    const sum = sums[one.container]
    if (sum === undefined) continue
    sum.words += one.words
    sum.chars += one.text.length
    sum.linkChars += one.linkChars
    sum.segments++
    sum.prose += proseWords(one)
    if (one.kind === 'heading') sum.headings++
    if (isHeadline(one)) sum.headlines++
    if (sum.first < 0) sum.first = index
    sum.last = index
  }
  for (let i = count - 1; i >= 0; i--) {
    const sum = sums[i]
    const parent = sums[containers[i]?.parent ?? -1]
    if (sum === undefined || parent === undefined || sum.segments === 0) continue
    parent.words += sum.words
    parent.chars += sum.chars
    parent.linkChars += sum.linkChars
    parent.segments += sum.segments
    parent.prose += sum.prose
    parent.headings += sum.headings
    parent.headlines += sum.headlines
    if (parent.first < 0 || sum.first < parent.first) parent.first = sum.first
    if (sum.last > parent.last) parent.last = sum.last
  }
  return { sums, ...ancestorsOf(containers), ...twinsOf(containers) }
}

/** Whether a segment is nothing but a link, with enough words for the title of another page. */
export function isHeadline(one: Segment): boolean {
  return one.words >= HEADLINE_WORDS && one.linkChars >= one.text.length * 0.8
}

/** Number of words outside links in a segment that is long enough for a sentence; 0 for a shorter one. */
export function proseWords(one: Segment): number {
  return one.words >= PROSE_WORDS ? one.words * (1 - one.linkChars / one.text.length) : 0
}

function ancestorsOf(containers: Segmentation['containers']): Pick<Layout, 'marks' | 'tags'> {
  const markCount = MARK_NAMES.length
  const tagCount = ANCESTOR_TAGS.length
  const marks = new Uint8Array(containers.length * markCount).fill(FAR)
  const tags = new Uint8Array(containers.length * tagCount).fill(FAR)
  for (let index = 0; index < containers.length; index++) {
    const { element, parent } = containers[index] as Container
    inherit(marks, index, parent, markCount)
    inherit(tags, index, parent, tagCount)
    const isRoot = element.name === 'html' || element.name === 'body'
    if (!isRoot) for (const mark of marksOf(element)) marks[index * markCount + mark] = 0
    const tag = TAG_INDEX.get(semanticTag(element))
    if (tag !== undefined) tags[index * tagCount + tag] = 0
  }
  return { marks, tags }
}

const TAG_INDEX: ReadonlyMap<string, number> = new Map(ANCESTOR_TAGS.map((tag, index) => [tag, index]))

/** The distances of a child: one more than its parent's. */
export function inherit(distances: Uint8Array, index: number, parent: number, width: number): void {
  if (parent < 0) return
  const from = parent * width
  const to = index * width
  for (let i = 0; i < width; i++) {
    const above = distances[from + i] as number
    distances[to + i] = above >= FAR ? FAR : above + 1
  }
}

function twinsOf(containers: Segmentation['containers']): Pick<Layout, 'twins' | 'alike' | 'signature'> {
  const count = containers.length
  const own = new Int32Array(count)
  const signature = new Int32Array(count)
  const kinds = new Map<string, number>()
  for (let i = 0; i < count; i++) own[i] = idOf(kinds, tagAndClasses((containers[i] as Container).element))
  const signatures = new Map<number, number>()
  const siblings = new Map<number, number>()
  /** Which group of twins each belongs to. */
  const group = new Int32Array(count)
  const perGroup = new Int32Array(count)
  const perPage = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const { parent } = containers[i] as Container
    const kind = own[i] as number
    // Both pairs as numbers small enough to be hashed fast, on all but the longest pages.
    const id = idOf(signatures, (parent < 0 ? 0 : (own[parent] as number) + 1) * kinds.size + kind)
    signature[i] = id
    perPage[id] = (perPage[id] as number) + 1
    const twinsOfIt = idOf(siblings, (parent + 1) * kinds.size + kind)
    group[i] = twinsOfIt
    perGroup[twinsOfIt] = (perGroup[twinsOfIt] as number) + 1
  }
  const twins = group.map((one) => perGroup[one] as number)
  const alike = signature.map((one) => perPage[one] as number)
  return { twins, alike, signature }
}

/** Name and classes of an element, by which similar ones are found. Digits are left out, because they number list items. */
function tagAndClasses({ name, attribs }: Element): string {
  const written = attribs.class
  if (written === undefined) return name
  return `${name}.${DIGIT.test(written) ? written.slice(0, 200).replace(/\d+/g, '') : written.slice(0, 200)}`
}

const DIGIT = /\d/

function idOf<Key>(ids: Map<Key, number>, key: Key): number {
  const known = ids.get(key)
  if (known !== undefined) return known
  ids.set(key, ids.size)
  return ids.size - 1
}

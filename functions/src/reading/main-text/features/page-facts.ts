import { tidy } from '../../html/dom.ts'
import { metaContent, type PageSource } from '../../metadata/page-source.ts'
import { titleOf } from '../../metadata/title.ts'
import { textValue } from '../../structured-data/data-item.ts'
import { countWords, shareAmong, wordsIn } from '../count-words.ts'
import type { Segmentation } from '../segmentation.ts'
import { type DeclaredBody, locateBody } from './declared-body.ts'
import { type Layout, proseWords } from './layout.ts'
import {
  type ArticleStarts,
  type Articles,
  articlesOf,
  countArticleStarts,
  sharedWith,
} from './main-article.ts'

/** The smallest container that holds at least a share of the page's prose, and the segments it spans. */
interface Core {
  readonly container: number
  readonly first: number
  readonly last: number
}

interface GroupSums {
  words: number
  chars: number
  linkChars: number
  segments: number
}

/** Facts about the whole page that the features of each segment refer to. */
export interface PageFacts {
  readonly words: number
  readonly prose: number
  readonly segmentCount: number
  /** Before each segment: words, and words of prose. */
  readonly wordsBefore: Float64Array
  readonly proseBefore: Float64Array
  /** For each segment, the nearest segment of prose at or before it, and at or after it. */
  readonly lastProse: Int32Array
  readonly nextProse: Int32Array
  readonly cores: readonly Core[]
  /** The segment that is the page's title; −1 when none is. */
  readonly titleIndex: number
  /** Share of each segment's words that are in the title; 0 for long segments. */
  readonly titleShares: Float32Array
  /** The description that the page declares. */
  readonly described: string
  /** Number of characters of the declared article body. */
  readonly bodyChars: number
  /** Where that body is found on the page. */
  readonly body: DeclaredBody
  /** For each container, the innermost one that also holds the title, or half of the prose. */
  readonly sharedWithTitle: Int32Array
  readonly sharedWithCore: Int32Array
  readonly articles: Articles
  readonly articleStarts: ArticleStarts
  /** Sums over all segments whose containers have the same signature. */
  readonly signatureOf: (container: number) => GroupSums
}

const CORE_SHARES = [0.5, 0.75, 0.92]
const PROSE_SEGMENT = 20
const MAX_TITLE_WORDS = 60
const MAX_DESCRIBED = 6000
const EMPTY: GroupSums = { words: 0, chars: 0, linkChars: 0, segments: 0 }

export function pageFactsOf(
  source: PageSource,
  segmentation: Segmentation,
  layout: Layout,
  signs: readonly number[],
): PageFacts {
  const { segments, containers } = segmentation
  const count = segments.length
  const wordsBefore = new Float64Array(count + 1)
  const proseBefore = new Float64Array(count + 1)
  const lastProse = new Int32Array(count).fill(-1)
  const nextProse = new Int32Array(count).fill(count)
  const groups = new Map<number, GroupSums>()
  for (const [index, one] of segments.entries()) {
    wordsBefore[index + 1] = (wordsBefore[index] ?? 0) + one.words
    proseBefore[index + 1] = (proseBefore[index] ?? 0) + proseWords(one)
    lastProse[index] = proseWords(one) >= PROSE_SEGMENT ? index : (lastProse[index - 1] ?? -1)
    const id = layout.signature[one.container] ?? -1
    const group = groups.get(id) ?? { ...EMPTY }
    group.words += one.words
    group.chars += one.text.length
    group.linkChars += one.linkChars
    group.segments++
    groups.set(id, group)
  }
  for (let i = count - 1; i >= 0; i--) {
    const one = segments[i]
    nextProse[i] = one !== undefined && proseWords(one) >= PROSE_SEGMENT ? i : (nextProse[i + 1] ?? count)
  }
  const prose = proseBefore[count] ?? 0
  const titleWords = new Set(wordsIn(titleOf(source), MAX_TITLE_WORDS))
  const titleShares = titleSharesOf(segments, titleWords)
  const cores = CORE_SHARES.map((share) => coreOf(containers, layout, prose * share))
  const titleIndex = titleIndexOf(segments, titleShares, titleWords.size)
  const body = declared(source, ['articleBody', 'text', 'reviewBody'])
  return {
    words: wordsBefore[count] ?? 0,
    prose,
    segmentCount: count,
    wordsBefore,
    proseBefore,
    lastProse,
    nextProse,
    cores,
    titleIndex,
    titleShares,
    described: (
      declared(source, ['description']) + tidy(metaContent(source, 'description', 'og:description') ?? '')
    ).slice(0, MAX_DESCRIBED),
    bodyChars: body.length,
    body: locateBody(segmentation, body),
    sharedWithTitle: sharedWith(containers, segments[titleIndex]?.container ?? -1),
    sharedWithCore: sharedWith(containers, cores[0]?.container ?? -1),
    articles: articlesOf(containers),
    articleStarts: countArticleStarts(segmentation, signs),
    signatureOf: (container) => groups.get(layout.signature[container] ?? -1) ?? EMPTY,
  }
}

function titleSharesOf(segments: Segmentation['segments'], titleWords: ReadonlySet<string>): Float32Array {
  const shares = new Float32Array(segments.length)
  if (titleWords.size === 0) return shares
  for (let index = 0; index < segments.length; index++) {
    const { text, words } = segments[index] as Segmentation['segments'][number]
    if (words > MAX_TITLE_WORDS) continue
    shares[index] = shareAmong(titleWords, text, MAX_TITLE_WORDS)
  }
  return shares
}

/** Descends from the root into the child that still holds enough of the prose. */
function coreOf(containers: Segmentation['containers'], { sums }: Layout, enough: number): Core {
  let at = -1
  // Containers come in document order: a child always after its parent.
  if (enough > 0)
    for (let index = 0; index < containers.length; index++)
      if (containers[index]?.parent === at && (sums[index]?.prose ?? 0) >= enough) at = index
  const sum = sums[at]
  return { container: at, first: sum?.first ?? 0, last: sum?.last ?? Number.MAX_SAFE_INTEGER }
}

function titleIndexOf(
  segments: Segmentation['segments'],
  titleShares: Float32Array,
  titleSize: number,
): number {
  let best = -1
  let bestScore = 0.6
  for (const [index, { kind, level, words }] of segments.entries()) {
    if (words > 60 || words === 0 || (kind !== 'heading' && words < 3)) continue
    const isMain = kind === 'heading' ? (level === 1 ? 0.5 : 0.2) : 0
    const score = (titleShares[index] ?? 0) * Math.min(1, words / Math.max(1, titleSize)) + isMain
    if (score > bestScore) {
      best = index
      bestScore = score
    }
  }
  return best
}

/** The longest declared text of these properties, without markup. */
function declared(source: PageSource, names: readonly string[]): string {
  let longest = ''
  for (const item of source.items) {
    if (item.syntax !== 'json-ld') continue
    for (const name of names) {
      const text = textValue(item, name) ?? ''
      if (text.length > longest.length) longest = text
    }
  }
  if (longest.length < 100 || countWords(longest).words < 20) return ''
  return tidy(
    longest
      .replace(/<[^<>]{0,2000}>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&(?:#39|rsquo|apos);/g, "'"),
  ).slice(0, 100_000)
}

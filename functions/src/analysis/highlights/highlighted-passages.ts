import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { HighlightedPassage, Passage } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import { contentCharacters, sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import type { Source } from '@gaplens/coverage/source'
import { passageLink } from '@gaplens/coverage/text-fragment'
import { pageKey } from '../page-key.ts'
import { findFragment, type TextRange } from './find-fragment.ts'
import { passageKindOf } from './passage-kind.ts'

const HIGHLIGHTS_MAX = 20
/** A quote of fewer characters is extended to its whole block. */
const QUOTE_MIN = 12
const QUOTE_MAX = 400
/** A block of the user's page counts as similar when it shares this many words, or half of the passage's characters. */
const NEAR_WORDS = 2
const NEAR_CHARACTERS = 0.5

/**
 * Adds the passages that Google's own links highlight, each with its kind and the most similar passage of the user's page.
 * A passage that the page no longer contains is left out.
 */
export function withHighlights(
  coverage: Coverage,
  { keyword, sources, serp }: { keyword: string; sources: readonly Source[]; serp: Serp },
): { coverage: Coverage; highlights: HighlightedPassage[] } {
  const own = sources.find(({ role }) => role === 'user')
  const user = own?.page ?? null
  const passages = new Map<string, Passage>()
  const highlights = new Map<string, HighlightedPassage>()
  for (const fragment of serp.pointers ?? []) {
    const key = pageKey(fragment.url)
    const source = sources.find(({ url, role }) => role !== 'user' && pageKey(url) === key)
    if (!source?.page || highlights.size >= HIGHLIGHTS_MAX) continue
    const found = findFragment(source.page.text, fragment)
    if (found === null) continue
    const { place, blocks, heading } = widen(source.page, found)
    const passage = passageAt(source, source.page, place, heading)
    if (highlights.has(passage.id)) continue
    const nearest = user === null ? null : nearestOf(user, passage.quote, keyword)
    const closest = nearest && own && user ? passageAt(own, user, nearest, headingAt(user, nearest)) : null
    passages.set(passage.id, passage)
    if (closest !== null) passages.set(closest.id, closest)
    highlights.set(passage.id, {
      pageId: source.id,
      passageId: passage.id,
      kind: passageKindOf(passage.quote, blocks),
      closestPassageId: closest?.id ?? null,
    })
  }
  return {
    coverage: { ...coverage, passages: [...coverage.passages, ...passages.values()] },
    highlights: [...highlights.values()],
  }
}

/** Extends a passage of a few characters to the block that contains it. */
function widen(
  page: ReadPage,
  found: TextRange,
): { place: TextRange; blocks: readonly Block[]; heading: string } {
  const blocks = page.blocks.filter(
    ({ start, text }) => start < found.end && start + text.length > found.start,
  )
  const [first] = blocks
  const whole = found.end - found.start < QUOTE_MIN && first && first.text.length <= QUOTE_MAX
  const place = whole ? { start: first.start, end: first.start + first.text.length } : found
  return { place, blocks, heading: headingAt(page, place) }
}

function headingAt(page: ReadPage, { start }: TextRange): string {
  return page.blocks.findLast((block) => block.kind === 'heading' && block.start <= start)?.text ?? ''
}

function passageAt(source: Source, page: ReadPage, { start, end }: TextRange, heading: string): Passage {
  const { url, title, text } = page
  const quote = text.slice(start, end)
  const link = passageLink({ pageUrl: url, title, text, start, end })
  return { id: `${source.id}-g${start}`, pageId: source.id, url: source.url, heading, quote, link }
}

/** The block of the user's page that shares most with a passage; null when none is similar enough. */
function nearestOf(page: ReadPage, quote: string, keyword: string): TextRange | null {
  const words = wordsOf(quote)
  const characters = contentCharacters(quote)
  let best: { place: TextRange; share: number } | null = null
  for (const { kind, role, text, start } of page.blocks) {
    if (kind === 'heading' || role !== 'content' || text.length > QUOTE_MAX) continue
    const shared = sharedWords(words, wordsOf(text), keyword.toLowerCase()).length
    const own = contentCharacters(text)
    const both = [...characters].filter((character) => own.has(character)).length
    const share = characters.size === 0 ? 0 : both / characters.size
    if (shared < NEAR_WORDS && share < NEAR_CHARACTERS) continue
    const rate = shared + share
    if (best === null || rate > best.share) best = { place: { start, end: start + text.length }, share: rate }
  }
  return best?.place ?? null
}

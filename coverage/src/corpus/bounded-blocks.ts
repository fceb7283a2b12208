import type { Block } from '@gaplens/contracts/analysis/read-page'

/** Longest block that is compared as one, in UTF-16 units. What people write as one paragraph is shorter. */
const BLOCK_MAX = 2_000
/** Longest heading. A longer one is a paragraph that a page sets as a heading, and names no subject. */
const HEADING_MAX = 300
/** No part is shorter than this, so that none looks like a heading. */
const PART_MIN = BLOCK_MAX / 4
/** Where a block is divided, the best first: behind a sentence, behind a clause or a cell, between words. */
const ENDS = [/[。！？!?；;…\n]+[」』”’）)"']*\s*|[.]\s+/gu, /[，、,：:\t]\s*/gu, /\s+/gu] as const

/**
 * The page without a block that is longer than paragraphs are, because comparing takes more than twice as long for twice the text
 * of a block. A longer one becomes several that follow each other without a gap. The page's text and the place of every word in
 * it stay: `page.text.slice(start, start + text.length) === text` holds for each block.
 */
export function withBoundedBlocks<Page extends { readonly blocks: Block[] }>(page: Page): Page {
  return page.blocks.some(isTooLong) ? { ...page, blocks: page.blocks.flatMap(divided) } : page
}

function isTooLong({ kind, text }: Block): boolean {
  return text.length > (kind === 'heading' ? HEADING_MAX : BLOCK_MAX)
}

function divided(block: Block): Block[] {
  const { text } = block
  if (!isTooLong(block)) return [block]
  const parts: Block[] = []
  for (let from = 0; from < text.length; ) {
    const rest = text.length - from
    const length =
      rest <= BLOCK_MAX ? rest : endIn(text.slice(from, from + Math.min(BLOCK_MAX, rest - PART_MIN)))
    parts.push({
      ...(parts.length === 0 ? firstOf(block) : laterOf(block)),
      text: text.slice(from, from + length),
      start: block.start + from,
    })
    from += length
  }
  return parts
}

/** Nothing that long is a heading, or a row whose cells stand under the names of columns. */
function firstOf(block: Block): Block {
  return block.kind === 'heading' || block.kind === 'tableRow'
    ? { ...block, kind: 'paragraph', level: 0 }
    : block
}

/** The later parts of a list's item are no items of their own. */
function laterOf(block: Block): Block {
  return block.kind === 'quote' || block.kind === 'code' ? block : { ...block, kind: 'paragraph', level: 0 }
}

/** The length of the part that a block begins with, at most all of the given text. */
function endIn(window: string): number {
  for (const pattern of ENDS) {
    const ends = [...window.matchAll(pattern)].map(({ index, 0: mark }) => index + mark.length)
    const last = ends.at(-1) ?? 0
    if (last >= PART_MIN) return last
  }
  // Never between the halves of a surrogate pair.
  return /[\ud800-\udbff]$/.test(window) ? window.length - 1 : window.length
}

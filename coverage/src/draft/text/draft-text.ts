import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { DraftRange } from '@gaplens/contracts/drafts/draft-score'
import { draftBlocks } from './blocks.ts'

/** A draft in the form of a read page: its text and its blocks. */
export interface WrittenText {
  readonly title: string
  readonly text: string
  readonly blocks: readonly Block[]
}

/** The same with the positions in the Markdown. */
export interface DraftText extends WrittenText {
  /** The range of the Markdown that `text.slice(start, end)` comes from. */
  readonly inMarkdown: (start: number, end: number) => DraftRange
}

/** A range of `text` that begins at `at`, and the offset `from` of the same characters in the Markdown. */
interface Piece {
  readonly at: number
  readonly from: number
  readonly length: number
}

/** Reads a draft in Markdown. Linear in its length. */
export function readDraft(markdown: string): DraftText {
  const blocks: Block[] = []
  const pieces: Piece[] = []
  let text = ''
  for (const { kind, level, text: own, from } of draftBlocks(markdown)) {
    if (text !== '') text += '\n'
    blocks.push({ kind, level, text: own, start: text.length, role: 'content' })
    let at = text.length
    for (const { start, end, joint } of from) {
      at += joint.length
      pieces.push({ at, from: start, length: end - start })
      at += end - start
    }
    text += own
  }
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
  return {
    title,
    text,
    blocks,
    inMarkdown: (start, end) => ({
      start: placeOf(pieces, start),
      end: Math.max(placeOf(pieces, start), placeOf(pieces, end - 1) + 1),
    }),
  }
}

/** The draft with other texts in its blocks. @param edit gives a block's text; blocks without any are left out */
export function editDraft({ title, blocks }: WrittenText, edit: (block: Block) => string): WrittenText {
  const edited: Block[] = []
  let text = ''
  for (const block of blocks) {
    const own = edit(block)
    if (own.trim() === '') continue
    if (text !== '') text += '\n'
    edited.push({ ...block, text: own, start: text.length })
    text += own
  }
  return { title, text, blocks: edited }
}

/** The offset in the Markdown of a character of the text; for a joint between ranges, the end of the range before it. */
function placeOf(pieces: readonly Piece[], at: number): number {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle]?.at ?? 0) <= at) low = middle
    else high = middle - 1
  }
  const piece = pieces[low]
  return piece === undefined ? 0 : piece.from + Math.min(Math.max(0, at - piece.at), piece.length)
}

import type { Block } from '@gaplens/contracts/analysis/read-page'
import { countWords } from './count-words.ts'

/** Longer main text is cut at the end of a block. Only a single block that is longer than this is cut inside. */
const MAX_TEXT_CHARS = 60_000

export interface MainText {
  readonly text: string
  readonly blocks: Block[]
  readonly words: number
  /** Words of the blocks that are content, without menus, related articles and readers' comments that were kept around it. */
  readonly contentWords: number
  readonly truncated: boolean
}

/** A block without its offset, with its number of words if they have been counted. */
export type Piece = Omit<Block, 'start'> & { readonly words?: number }

/** Joins pieces into a text and gives each its offset in it. */
export function toBlocks(pieces: readonly Piece[]): MainText {
  const blocks: Block[] = []
  let start = 0
  let words = 0
  let contentWords = 0
  const count = (counted: number, role: Block['role']) => {
    words += counted
    if (role === 'content') contentWords += counted
  }
  let truncated = false
  for (const piece of pieces) {
    const { kind, level, text, role } = piece
    const room = MAX_TEXT_CHARS - start
    if (text.length > room) {
      truncated = true
      // A surrogate pair is never split.
      const cut = text.slice(0, room).replace(/[\ud800-\udbff]$/, '')
      if (blocks.length > 0 || cut === '') break
      blocks.push({ kind, level, text: cut, start, role })
      count(countWords(cut).words, role)
      break
    }
    blocks.push({ kind, level, text, start, role })
    count(piece.words ?? countWords(text).words, role)
    start += text.length + 1
  }
  return { text: blocks.map((block) => block.text).join('\n'), blocks, words, contentWords, truncated }
}

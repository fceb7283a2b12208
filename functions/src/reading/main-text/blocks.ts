import type { Block } from '@gaplens/contracts/read-page'

/** Longer main text is cut at the end of a block. Only a single block that is longer than this is cut inside. */
const MAX_TEXT_CHARS = 60_000

export interface MainText {
  readonly text: string
  readonly blocks: Block[]
  readonly truncated: boolean
}

/** Joins pieces into a text, each with its place in it. */
export function toBlocks(pieces: ReadonlyArray<Omit<Block, 'start'>>): MainText {
  const blocks: Block[] = []
  let start = 0
  for (const { kind, level, text, role } of pieces) {
    const room = MAX_TEXT_CHARS - start
    if (text.length > room) {
      // A surrogate pair is never split.
      const cut = text.slice(0, room).replace(/[\ud800-\udbff]$/, '')
      if (blocks.length === 0 && cut !== '') blocks.push({ kind, level, text: cut, start, role })
      return { text: blocks.map((block) => block.text).join('\n'), blocks, truncated: true }
    }
    blocks.push({ kind, level, text, start, role })
    start += text.length + 1
  }
  return { text: blocks.map((block) => block.text).join('\n'), blocks, truncated: false }
}

import type { DraftBasisPage } from '@gaplens/contracts/drafts/draft-score'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { charactersOf } from '@gaplens/text/terms'
import { SENTENCE } from '../../figures/claims-of-page.ts'

/** A sentence with at most this many characters of its own needs the one before it to say what its figures measure. */
const OWN_CHARACTERS = 10
const END = /[。！？!?；;.]\s*$/u

type Block = DraftBasisPage['blocks'][number]

/**
 * The page as pairs of neighbouring sentences, each pair as one sentence, where the second says little besides its figures: 「…可用內提式。
 * 前者約 3–5 萬、後者約 2 萬。」 Two pages, because a sentence may be the second of one pair and the first of the next.
 */
export function sentencePairs(page: DraftBasisPage): DraftBasisPage[] {
  return [0, 1].map((parity) => {
    const parts: string[] = []
    let done = 0
    const blocks = page.blocks.flatMap((block): Block[] => {
      if (block.kind === 'heading') return [block]
      if (block.kind === 'tableRow') return []
      const text = page.text.slice(block.start, block.start + block.length)
      const sentences = [...text.matchAll(SENTENCE)]
      return sentences.flatMap(({ 0: second, index }, at): Block[] => {
        const first = sentences[at - 1]
        if (first === undefined || at % 2 === parity || !needsContext(second)) return []
        const joint = block.start + first.index + first[0].trimEnd().length
        // The comma makes one sentence of two. No character changes its position.
        if (END.test(first[0])) {
          parts.push(page.text.slice(done, joint - 1), '，')
          done = joint
        }
        const length = index + second.length - first.index
        return [{ ...block, start: block.start + first.index, length }]
      })
    })
    return { ...page, text: parts.join('') + page.text.slice(done), blocks }
  })
}

function needsContext(sentence: string): boolean {
  const figures = readFigures(sentence)
  if (figures.length === 0) return false
  const bare = figures.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), sentence)
  return new Set(charactersOf(bare)).size <= OWN_CHARACTERS
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { memoize } from '@gaplens/text/memoize'
import { SENTENCE_BREAK } from '../sentences.ts'
import { oneLine } from '../wording.ts'

/** What its writer wrote of a line, without the name and the time that a forum puts around it. */
function writtenIn(text: string): string {
  const { start, end } = postTextRange(text)
  return text.slice(start, end)
}

/** A page's paragraphs are read once, though every clause of its passages is looked for in them. */
const paragraphsOf = memoize((blocks: ReadPage['blocks']): readonly string[] =>
  blocks.flatMap(({ kind, text }) =>
    kind === 'heading' || kind === 'tableRow' ? [] : oneLine(writtenIn(text)),
  ),
)

/** The sentences before and after a text in its paragraph; of the text's own sentence what is left of it. */
export function paragraphAround(text: string, page: Pick<ReadPage, 'blocks'>) {
  for (const paragraph of paragraphsOf(page.blocks)) {
    const at = paragraph.indexOf(text)
    if (at >= 0)
      return {
        before: paragraph.slice(0, at).split(SENTENCE_BREAK),
        after: paragraph.slice(at + text.length).split(SENTENCE_BREAK),
      }
  }
  return { before: [], after: [] }
}

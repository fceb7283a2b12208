import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { type Subject, sharesShownName } from '../mention.ts'
import { widthOf } from '../statements/width.ts'
import { oneLine } from '../wording.ts'

/** A longer clause mostly says itself what it is about. */
const LOOSE_MAX = 22

/**
 * Whether a fact is a short clause from within a paragraph that nothing ties to its subject: neither a word of the name nor a figure, nor
 * a question above it that it answers. 「角材進來要再塗一次」 is clear only after the sentence before it: six of ten on 60 reports were bad.
 */
export function isLooseClause(
  { text, under = '' }: Pick<BriefFact, 'text' | 'under'>,
  subject: Subject,
  { blocks }: Pick<ReadPage, 'blocks'>,
): boolean {
  return (
    widthOf(text) <= LOOSE_MAX &&
    !/[?？]$/u.test(under) &&
    readFigures(text).length === 0 &&
    !sharesShownName(text, subject) &&
    blocks.some((block) => block.kind !== 'tableRow' && oneLine(block.text).indexOf(text) > 0)
  )
}

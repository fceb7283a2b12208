import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { oneLine } from '../facts/wording.ts'
import { isDenied } from './denying-heading.ts'
import { limits, limitsFromBelow } from './limits.ts'
import { plain, sentencesOf } from './plain.ts'
import { takesBack } from './surroundings.ts'
import { contextOfPassage, isReported } from './whole-quote.ts'

/**
 * How a part of a passage may be stated: without its context, with the next sentence, which limits it, or not at all, because that one
 * retracts it, it is not the page's own statement, or it is the second half of a broken sentence.
 */
export function standingOf(
  { quote, heading }: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'text' | 'blocks'>,
  part: string,
): 'alone' | 'limited' | 'dependent' {
  const { sentences, around } = contextOfPassage(quote, page)
  // A part may begin with the sentence that it depends on; what follows it stands behind its last one.
  const last = sentencesOf(part).at(-1) ?? part
  const at = sentences.findIndex(({ text }) => text.includes(last))
  if (around.doubtful || isDenied(heading, part) || (around.lead !== '' && !/[:：]\s*$/u.test(around.lead)))
    return 'dependent'
  if (at < 0 || sentences[at]?.row !== null) return 'alone'
  if (isReported(plain(sentences[at].text))) return 'dependent'
  const beside = sentences[at + 1]?.text
  const next = plain(oneLine(beside ?? around.next))
  if (takesBack(next)) return 'dependent'
  return (beside === undefined ? limitsFromBelow(next) : limits(next)) ? 'limited' : 'alone'
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { PASSAGE_MAX } from '@gaplens/coverage/corpus/sentences'
import { passageLink } from '@gaplens/coverage/text-fragment'
import { asksSomething } from '../insight/facts/questions/asking-heading.ts'

/**
 * A passage under a heading that asks, from the beginning of its paragraph on, which is where the answer stands: 「裂過的不算。」 behind 「算，一年內
 * 都換。」 would tell the contrary. As it is where that would be too long to read at a glance.
 */
export function answeringPassage(passage: Passage, page: Pick<ReadPage, 'text' | 'title' | 'url'>): Passage {
  const { text, title, url } = page
  const at = asksSomething(passage.heading) ? text.indexOf(passage.quote) : -1
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = at + passage.quote.length
  if (at < 0 || start === at || end - start > PASSAGE_MAX) return passage
  const link = passageLink({ pageUrl: url, title, text, start, end })
  return { ...passage, quote: text.slice(start, end), link }
}

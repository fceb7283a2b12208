import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Quote } from '@gaplens/coverage/corpus/quote'
import { VerbatimPassages } from '@gaplens/coverage/corpus/verbatim-passages'
import { quoteOf } from '@gaplens/coverage/table/coverage-table'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { commonTerms } from './common-terms.ts'
import { type PageSection, sectionHolding } from './own-sections.ts'

/**
 * The passage of the user's page that is shown beside a gap: of the section that the outline names for it, the nearest one, so that a
 * reader who is sent there finds what was meant. Null without such a section, or if no passage in it shares a word with the gap: what
 * stands nearest elsewhere says it in one of four cases only.
 */
export function ownPassage(view: View, gap: Gap, section: PageSection | null): Passage | null {
  const page = view.user?.page
  if (section === null || page === undefined) return null
  const closest = view.passage(gap.closestPassageId)
  if (closest !== undefined && sectionHolding([section], page, closest) !== undefined) return closest
  const quote = nearestIn(view, gap, section)
  if (quote === null) return null
  const passages = new VerbatimPassages(view.input.coverage.table.corpus)
  passages.use(quote)
  return view.passage(quote.id) ?? passages.used()[0] ?? null
}

/** Of the passages in a section the one that the comparison found nearest to a gap's topic, else the one with the most of its words. */
function nearestIn(view: View, gap: Gap, { start, end }: PageSection): Quote | null {
  const { corpus, topics } = view.input.coverage.table
  const isInside = (at: number) => at >= start && at < end
  const topic = topics.find(({ id }) => id === gap.topicId)
  const verdict = topic?.verdicts.find(({ pageId }) => pageId === view.user?.id)
  const found = verdict?.quotes.find((quote) => isInside(quote.start))
  if (found !== undefined) return found
  const common = commonTerms(view)
  const texts = [
    gap.name,
    ...(view.topic(gap.topicId)?.aliases ?? []),
    ...(topic?.statements ?? []).map(({ text }) => text),
    ...gap.passageIds.flatMap((id) => view.passage(id)?.quote ?? []),
  ]
  const own = new Set(texts.flatMap(termsOf).filter((term) => !common.has(term)))
  const [best] = corpus.claims
    .filter(({ claim }) => claim.pageId === view.user?.id && isInside(claim.start))
    .filter(({ claim }) => claim.kind !== 'heading')
    .map((unit) => ({ unit, shared: new Set(termsOf(unit.claim.text).filter((term) => own.has(term))).size }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  return best === undefined ? null : quoteOf(best.unit)
}

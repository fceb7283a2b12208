import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Quote } from '@gaplens/coverage/corpus/quote'
import type { Claim } from '@gaplens/coverage/corpus/sections'
import { VerbatimPassages } from '@gaplens/coverage/corpus/verbatim-passages'
import { quoteOf } from '@gaplens/coverage/table/coverage-table'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { commonCharacters, commonTerms } from './common-terms.ts'
import { ownWords } from './look-in.ts'
import { LIKELY, likelihoodOf } from './own-mention.ts'
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

/**
 * Of the passages in a section the one that the comparison found nearest to a gap's topic, if it speaks of it, else the one with the
 * most of its words.
 */
function nearestIn(view: View, gap: Gap, section: PageSection): Quote | null {
  const { corpus, topics } = view.input.coverage.table
  const isInside = (at: number) => at >= section.start && at < section.end
  const topic = topics.find(({ id }) => id === gap.topicId)
  const verdict = topic?.verdicts.find(({ pageId }) => pageId === view.user?.id)
  const common = commonTerms(view)
  const texts = [
    gap.name,
    ...(view.topic(gap.topicId)?.aliases ?? []),
    ...(topic?.statements ?? []).map(({ text }) => text),
    ...gap.passageIds.flatMap((id) => view.passage(id)?.quote ?? []),
  ]
  const own = new Set(texts.flatMap(termsOf).filter((term) => !common.has(term)))
  const inSection = corpus.claims
    .filter(({ claim }) => claim.pageId === view.user?.id && isInside(claim.start))
    .filter(({ claim }) => claim.kind !== 'heading')
    .map((unit) => ({ unit, shared: new Set(termsOf(unit.claim.text).filter((term) => own.has(term))).size }))
  const found = verdict?.quotes.find(({ start }) => isInside(start))
  const unit = inSection.find(({ unit: { claim } }) => claim.start === found?.start)
  if (found !== undefined && (unit === undefined || unit.shared > 0 || maySay(view, gap, unit.unit.claim)))
    return found
  const [best] = inSection.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared)
  return best === undefined ? null : quoteOf(best.unit)
}

/** Whether a passage without a word of a gap may say it in other words: by its likelihood, its heading or a rare character. */
function maySay(view: View, gap: Gap, { heading, text }: Pick<Claim, 'heading' | 'text'>): boolean {
  if (likelihoodOf(view, gap) >= LIKELY) return true
  const words = ownWords(view, gap)
  if (termsOf(heading).some((term) => words.has(term))) return true
  const common = commonCharacters(view)
  const said = new Set(charactersOf(`${heading}${text}`))
  return charactersOf(gap.name).some((character) => !common.has(character) && said.has(character))
}

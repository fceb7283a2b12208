import type { Gap, Passage, Statement, Topic } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { memoize } from '@gaplens/text/memoize'
import type { Subject } from '../mention.ts'
import { type GapPart, partsFor, type StatedGap } from '../outline/gap-parts.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { attributionsOf, saidByOffices, withAttribution } from './attributions.ts'
import { type Contrary, contrariesTo } from './contraries.ts'
import { firstQuestions } from './first-questions.ts'
import { factsOf } from './gap-facts.ts'
import { formOf, type GapForm } from './gap-form.ts'
import { type GapQuote, quoteOf, saidBySources } from './gap-quote.ts'
import { subjectOf } from './gap-subject.ts'
import { wordsOf } from './gap-words.ts'
import { withOtherSides } from './other-sides.ts'
import {
  overviewBeyond,
  overviewOn,
  type SupportedWords,
  supportedWords,
  withoutName,
  withoutSaidWords,
} from './overview-words.ts'
import { withSentencesAfter } from './sentence-after.ts'
import { withUnquotedClauses } from './unquoted-clauses.ts'
import { withoutRepeats } from './without-repeats.ts'

/** The plan for closing a gap: where to write, which facts and answers, how long, and by which sources. */
export interface GapPlan extends GapPart {
  readonly gap: Gap
  readonly topic: Topic | undefined
  readonly facts: readonly BriefFact[]
  /** Replaces facts when no sentence of the sources qualifies. */
  readonly quote: GapQuote | null
  /** The AI Overview's statement, which replaces facts. */
  readonly overview: SupportedWords | null
  /** Where a page that the AI Overview cites on it says otherwise. */
  readonly contraries: readonly Contrary[]
  readonly questions: readonly string[]
  /** The form in which to write. */
  readonly form: GapForm
  /** Characters to add. */
  readonly words: number
  readonly pageIds: readonly string[]
  readonly fromOverview: boolean
}

/** A gap with its subject and its facts, before these are compared with those of other gaps. */
interface PreparedGap extends StatedGap {
  readonly subject: Subject
}

/** The plan of every gap, in the report's order. No fact is stated and no sentence quoted twice. */
export const planGaps: (view: View) => GapPlan[] = memoize(makePlans)

function makePlans(view: View): GapPlan[] {
  if (view.user === null) return []
  const prepared = view.gaps.map((gap): PreparedGap => {
    const topic = view.topic(gap.topicId)
    const subject = subjectOf(view, gap, topic)
    return { gap, topic, subject, facts: withOtherSides(view, { gap, subject }, factsOf(view, gap, subject)) }
  })
  const kept = withSentencesAfter(view, withoutRepeats(prepared.map(({ facts }) => facts)))
  const placeOf = partsFor(view, prepared)
  const attributions = attributionsOf(view)
  // A quote is not told where a later gap states it as a fact.
  const stated = new Set(kept.flatMap((facts) => facts.map(({ fact }) => fact.text)))
  const corrected = new Set<string>()
  const told = prepared.map(({ gap, topic, subject }, at) => {
    const found = kept[at] ?? []
    const others = saidByOffices(view, passagesOn(view, gap, topic))
    const facts = found.map(({ fact }) =>
      withAttribution(withoutOwnLabel(fact, gap.name), attributions, others),
    )
    const bare = facts.length === 0
    const words = bare ? quoteOf(view, gap, subject, stated) : null
    const quote = words === null ? null : withAttribution(words, attributions, others)
    for (const { text } of quote === null ? facts : [quote]) stated.add(text)
    const contraries = contrariesTo(view, statementsOf(view, gap, subject)).filter(
      ({ statement }) => !corrected.has(statement.id),
    )
    for (const { statement } of contraries) corrected.add(statement.id)
    const said =
      topic?.fromOverview !== true
        ? null
        : bare
          ? withoutSaidWords(supportedWords(overviewOn(view, gap, subject)), quote)
          : overviewBeyond(view, subject, facts)
    const isDenied = ({ text }: SupportedWords) =>
      contraries.some(({ statement }) => oneLine(statement.text).includes(text))
    const overview = said === null || isDenied(said) ? null : withUnquotedClauses(view, said)
    return { gap, topic, subject, found, facts, quote, overview, contraries }
  })
  const questionsFor = firstQuestions(view, told)
  return told.map(({ gap, topic, subject, found, facts, quote, overview, contraries }) => {
    const place = placeOf(gap)
    const questions = questionsFor.get(gap.topicId) ?? []
    return {
      gap,
      topic,
      ...place,
      facts,
      quote,
      overview,
      contraries,
      questions,
      form: formOf(view, gap, found, { subject, quote }),
      words: wordsOf(view, gap, { section: place.section, facts, quote, overview, questions }),
      pageIds: coveringPages(view, gap, topic, { facts, quote, overview }),
      fromOverview: topic?.fromOverview ?? false,
    }
  })
}

/** A fact without its gap's name before it, which the outline has said. Of a list in which other things are named too it stays. */
function withoutOwnLabel(fact: BriefFact, name: string): BriefFact {
  const isList = fact.text.split('；').some((item, at) => at > 0 && item.includes('：'))
  return isList ? fact : { ...fact, text: withoutName(fact.text, name) }
}

/** The statements of the AI Overview that name a gap, and those of which the comparison made it. */
function statementsOf(view: View, { topicId }: Gap, { stated }: Subject): Statement[] {
  const { report, table } = view.input.coverage
  const seeds = table.topics.find(({ id }) => id === topicId)?.statements ?? []
  const ids = new Set([...seeds, ...stated.statements].map(({ id }) => id))
  return report.statements.filter(({ id }) => ids.has(id))
}

/** The passages of other pages on a subject. */
function passagesOn(view: View, gap: Gap, topic: Topic | undefined): Passage[] {
  const ids = new Set([...gap.passageIds, ...(topic?.cells ?? []).map(({ passageId }) => passageId)])
  return [...ids].flatMap((id) => view.passage(id) ?? []).filter(({ pageId }) => pageId !== view.user?.id)
}

/** The pages that surely cover it, or whose words the plan gives: a fact, the quote, what bears out the AI Overview, or a differing figure. */
function coveringPages(
  view: View,
  gap: Gap,
  topic: Topic | undefined,
  { facts, quote, overview }: Pick<GapPlan, 'facts' | 'quote' | 'overview'>,
): string[] {
  const quoted = gap.passageIds.flatMap((id) => view.passage(id)?.pageId ?? [])
  const covering = (topic?.cells ?? [])
    .filter(({ pageId, level }) => pageId !== view.user?.id && level === 'covered')
    .map(({ pageId }) => pageId)
  const rank = (id: string) => view.compared(id)?.rank ?? 0
  const given = saidBySources({ facts, quote }).map(({ pageId }) => pageId)
  const proving = (overview?.passageIds ?? []).flatMap((id) => view.passage(id)?.pageId ?? [])
  const differing = view.input.coverage.report.figures
    .filter(({ topicId, disagree }) => disagree && topicId === gap.topicId)
    .flatMap(({ figures }) => figures.flatMap(({ pageId }) => pageId ?? []))
    .filter((pageId) => pageId !== view.user?.id)
  return [...new Set([...quoted, ...covering, ...given, ...proving, ...differing])].sort(
    (a, b) => rank(a) - rank(b),
  )
}

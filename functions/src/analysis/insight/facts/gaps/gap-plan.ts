import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { termsOf } from '@gaplens/text/terms'
import { countWords } from '../../../../reading/main-text/count-words.ts'
import { ownTreatment } from '../coverage-wording.ts'
import { isClosingHeading } from '../outline/outline-order.ts'
import { placeGaps } from '../outline/outline-places.ts'
import { type PageSection, sectionHolding, sectionsOf } from '../outline/own-sections.ts'
import { isOtherMoney, priceSection } from '../outline/price-section.ts'
import { sharedHeadings } from '../outline/shared-headings.ts'
import { answerKindOf, answersAs } from '../questions/answer-kind.ts'
import { mentionsQuestion } from '../questions/question-words.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { factsOf } from './gap-facts.ts'
import { formOf, type GapForm } from './gap-form.ts'
import { quotedPages } from './gap-passages.ts'
import { type GapQuote, quoteOf } from './gap-quote.ts'
import { questionsOf, subjectOf } from './gap-subject.ts'
import { giversOf, withGiver } from './givers.ts'
import { type OverviewWords, overviewOf } from './overview-words.ts'

/** The plan for closing a gap: where to write, which facts and answers, how long, and by which sources. */
export interface GapPlan {
  readonly gap: Gap
  readonly topic: Topic | undefined
  /** The user's section to extend, because it shares the subject; null when a new section is to be written. */
  readonly section: PageSection | null
  /** The user's section after which a new one comes; null on a page without sections. */
  readonly after: PageSection | null
  /** Its rank among the new sections after that one. */
  readonly rank: number
  /** The heading of the new section: the gap's name, or the AI Overview's heading if it is shared with other gaps. */
  readonly heading: string
  readonly facts: readonly BriefFact[]
  /** Replaces facts when no sentence of the sources qualifies. */
  readonly quote: GapQuote | null
  /** The AI Overview's statement, which replaces facts. */
  readonly overview: OverviewWords | null
  readonly questions: readonly string[]
  /** The form in which to write. */
  readonly form: GapForm
  /** Characters to add. */
  readonly words: number
  readonly pageIds: readonly string[]
  readonly fromOverview: boolean
}

const QUESTIONS_MAX = 2
const WORDS_MIN = 60
const WORDS_MAX = 400
/** Share of the length to write when the page already has something on the subject. */
const EXTENSION = 0.5
/** Length of a text that states the facts, relative to the facts. */
const STATING = 1.3
/** Length of the sentence that answers a question first. */
const ANSWER = 25

/** Plans do not change while a report is written. */
const known = new WeakMap<View, GapPlan[]>()

/** The plan of every gap, in the report's order. No fact is stated and no sentence quoted twice. */
export function planGaps(view: View): GapPlan[] {
  const plans = known.get(view) ?? makePlans(view)
  known.set(view, plans)
  return plans
}

function makePlans(view: View): GapPlan[] {
  const { user } = view
  if (user === null) return []
  const own = sectionsOf(user.page)
  const sections = new Map(
    view.gaps.map((gap) => [
      gap.topicId,
      sharedSection(view, gap, view.topic(gap.topicId), own) ?? priceSection(gap.name, own),
    ]),
  )
  const apart = view.gaps.filter(({ topicId }) => sections.get(topicId) === null)
  const places = new Map(placeGaps(view, apart, own, sharedHeadings(view, apart)))
  // A gap whose name is that of a new section belongs there, so that no subject has two places.
  for (const { topicId, name } of view.gaps) {
    const part = [...places.values()].find(({ heading }) => heading === oneLine(name))
    if (part === undefined) continue
    sections.set(topicId, null)
    places.set(topicId, part)
  }
  const givers = giversOf(view)
  const stated = new Set<string>()
  const asked = new Set<string>()
  return view.gaps.map((gap) => {
    const topic = view.topic(gap.topicId)
    const place = places.get(gap.topicId)
    const section = sections.get(gap.topicId) ?? (place?.within === true ? place.after : null)
    const subject = subjectOf(view, gap, topic)
    const found = factsOf(view, gap, subject).filter(({ fact }) => !stated.has(fact.text))
    const facts = found.map(({ fact }) => withGiver(fact, givers))
    const bare = facts.length === 0
    const quote = bare ? quoteOf(view, gap, subject, stated) : null
    for (const { text } of quote === null ? facts : [quote]) stated.add(text)
    const overview = bare && topic?.fromOverview === true ? overviewOf(view, subject) : null
    const statedTexts = [
      ...facts.flatMap(({ text, under = '' }) => [text, under]),
      ...quotedPages(view, gap).flatMap(({ passage }) => [passage.heading, passage.quote]),
      overview?.text ?? '',
    ]
    const questions = questionsOf(view, topic)
      .filter(
        (question) =>
          !asked.has(question) &&
          mentionsQuestion(question, statedTexts, view.input.keyword) &&
          tellsWhatIsAsked(question, statedTexts),
      )
      .slice(0, QUESTIONS_MAX)
    for (const question of questions) asked.add(question)
    return {
      gap,
      topic,
      section,
      after: place?.after ?? null,
      rank: place?.rank ?? 0,
      heading: place?.heading ?? oneLine(gap.name),
      facts,
      quote,
      overview,
      questions,
      form: formOf(view, gap, found),
      words: wordsOf(view, gap, section, { facts, questions }),
      pageIds: coveringPages(view, gap, topic),
      fromOverview: topic?.fromOverview ?? false,
    }
  })
}

/** Whether one of the texts has a figure of the kind that a question asks for, if it asks for one. */
function tellsWhatIsAsked(question: string, texts: readonly string[]): boolean {
  const kind = answerKindOf([question])
  return kind === null || texts.some((text) => answersAs(kind, text))
}

/** The user's section that shares the gap's subject, by its heading or its text; null when there is none. */
function sharedSection(
  view: View,
  gap: Gap,
  topic: Topic | undefined,
  own: readonly PageSection[],
): PageSection | null {
  const closest = view.passage(gap.closestPassageId)
  const page = view.user?.page
  const section = closest === undefined || page === undefined ? undefined : sectionHolding(own, page, closest)
  if (section === undefined || section.heading === '' || isClosingHeading(section.heading)) return null
  if (isOtherMoney(gap.name, section.heading)) return null
  if (ownTreatment(view, gap) !== 'none') return section
  const said = new Set(termsOf(view.input.keyword))
  const subject = [gap.name, ...(topic?.aliases ?? [])].flatMap(termsOf).filter((term) => !said.has(term))
  const heading = new Set(termsOf(section.heading))
  return subject.some((term) => heading.has(term)) ? section : null
}

/** The pages that surely cover it, quoted ones first. */
function coveringPages(view: View, gap: Gap, topic: Topic | undefined): string[] {
  const quoted = gap.passageIds.flatMap((id) => view.passage(id)?.pageId ?? [])
  const covering = (topic?.cells ?? [])
    .filter(({ pageId, level }) => pageId !== view.user?.id && level === 'covered')
    .map(({ pageId }) => pageId)
  const rank = (id: string) => view.compared(id)?.rank ?? 0
  return [...new Set([...quoted, ...covering])].sort((a, b) => rank(a) - rank(b))
}

/**
 * The number of words to write: the median length of the quoted pages' sections on it, half of it if the user's page already
 * has something, and at least what stating the facts and answering the questions takes, rounded to tens. For a page without
 * headings, or with one heading over most of its text, its passage counts instead of a section.
 */
function wordsOf(
  view: View,
  gap: Gap,
  section: PageSection | null,
  { facts, questions }: Pick<GapPlan, 'facts' | 'questions'>,
): number {
  const lengths = quotedPages(view, gap)
    .map(({ passage, page }) => {
      const part = sectionHolding(sectionsOf(page), page, passage)
      return part === undefined || part.heading === '' || part.words > page.words / 2
        ? countWords(passage.quote).words
        : part.words
    })
    .sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? WORDS_MIN
  const stating =
    facts.reduce((sum, { text }) => sum + countWords(text).words, 0) * STATING + ANSWER * questions.length
  const wanted = Math.max(typical * (section === null ? 1 : EXTENSION), stating)
  return Math.min(WORDS_MAX, Math.max(WORDS_MIN, Math.round(wanted / 10) * 10))
}

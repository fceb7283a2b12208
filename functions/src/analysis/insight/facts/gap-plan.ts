import type { Gap, Topic } from '@gaplens/contracts/report'
import type { BriefFact } from '@gaplens/contracts/report-brief'
import { termsOf } from '@gaplens/text/terms'
import { countWords } from '../../../reading/main-text/count-words.ts'
import { ownTreatment } from './coverage-wording.ts'
import {
  factsOf,
  type GapQuote,
  type OverviewWords,
  overviewOf,
  questionsOf,
  quotedPages,
  quoteOf,
  subjectOf,
} from './gap-facts.ts'
import { formOf, type GapForm } from './gap-form.ts'
import { isClosingHeading } from './outline-order.ts'
import { placeGaps } from './outline-places.ts'
import { type PageSection, sectionHolding, sectionsOf } from './own-sections.ts'
import { speaksOfQuestion } from './question-words.ts'
import { sharedHeadings } from './shared-headings.ts'
import type { View } from './view.ts'
import { oneLine } from './wording.ts'

/** What closing a gap means: where, what to state, what to answer first, how long, and whose words it rests on. */
export interface GapPlan {
  readonly gap: Gap
  readonly topic: Topic | undefined
  /** The own part that shares the subject and gets more; null where a part of its own is to be written. */
  readonly section: PageSection | null
  /** The own part after which a new one comes; null on a page without parts. */
  readonly after: PageSection | null
  /** Its rank among the new parts after that one. */
  readonly rank: number
  /** What the new part is called: the gap's name, or the AI Overview's heading where it stands with others. */
  readonly heading: string
  readonly facts: readonly BriefFact[]
  /** In place of facts, where no sentence of the sources can be stated as one. */
  readonly quote: GapQuote | null
  /** What the AI Overview says of it, in place of facts; `found` where a page that it cites bears it out. */
  readonly overview: OverviewWords | null
  readonly questions: readonly string[]
  /** How what is to be written is best put. */
  readonly form: GapForm
  /** Characters to add. */
  readonly words: number
  readonly pageIds: readonly string[]
  readonly fromOverview: boolean
}

const QUESTIONS_MAX = 2
const WORDS_MIN = 60
const WORDS_MAX = 400
/** What is there already leaves about half to write. */
const EXTENSION = 0.5
/** Facts in sentences of one's own take a little more than the facts. */
const STATING = 1.3

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
    view.gaps.map((gap) => [gap.topicId, sharedSection(view, gap, view.topic(gap.topicId), own)]),
  )
  const apart = view.gaps.filter(({ topicId }) => sections.get(topicId) === null)
  const headings = sharedHeadings(view, apart)
  const places = placeGaps(view, apart, own, headings)
  const stated = new Set<string>()
  const asked = new Set<string>()
  return view.gaps.map((gap) => {
    const topic = view.topic(gap.topicId)
    const section = sections.get(gap.topicId) ?? null
    const place = places.get(gap.topicId)
    const subject = subjectOf(view, gap, topic)
    const facts = factsOf(view, gap, subject).filter(({ text }) => !stated.has(text))
    const bare = facts.length === 0
    const quote = bare ? quoteOf(view, gap, subject, stated) : null
    for (const { text } of quote === null ? facts : [quote]) stated.add(text)
    const overview = bare && topic?.fromOverview === true ? overviewOf(view, subject) : null
    const told = [
      ...facts.flatMap(({ text, under = '' }) => [text, under]),
      ...quotedPages(view, gap).flatMap(({ passage }) => [passage.heading, passage.quote]),
      overview?.text ?? '',
    ]
    const questions = questionsOf(view, topic)
      .filter((question) => !asked.has(question) && speaksOfQuestion(question, told, view.input.keyword))
      .slice(0, QUESTIONS_MAX)
    for (const question of questions) asked.add(question)
    return {
      gap,
      topic,
      section,
      after: place?.after ?? null,
      rank: place?.rank ?? 0,
      heading: headings.get(gap.topicId) ?? oneLine(gap.name),
      facts,
      quote,
      overview,
      questions,
      form: formOf(view, gap, facts),
      words: wordsOf(view, gap, section, facts),
      pageIds: coveringPages(view, gap, topic),
      fromOverview: topic?.fromOverview ?? false,
    }
  })
}

/** The own part under which the gap belongs: only one that shares its subject, by its words or by what stands there. */
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
  if (ownTreatment(view, gap) !== 'none') return section
  const said = new Set(termsOf(view.input.keyword))
  const subject = [gap.name, ...(topic?.aliases ?? [])].flatMap(termsOf).filter((term) => !said.has(term))
  const heading = new Set(termsOf(section.heading))
  return subject.some((term) => heading.has(term)) ? section : null
}

/** The pages that surely speak of it, those quoted first. */
function coveringPages(view: View, gap: Gap, topic: Topic | undefined): string[] {
  const quoted = gap.passageIds.flatMap((id) => view.passage(id)?.pageId ?? [])
  const covering = (topic?.cells ?? [])
    .filter(({ pageId, level }) => pageId !== view.user?.id && level === 'covered')
    .map(({ pageId }) => pageId)
  const rank = (id: string) => view.compared(id)?.rank ?? 0
  return [...new Set([...quoted, ...covering])].sort((a, b) => rank(a) - rank(b))
}

/**
 * As long as the quoted pages' parts on it are in the middle, at least as long as stating the facts takes, rounded to
 * tens; half where the page has something of it. A page without headings, or with one over most of it, has no part on it:
 * its passage counts.
 */
function wordsOf(view: View, gap: Gap, section: PageSection | null, facts: readonly BriefFact[]): number {
  const lengths = quotedPages(view, gap)
    .map(({ passage, page }) => {
      const part = sectionHolding(sectionsOf(page), page, passage)
      return part === undefined || part.heading === '' || part.words > page.words / 2
        ? countWords(passage.quote).words
        : part.words
    })
    .sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? WORDS_MIN
  const stating = facts.reduce((sum, { text }) => sum + countWords(text).words, 0) * STATING
  const wanted = Math.max(typical * (section === null ? 1 : EXTENSION), stating)
  return Math.min(WORDS_MAX, Math.max(WORDS_MIN, Math.round(wanted / 10) * 10))
}

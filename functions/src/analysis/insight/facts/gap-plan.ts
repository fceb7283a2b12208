import type { Gap, Topic } from '@gaplens/contracts/report'
import type { BriefFact } from '@gaplens/contracts/report-brief'
import { cleanHeading } from '@gaplens/coverage/headings'
import { termsOf } from '@gaplens/text/terms'
import { countWords } from '../../../reading/main-text/count-words.ts'
import { answerKindOf } from './answer-kind.ts'
import { factOf, type Subject } from './facts.ts'
import { formOf, type GapForm } from './gap-form.ts'
import { endOfBody, isClosingHeading } from './outline-order.ts'
import { type PageSection, sectionHolding, sectionsOf } from './own-sections.ts'
import { ownTreatment } from './own-words.ts'
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
  readonly facts: readonly BriefFact[]
  readonly questions: readonly string[]
  /** How what is to be written is best put. */
  readonly form: GapForm
  /** Characters to add. */
  readonly words: number
  readonly pageIds: readonly string[]
  readonly fromOverview: boolean
}

/** Facts stated of a gap: fewer for what comes later, since who gets to it has the quotes. */
const FACTS_OF: Record<Gap['tier'], number> = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
/** Facts that share so much of their terms say the same. */
const SAME_FACT = 0.5
const QUESTIONS_MAX = 2
const WORDS_MIN = 60
const WORDS_MAX = 400
/** What is there already leaves about half to write. */
const EXTENSION = 0.5
/** Facts in sentences of one's own take a little more than the facts. */
const STATING = 1.3

/** The plan of every gap, in the report's order. No fact is stated twice. */
export function planGaps(view: View): GapPlan[] {
  const { user } = view
  if (user === null) return []
  const own = sectionsOf(user.page)
  const after = own[endOfBody(own) - 1] ?? null
  const stated = new Set<string>()
  const asked = new Set<string>()
  return view.gaps.map((gap) => {
    const topic = view.topic(gap.topicId)
    const section = sharedSection(view, gap, topic, own)
    const facts = factsOf(view, gap, topic).filter(({ text }) => !stated.has(text))
    for (const { text } of facts) stated.add(text)
    const questions = questionsOf(view, topic)
      .filter((question) => !asked.has(question))
      .slice(0, QUESTIONS_MAX)
    for (const question of questions) asked.add(question)
    return {
      gap,
      topic,
      section,
      after,
      facts,
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

/** The facts of a gap, those that name its subject first: one that does not is stated only where none does, with its heading. */
function factsOf(view: View, gap: Gap, topic: Topic | undefined): BriefFact[] {
  const subject = subjectOf(view, gap, topic)
  const found = gap.passageIds.flatMap((id) => {
    const passage = view.passage(id)
    const page = view.othersRead.find((source) => source.id === passage?.pageId)?.page
    const fact = passage === undefined || page === undefined ? null : factOf(passage, page, subject)
    return passage === undefined || fact === null ? [] : [{ fact, passage }]
  })
  const speaking = found.filter(({ fact }) => fact.speaks !== 'no')
  const told = (speaking.length > 0 ? speaking : found.slice(0, 1)).map(({ fact, passage }): BriefFact => {
    const under = oneLine(cleanHeading(passage.heading))
    const plain =
      fact.speaks === 'name' || under === '' || termsOf(under).some((term) => subject.terms.has(term))
    return {
      text: fact.text,
      pageId: passage.pageId,
      passageId: passage.id,
      ...(plain ? {} : { under }),
    }
  })
  return told
    .filter(({ text }, at) => told.slice(0, at).every((fact) => !sameFact(fact.text, text)))
    .slice(0, FACTS_OF[gap.tier])
}

/** What the facts of a gap have to speak of, in the words of its names, of its questions and of the AI Overview. */
function subjectOf(view: View, gap: Gap, topic: Topic | undefined): Subject {
  const names = [gap.name, ...(topic?.aliases ?? [])]
  const questions = questionsOf(view, topic)
  const said = view.input.coverage.report.statements.filter(({ text }) =>
    names.some((name) => text.includes(name)),
  )
  const keyword = new Set(termsOf(view.input.keyword))
  const terms = [...names, ...questions, ...said.map(({ text }) => text)].flatMap(termsOf)
  return {
    names,
    terms: new Set(terms.filter((term) => !keyword.has(term) && !/^\d/u.test(term))),
    wanted: answerKindOf([gap.name, ...questions]),
  }
}

function sameFact(a: string, b: string): boolean {
  const terms = new Set(termsOf(a))
  const others = new Set(termsOf(b))
  const shared = [...others].filter((term) => terms.has(term)).length
  return shared >= SAME_FACT * Math.max(1, Math.min(terms.size, others.size))
}

/** What people ask of the topic, as Google shows it. */
function questionsOf(view: View, topic: Topic | undefined): string[] {
  const known = topic?.questions ?? []
  const named = (topic?.aliases ?? []).filter((alias) => view.input.serp.relatedQuestions.includes(alias))
  return [...new Set([...known, ...named].map(oneLine))]
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
  const lengths = gap.passageIds
    .flatMap((id) => {
      const passage = view.passage(id)
      const page = view.othersRead.find((source) => source.id === passage?.pageId)?.page
      if (passage === undefined || page === undefined) return []
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

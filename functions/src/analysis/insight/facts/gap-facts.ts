import type { ReadPage } from '@gaplens/contracts/read-page'
import type { Gap, Passage, Topic } from '@gaplens/contracts/report'
import type { BriefFact } from '@gaplens/contracts/report-brief'
import { cleanHeading, isGenericHeading } from '@gaplens/coverage/headings'
import { normalise, termsOf } from '@gaplens/text/terms'
import { standsAlone } from '../model/text-checks/stands-alone.ts'
import { answerKindOf } from './answer-kind.ts'
import { excerptOf, factOf, type Subject, speaksOf, withinWidth } from './facts.ts'
import { isTraditionalChinese } from './language.ts'
import type { View } from './view.ts'
import { oneLine } from './wording.ts'

/** Facts stated of a gap: fewer for what comes later, since who gets to it has the quotes. */
const FACTS_OF: Record<Gap['tier'], number> = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
/** Letters of facts in one action: an alphabet's words are longer than their meaning. */
const STATED_MAX = 220
/** Facts that share so much of their terms say the same. */
const SAME_FACT = 0.5
/** A source's own words on a gap, with the heading that they stand under where it names another subject. */
export interface GapQuote {
  readonly text: string
  readonly pageId: string
  readonly under: string
  /** A later year, page or figure leaves it behind. */
  readonly old: boolean
}

/** What the AI Overview says of a gap; `found` where a page that it cites bears it out. */
export interface OverviewWords {
  readonly text: string
  readonly found: boolean
}

/**
 * The facts of a gap: what speaks of its subject and is not out of date, in the language of the user's page where a source has it in
 * that.
 */
export function factsOf(view: View, gap: Gap, subject: Subject): BriefFact[] {
  const found = quotedPages(view, gap).flatMap(({ passage, page }) => {
    if (isOutdated(gap, passage)) return []
    const fact = factOf(passage, page, subject)
    if (fact === null || fact.speaks === 'no' || !standsAlone(passage, page, fact.text)) return []
    return [{ fact, passage }]
  })
  const native = found.filter(({ fact }) => isReadable(view, fact.text))
  const readable = native.length > 0 ? native : found
  const near = readable.filter(({ fact, passage }) => isUnder(subject, fact.text, passage))
  const told = (near.length > 0 ? near : readable).flatMap(({ fact, passage }): BriefFact[] => {
    const under = oneLine(cleanHeading(passage.heading))
    const plain =
      near.length > 0 &&
      !isBareAnswer(subject, fact.text, under) &&
      (under === '' || speaksOf(under, subject) !== 'no' || (fact.speaks === 'name' && !fact.figure))
    // Without a heading nothing tells a reader what such a fact is about.
    if (!plain && (isGenericHeading(under) || OF_A_BOARD.test(under))) return []
    return [
      {
        text: fact.text,
        pageId: passage.pageId,
        passageId: passage.id,
        ...(plain ? {} : { under }),
      },
    ]
  })
  return told
    .filter(({ text }, at) => told.slice(0, at).every((fact) => !sameFact(fact.text, text)))
    .slice(0, FACTS_OF[gap.tier])
    .filter(
      (_, at, facts) =>
        at === 0 || facts.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0) <= STATED_MAX,
    )
}

/**
 * Whether a fact shows a reader that it belongs under the subject's name: it, its heading or what is quoted with it shares a
 * word with that name, or its heading is a question that is asked of the subject. What was grouped with a subject by its
 * other names alone is about something beside it in one of six cases.
 */
function isUnder(subject: Subject, text: string, { heading, quote }: Passage): boolean {
  const { shown, questions } = subject
  const asked = normalise(cleanHeading(heading))
  return (
    shown.size === 0 ||
    [text, heading, quote].some((each) => termsOf(each).some((term) => shown.has(term))) ||
    questions.some((question) => normalise(cleanHeading(question)) === asked)
  )
}

/** What answers begin with before they say something (「餐廳不用，」). */
const ANSWER_START = /^[^，,。；：\d]{1,4}[，,]/u

/** Whether a text only says what it means together with the question that it stands under, and that is not the subject's. */
function isBareAnswer({ questions }: Subject, text: string, under: string): boolean {
  const isQuestion = /(?:[?？]|嗎|呢)$/u.test(under)
  const asked = normalise(under)
  return (
    isQuestion &&
    ANSWER_START.test(text) &&
    questions.every((question) => normalise(cleanHeading(question)) !== asked)
  )
}

/** Whether a later year, page or figure leaves a gap's passage behind. */
function isOutdated({ outdatedPassageIds = [] }: Gap, { id }: Passage): boolean {
  return outdatedPassageIds.includes(id)
}

/** What boards set over a post, which is no heading of what it says. */
const OF_A_BOARD = /編號|積分|發表|樓主|^#?\d+(?:樓|f)?$|\d{4}[-/]\d{1,2}[-/]|\d:\d{2}/iu

/** What is quoted where nothing can be stated as a fact, unless it is said elsewhere. @param said texts of other gaps */
export function quoteOf(view: View, gap: Gap, subject: Subject, said: ReadonlySet<string>): GapQuote | null {
  const quoted = quotedPages(view, gap)
  const current = quoted.filter(({ passage }) => !isOutdated(gap, passage))
  for (const { passage, page } of current.length > 0 ? current : quoted) {
    const text = excerptOf(passage, page, subject)
    const under = oneLine(cleanHeading(passage.heading))
    const plain =
      OF_A_BOARD.test(under) ||
      (text !== null &&
        speaksOf(under, subject) !== 'no' &&
        isUnder(subject, text, passage) &&
        !isBareAnswer(subject, text, under))
    if (text !== null && !said.has(text))
      return { text, pageId: passage.pageId, under: plain ? '' : under, old: isOutdated(gap, passage) }
  }
  return null
}

/** What the AI Overview says of a subject by its name; null where it does not name it. */
export function overviewOf(view: View, { names }: Subject): OverviewWords | null {
  const said = view.input.coverage.report.statements.find(({ text }) =>
    names.some((name) => name.length > 1 && text.includes(name)),
  )
  return said === undefined
    ? null
    : {
        text: withinWidth(withoutName(oneLine(said.text), names)),
        found: said.support.some(({ level }) => level === 'found'),
      }
}

/** A statement of a list begins with what it is about, which the report has said already. */
function withoutName(text: string, names: readonly string[]): string {
  const [, label = '', rest = ''] = /^([^：:]{1,20})[：:]\s*(.+)$/su.exec(text) ?? []
  return names.includes(label.trim()) ? rest : text
}

/** The passages quoted of a gap with the pages that they are from. */
export function quotedPages(view: View, gap: Gap): { passage: Passage; page: ReadPage }[] {
  return gap.passageIds.flatMap((id) => {
    const passage = view.passage(id)
    const page = view.othersRead.find((source) => source.id === passage?.pageId)?.page
    return passage === undefined || page === undefined ? [] : [{ passage, page }]
  })
}

/** Whether a text is in the language of the user's page: a writer in Taiwan takes nothing over from other scripts. */
function isReadable(view: View, text: string): boolean {
  return isTraditionalChinese(view.user?.page.text ?? '') === isTraditionalChinese(text)
}

/** What the facts of a gap have to speak of, in the words of its names, of its questions and of the AI Overview. */
export function subjectOf(view: View, gap: Gap, topic: Topic | undefined): Subject {
  const names = [gap.name, ...(topic?.aliases ?? [])]
  const questions = questionsOf(view, topic)
  const said = view.input.coverage.report.statements.filter(({ text }) =>
    names.some((name) => text.includes(name)),
  )
  const keyword = new Set(termsOf(view.input.keyword))
  const terms = [...names, ...questions, ...said.map(({ text }) => text)].flatMap(termsOf)
  const own = (term: string) => !keyword.has(term) && !/^\d/u.test(term)
  return {
    names,
    terms: new Set(terms.filter(own)),
    nameTerms: new Set(names.flatMap(termsOf).filter(own)),
    shown: new Set(termsOf(gap.name).filter(own)),
    questions,
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
export function questionsOf(view: View, topic: Topic | undefined): string[] {
  const known = topic?.questions ?? []
  const named = (topic?.aliases ?? []).filter((alias) => view.input.serp.relatedQuestions.includes(alias))
  return [...new Set([...known, ...named].map(oneLine))]
}

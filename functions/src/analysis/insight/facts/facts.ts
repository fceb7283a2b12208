import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { hasFigure, leastOf, WHOLE_MAX } from './fact-width.ts'
import { mentionOf, type Subject, sharedTerms } from './mention.ts'
import { type PassageStatement, type Statement, statementsOf } from './passage-statements.ts'
import { answersAs, answersOnAnotherScale } from './questions/answer-kind.ts'
import { asksSomething } from './questions/asking-heading.ts'
import { isOneOfMany, isRowOn, isStep } from './row-subject.ts'
import { isCitable, isSaidBySomebody } from './statements/citable.ts'
import { balanced, SENTENCE_MAX } from './statements/clauses.ts'
import { isNamable } from './statements/named-here.ts'
import { isWhole, isWholeAnswer } from './statements/standalone.ts'
import { widthOf } from './statements/width.ts'
import { isOfTranscript } from './transcript.ts'
import { wholeList, wholeSeries, wholeTable } from './whole-statements.ts'

/** Weights in the rating of a fact: for a figure, and for the way in which it mentions its subject. */
const FIGURED = 0.6
const MENTION_WEIGHT = { name: 2.5, heading: 2, terms: 2, no: 0 } as const
/** Weight of a figure of the kind that is asked for; its lack counts as much against a fact. */
const ANSWERING = 2
/** Weight of each shared term of the subject, and how many count. */
const NEARER = 0.3
const NEARER_MAX = 4

/** A fact and how it mentions its subject. */
export interface Fact extends Statement {
  /** `name`: by one of its names. `heading`: only the heading above it does. `terms`: by other terms of the subject. */
  readonly mention: keyof typeof MENTION_WEIGHT
  /** Whether it contains a figure, which may belong to another subject. */
  readonly figure: boolean
}

/** A page, as far as its facts depend on it. */
type FactPage = Pick<ReadPage, 'blocks'> &
  Partial<Pick<ReadPage, 'siteName' | 'url' | 'title' | 'publishedAt' | 'modifiedAt'>>

/**
 * The best sentence of a passage to state as a fact: it mentions the subject, has a figure of the wanted kind and is
 * understandable by itself. It is verbatim except for white space, list markers and the column names of a table.
 * @returns null when no sentence qualifies
 */
export function factOf(
  { quote, heading }: Pick<Passage, 'quote' | 'heading'>,
  page: FactPage,
  subject: Subject,
): Fact | null {
  const [best = null] = factsFrom({ quote, heading }, page, subject)
  return best
}

/** The sentences of a passage to state as a fact, the best first. */
export function* factsFrom(
  { quote, heading }: Pick<Passage, 'quote' | 'heading'>,
  page: FactPage,
  subject: Subject,
): Generator<Fact> {
  const isUnderIt = mentionOf(heading, subject) !== 'no'
  const isWholeHere = asksSomething(heading) ? isWholeAnswer : isWhole
  const best = statementsOf(quote, page)
    .filter((each) => isWholeHere(each.text) && mayBeStated(each, page))
    .filter(({ text }) => !answersOnAnotherScale(subject.wanted, text))
    .filter(({ row }) => row === '' || isRowOn(row, heading, page, subject))
    .map((each) => rated(each, isUnderIt, subject))
    .sort((a, b) => b.rate - a.rate)
  for (const each of best) yield asFact(each, { heading, isUnderIt }, page, subject)
}

function asFact(
  { statement, mention, figure }: Rated,
  { heading, isUnderIt }: { readonly heading: string; readonly isUnderIt: boolean },
  page: FactPage,
  subject: Subject,
): Fact {
  const { row, text, rows, isList } = statement
  // A row or item that does not name the subject is not more about it than the others.
  const isAnyOfThem =
    mention === 'heading' || (row !== '' && (isOneOfMany(row, subject) || isStep(row, page, subject)))
  const isOnSubject = isUnderIt && !OCCASION.test(cleanHeading(heading))
  const whole =
    (isAnyOfThem ? wholeTable(row, page) : null) ??
    wholeSeries(row, page, subject) ??
    (isOnSubject ? wholeList(text, page, subject, heading) : null)
  return { ...(whole ?? { text, rows, isList }), mention, figure }
}

/**
 * A heading that only says when: 「交出去之前」. What is done then depends on the page's own matter, such as to sell a phone and not to have
 * it mended, so that not all of its list is about the subject.
 */
const OCCASION = /^[^，。：、]{0,8}(?:之?前|以前|之?後|以後|(?<!小)時)$/u

/** A statement with its weight among those of its passage. */
interface Rated extends Pick<Fact, 'mention' | 'figure'> {
  readonly statement: PassageStatement
  readonly rate: number
}

function rated(statement: PassageStatement, isUnderIt: boolean, subject: Subject): Rated {
  const { text } = statement
  const said = mentionOf(text, subject)
  const mention = isUnderIt && said !== 'name' ? 'heading' : said
  const figure = hasFigure(text)
  const near = NEARER * Math.min(NEARER_MAX, sharedTerms(text, subject.terms))
  const isAnswer = subject.wanted !== null && answersAs(subject.wanted, text)
  const asked = subject.wanted === null ? 0 : isAnswer ? ANSWERING : -ANSWERING
  return { statement, mention, figure, rate: (figure ? FIGURED : 0) + MENTION_WEIGHT[mention] + near + asked }
}

/** Whether a statement may be stated by its form and by who says it, whatever it is about. */
function mayBeStated(statement: Statement, page: FactPage): boolean {
  const { text } = statement
  return (
    fits(statement) &&
    isCitable(text) &&
    !isSaidBySomebody(text) &&
    isNamable(text, page) &&
    !isOfTranscript(text, page)
  )
}

/** A clause that needs a following one. */
const UNFINISHED = /(?:者|(?<!小)時|的話|時候|若|如果|因為|由於|以及|或是?|和|與|及|並|且|、)$/u

/** Whether a statement has the right width and an end. A row ends with its last cell: 「起算 開立時」, and a list may be of people or cases: 「未成年者」. */
function fits({ text, rows, isList }: Statement): boolean {
  const width = widthOf(text)
  const isEnded = rows > 0 || !UNFINISHED.test(isList ? text.replace(/者$/u, '') : text)
  return width >= leastOf(text) && width <= (isList ? WHOLE_MAX : SENTENCE_MAX) && balanced(text) && isEnded
}

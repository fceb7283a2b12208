import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { cleanHeading } from '@gaplens/coverage/headings'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { asTaiwanWrites } from '@gaplens/text/simplified-words'
import { normalise, termsOf } from '@gaplens/text/terms'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { isAboutAnotherCountry } from '../../quotable/other-country.ts'
import { standingOf } from '../../quotable/stands-alone.ts'
import { contextOfPassage } from '../../quotable/whole-quote.ts'
import { isOfOneTime, isOwnAccount, isStory } from '../eeat/story.ts'
import { type Fact, factOf } from '../facts.ts'
import { languageOf, languageOfPage } from '../language.ts'
import { mentionOf, type Subject, sharedTerms } from '../mention.ts'
import { isOffice } from '../office.ts'
import { asksSomething } from '../questions/asking-heading.ts'
import { isNamable, withNames } from '../statements/named-here.ts'
import { listsQuestions, needsHeading } from '../statements/needs-heading.ts'
import { isToOwnUsers } from '../statements/to-own-users.ts'
import { widthOf } from '../statements/width.ts'
import { answersPost, headingShown, isThread } from '../thread.ts'
import { ownWords, sourcePage, type View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { leavesOut, withLimitBelow, withScope } from './around-tables.ts'
import { attributionsOf, isOfYearsAgo, isSellers } from './attributions.ts'
import { isDamagesAside } from './damages.ts'
import { isBareAnswer, isUnder, isVagueHeading, saysHeading } from './fact-heading.ts'
import { inOrderOfPages } from './facts-of-one-section.ts'
import {
  answering,
  dimensionsOf,
  type FoundFact,
  pagesWithout,
  withoutOld,
  withoutUnrelated,
} from './fitting-facts.ts'
import { isOutdated, quotedPages, supportingPages } from './gap-passages.ts'
import { isLooseClause } from './loose-clause.ts'
import { unsaidTitle } from './narrower-page.ts'
import { isOfOwnHouse } from './of-own-house.ts'
import { overviewOf } from './overview-words.ts'
import { isForAnotherPeriod } from './payment-period.ts'
import {
  isInDependentParagraph,
  withLeadIn,
  withLimit,
  withOtherFine,
  withRestOfSentence,
  withRulesAfter,
  withWhatFollows,
  withWhatIsAskedFor,
} from './sentences-beside.ts'
import { unnamedProduct } from './unnamed-product.ts'
import { withWhole } from './whole-facts.ts'
import { withAnswer } from './with-answer.ts'

/** Number of facts for a gap, fewer in later tiers. */
const FACTS_OF: Record<Gap['tier'], number> = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
/** Limit on the width of all facts in one action. */
const STATED_MAX = 120
/** Facts that share this part of their terms count as equal. */
const SAME_FACT = 0.5

/** A fact as the report stores it, with the number of table rows that it states and whether it is a whole list. */
export interface GapFact {
  readonly fact: BriefFact
  readonly rows: number
  readonly isList: boolean
}

/**
 * The facts of a gap: sentences that mention its subject and are not outdated, in the language of the user's page. Others are only
 * quoted (`quoteOf`), because nobody can write them down as they stand.
 */
export function factsOf(view: View, gap: Gap, subject: Subject): GapFact[] {
  const lacking = pagesWithout(view, gap)
  const found = [...quotedPages(view, gap), ...supportingPages(view, gap, subject)].flatMap((each) => {
    const { pageId } = each.passage
    if (isOutdated(view, gap, each.passage)) return []
    if (lacking.has(pageId) && !supports(subject, each.passage)) return []
    const told = foundIn(view, gap, subject, each)
    if (told === null || told.fact.mention === 'no') return []
    return [{ ...told, rank: isTitled(gap, each.passage) + told.point }]
  })
  const ageOf = ({ passage }: FoundFact) => Number(isOfYearsAgo(view, passage.pageId))
  const ranked = withoutUnrelated(view, subject, answering(gap, withoutOld(view, found)))
    .map((each) => ({ ...each, rank: each.rank + Number(givesRule(each, found)) }))
    // What was true years ago never comes first.
    .toSorted((a, b) => ageOf(a) - ageOf(b) || b.rank - a.rank)
  const near = ranked.filter(
    ({ isNamed, point, fact: { text, rows } }) =>
      isNamed || (point >= POINT && (rows === 0 || givesFigureOf(subject, text))),
  )
  const others = isSupported(view, gap, subject)
    ? ranked.filter(({ passage }) => supports(subject, passage))
    : ranked
  const isOfToday = (each: FoundFact) => ageOf(each) === 0
  const nearest = near.some(isOfToday) || !others.some(isOfToday) ? withoutLoose(view, subject, near) : []
  const told = nearest.length > 0 ? nearest : withoutLoose(view, subject, others)
  const candidates = withWhole(told, told)
  const stated: GapFact[] = []
  for (const [at, each] of candidates.entries()) {
    const isSaid = candidates.slice(0, at).some((other) => sameFact(other.fact.text, each.fact.text))
    if (!isSaid && hasRoom(stated, each)) stated.push(each)
  }
  return inOrderOfPages(view, stated.slice(0, FACTS_OF[gap.tier]))
}

/** The facts as stated, without loose clauses, which are kept only where all are some and a heading stands with them. */
function withoutLoose(view: View, subject: Subject, found: readonly FoundFact[]): GapFact[] {
  const told = found.flatMap((each) => {
    const stated = asStated(view, subject, each)
    return stated === null
      ? []
      : {
          stated,
          isLoose: !stated.isList && stated.rows === 0 && isLooseClause(stated.fact, subject, each.page),
        }
  })
  const clear = told.filter(({ isLoose }) => !isLoose)
  const kept = clear.length > 0 ? clear : told.filter(({ stated }) => stated.fact.under !== undefined)
  return kept.map(({ stated }) => stated)
}

/** Whether there is room for one more fact. The first one always has it; where one is too long, a later one may fit. */
function hasRoom(stated: readonly GapFact[], { fact }: GapFact): boolean {
  const width = [...stated, { fact }].reduce((sum, each) => sum + widthOf(each.fact.text), 0)
  return stated.length === 0 || width <= STATED_MAX
}

/** What a passage states for a gap, whether or not it mentions its subject; null if nothing may be stated. */
export function factIn(view: View, gap: Gap, subject: Subject, passage: Passage): GapFact | null {
  const page = sourcePage(view, passage.pageId)
  const told = page === undefined ? null : foundIn(view, gap, subject, { passage, page })
  return told === null ? null : asStated(view, subject, told)
}

function foundIn(
  view: View,
  gap: Gap,
  subject: Subject,
  { passage: given, page }: Pick<FoundFact, 'passage' | 'page'>,
): FoundFact | null {
  // In a thread a post may stand where other pages have a heading. Posts answer a question, or one that is cut off, but no statement.
  const heading = headingShown(given, page)
  const isPost = isThread(page) && !/[?？]|…$/u.test(heading)
  const passage = { ...given, heading: isPost ? '' : heading }
  const said = factOf(passage, page, subject)
  if (
    said === null ||
    answersPost(said.text, given, page) ||
    isOwnAccount(given.heading) ||
    isOfOneTime(given.heading, page) ||
    languageOf(said.text) !== view.language
  )
    return null
  if (isDamagesAside(subject, said.text, view.input.keyword)) return null
  if (isForAnotherPeriod(gap.name, said.text) || isAboutAnotherCountry(page, ownWords(view), said.text))
    return null
  const fact = withSentencesBeside(view, said, passage, page, subject)
  if (fact === null) return null
  const isNamed = isUnder(subject, fact.text, passage)
  return { fact, passage, page, isNamed, point: pointShare(subject, said.text) }
}

/** A fact with its heading, where that says of what it is; null where only a heading could and it does not. */
function asStated(view: View, subject: Subject, { fact, passage, page, isNamed }: FoundFact): GapFact | null {
  const product = unnamedProduct(page, fact.text)
  const heading = oneLine(cleanHeading(passage.heading))
  // A table or a list has its own heading right above it.
  const isHeaded = (fact.rows > 0 || fact.isList) && !isVagueHeading(heading)
  const under = isHeaded ? heading : (product ?? heading)
  const plain =
    product === null &&
    isNamed &&
    !isBareAnswer(subject, fact.text, under) &&
    (under === '' || mentionOf(under, subject) !== 'no' || (fact.mention === 'name' && !fact.figure))
  const isVague = isVagueHeading(under)
  // Without a heading a reader could not see what such a fact is about.
  if (!plain && isVague) return null
  const { rows, isList } = fact
  const isNeeded = listsQuestions(fact.text) || (needsHeading(fact.text) && !saysHeading(subject, '', under))
  const isShown =
    !plain || (isNeeded && rows === 0 && !isVague) || !(isVague || saysHeading(subject, fact.text, under))
  const isAnswer = isShown && asksSomething(under) && rows === 0 && !isList
  const said = isAnswer ? withAnswer(fact.text, page) : fact.text
  if (said === null) return null
  const named = withNames(said, page)
  // Its sentence may have no character that is only Simplified: 「于是提前了」.
  const isFromChina = languageOfPage(page) === 'simplified' && languageOf(named) === 'traditional'
  const text = isFromChina ? asTaiwanWrites(named) : named
  const title = unsaidTitle(view, passage.pageId, [subject.names[0] ?? '', isShown ? under : '', text])
  const stated = {
    text,
    pageId: passage.pageId,
    passageId: passage.id,
    ...(isShown ? { under } : {}),
    ...(title === null ? {} : { title }),
  }
  return { fact: stated, rows, isList }
}

/**
 * A fact with the sentence that limits it and those that lead to it; null if it may not be stated: it is a story or no recommendation,
 * or what stands around it takes it back or limits it, and cannot be stated with it.
 */
function withSentencesBeside(
  view: View,
  fact: Fact,
  passage: Passage,
  page: ReadPage,
  { names }: Subject,
): Fact | null {
  const marks = attributionsOf(view).get(passage.pageId) ?? []
  const isFit = (text: string) =>
    isFitToRecommend(text, passage) &&
    !isStory(text, page) &&
    !isOfOwnHouse(marks, text, passage.quote) &&
    isNamable(text, page)
  const isSentence = fact.rows === 0 && !fact.isList
  if (isSentence && isInDependentParagraph(fact.text, page)) return null
  const block = page.blocks.find(({ text }) => text.includes(fact.text))
  if (isSentence && isToOwnUsers(block?.text ?? '', isSellers(marks))) return null
  const standing = standingOf(passage, page, fact.text)
  if (standing === 'dependent' || (standing === 'limited' && !isSentence)) return null
  const below = () => contextOfPassage(passage.quote, page).around.next
  const last = (fact.isList ? fact.text.split('；') : passage.quote.split('\n')).at(-1) ?? ''
  const limited = isSentence ? fact.text : withLimitBelow(fact.text, last, page)
  const whole = limited === null || fact.rows === 0 ? limited : withScope(limited, last, page)
  const text = standing === 'limited' ? withLimit(fact.text, page, below()) : whole
  if (text === null || !isFit(text) || (!isSentence && leavesOut(text, names))) return null
  const led = isSentence ? withLeadIn(text, page) : null
  const begun = led !== null && isFit(led) ? led : text
  const ended = isSentence && standing === 'alone' ? withRestOfSentence(begun, page) : null
  const stated = ended !== null && isFit(ended) ? ended : begun
  const both =
    isSentence && standing === 'alone'
      ? (withRulesAfter(stated, page) ??
        withOtherFine(stated, page) ??
        withWhatFollows(stated, page) ??
        withWhatIsAskedFor(stated, page, view.input.keyword, passage.heading))
      : null
  return { ...fact, text: both !== null && isFit(both) ? both : stated }
}

/**
 * Whether the AI Overview speaks of a gap, and a page that it cites supports it. That is then said instead of facts under other names: an
 * inner form of a hospital is not how to apply for what was forgotten.
 */
export function isSupported(view: View, { topicId }: Gap, subject: Subject): boolean {
  return view.topic(topicId)?.fromOverview === true && overviewOf(subject)?.level === 'found'
}

/** Whether a page supports by a passage what the AI Overview says of a subject. */
function supports({ stated }: Subject, { id }: Passage): boolean {
  return stated.statements.some(({ support }) =>
    support.some(({ level, passageId }) => level === 'found' && passageId === id),
  )
}

/** 1 for a passage whose heading is the gap's name: it is about nothing else. */
function isTitled({ name }: Gap, { heading }: Passage): number {
  return Number(normalise(cleanHeading(heading)) === normalise(name))
}

/** A text, and the page that says it. */
interface Said {
  readonly fact: Fact
  readonly page: ReadPage
}

/**
 * Whether a fact is an office's figure of what others give figures of too: it is the rule, of which a magazine or a shop only tells.
 */
function givesRule({ fact, page }: Said, found: readonly Said[]): boolean {
  if (!isOffice(page)) return false
  const measured = dimensionsOf(fact.text)
  return found.some(
    (other) => !isOffice(other.page) && dimensionsOf(other.fact.text).some((each) => measured.includes(each)),
  )
}

/** So many terms of the AI Overview's statement make a text its point as a figure does. */
const STATED_TERMS = 4
/** The share of that point from which on a text is on the subject. */
const POINT = 0.5

/**
 * How far a text makes the point that the AI Overview makes of the subject, 0–1: all of it with a figure of its statement, else by its
 * terms. That point is what Google takes from its sources.
 */
function pointShare(subject: Subject, text: string): number {
  return givesFigureOf(subject, text)
    ? 1
    : Math.min(1, sharedTerms(text, subject.stated.terms) / STATED_TERMS)
}

function givesFigureOf({ stated: { figures } }: Subject, text: string): boolean {
  return readFigures(text).some((figure) => figures.some((each) => sameValue(figure, each)))
}

/** Whether a text makes the AI Overview's point so far that it is on the subject, whatever it is called there. */
export function makesPoint(subject: Subject, text: string): boolean {
  return pointShare(subject, text) >= POINT
}

function sameFact(a: string, b: string): boolean {
  const terms = new Set(termsOf(a))
  const others = new Set(termsOf(b))
  const shared = [...others].filter((term) => terms.has(term)).length
  const figures = readFigures(a)
  const given = readFigures(b)
  const isGiven = given.length > 0 && given.every((figure) => figures.some((each) => sameValue(figure, each)))
  return (isGiven && shared >= 3) || shared >= SAME_FACT * Math.max(1, Math.min(terms.size, others.size))
}

import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { cleanHeading, isGenericHeading } from '@gaplens/coverage/headings'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise, termsOf } from '@gaplens/text/terms'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { isAboutAnotherCountry } from '../../quotable/other-country.ts'
import { standsAlone } from '../../quotable/stands-alone.ts'
import { isOwnAccount, isStory } from '../eeat/story.ts'
import { excerptOf, factOf, withinWidth } from '../facts.ts'
import { languageOf } from '../language.ts'
import { mentionOf, type Subject, sharedTerms, sharesShownName } from '../mention.ts'
import { ownWords, type View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { statementsOn } from './gap-subject.ts'
import { unnamedProduct } from './unnamed-product.ts'

/** Number of facts for a gap, fewer in later tiers. */
const FACTS_OF: Record<Gap['tier'], number> = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
/** Limit on the characters of all facts in one action. */
const STATED_MAX = 120
/** Facts that share this part of their terms count as equal. */
const SAME_FACT = 0.5

/** A fact as the report stores it, with the number of table rows that it states and whether it is a whole list. */
export interface GapFact {
  readonly fact: BriefFact
  readonly rows: number
  readonly isList: boolean
}

/** A source's own words on a gap, with their heading if it names another subject. */
export interface GapQuote {
  readonly text: string
  readonly pageId: string
  readonly passageId: string
  readonly under: string
  /** Whether it is outdated by a later year, page or figure. */
  readonly old: boolean
  /** Whether it is in another language than the user's page. */
  readonly foreign: boolean
}

/** What the AI Overview says about a gap. */
export interface OverviewWords {
  readonly text: string
  /** How far the pages that it cites bear it out. */
  readonly level: 'found' | 'partly' | 'unverified'
}

/**
 * The facts of a gap: sentences that mention its subject and are not outdated, in the language of the user's page. Others are only
 * quoted (`quoteOf`), because nobody can write them down as they stand.
 */
export function factsOf(view: View, gap: Gap, subject: Subject): GapFact[] {
  const own = ownWords(view)
  const found = [...quotedPages(view, gap), ...supportingPages(view, gap, subject)].flatMap(
    ({ passage, page }) => {
      if (isOutdated(gap, passage)) return []
      const fact = factOf(passage, page, subject)
      if (fact === null || fact.mention === 'no' || !isFitToRecommend(fact.text, passage)) return []
      if (!standsAlone(passage, page, fact.text) || isStory(fact.text, page)) return []
      if (isOwnAccount(passage.heading)) return []
      if (isForAnotherPeriod(gap.name, fact.text)) return []
      if (isAboutAnotherCountry(page, own, fact.text)) return []
      if (languageOf(fact.text) !== view.language) return []
      return [{ fact, passage, page, rank: isTitled(gap, passage) + bearsOut(subject, fact.text) }]
    },
  )
  const ranked = found.toSorted((a, b) => b.rank - a.rank)
  const near = ranked.filter(({ fact, passage }) => isUnder(subject, fact.text, passage))
  const candidates = (near.length > 0 ? near : ranked).flatMap(({ fact, passage, page }): GapFact[] => {
    const product = unnamedProduct(page, fact.text)
    const under = product ?? oneLine(cleanHeading(passage.heading))
    const plain =
      product === null &&
      near.length > 0 &&
      !isBareAnswer(subject, fact.text, under) &&
      (under === '' || mentionOf(under, subject) !== 'no' || (fact.mention === 'name' && !fact.figure))
    // Without a heading a reader could not see what such a fact is about.
    if (!plain && (isGenericHeading(under) || OF_A_BOARD.test(under))) return []
    return [
      {
        fact: {
          text: fact.text,
          pageId: passage.pageId,
          passageId: passage.id,
          ...(plain ? {} : { under }),
        },
        rows: fact.rows,
        isList: fact.isList,
      },
    ]
  })
  return candidates
    .filter(({ fact }, at) => candidates.slice(0, at).every((other) => !sameFact(other.fact.text, fact.text)))
    .slice(0, FACTS_OF[gap.tier])
    .filter(
      (_, at, facts) =>
        at === 0 || facts.slice(0, at + 1).reduce((sum, { fact }) => sum + fact.text.length, 0) <= STATED_MAX,
    )
}

/** 1 for a passage whose heading is the gap's name: it is about nothing else. */
function isTitled({ name }: Gap, { heading }: Passage): number {
  return Number(normalise(cleanHeading(heading)) === normalise(name))
}

/** So many terms of the AI Overview's statement make a text its point as a figure does. */
const STATED_TERMS = 4

/**
 * How far a text makes the point that the AI Overview makes of the subject, 0–1: all of it with a figure of its statement, else by its
 * terms. That point is what Google takes from its sources.
 */
function bearsOut({ stated: { figures, terms } }: Subject, text: string): number {
  const isGiven = readFigures(text).some((figure) => figures.some((each) => sameValue(figure, each)))
  return isGiven ? 1 : Math.min(1, sharedTerms(text, terms) / STATED_TERMS)
}

/** A payment for a period: 「月租」, 「日薪」. */
const PER_PERIOD = /([時日週月年])([租薪費])/gu

/** Whether a text gives a payment for another period than a name asks for: 「月租 799 元」 for 「日租價格」. */
export function isForAnotherPeriod(name: string, text: string): boolean {
  const told = [...text.matchAll(PER_PERIOD)]
  return [...name.matchAll(PER_PERIOD)].some(([whole, , noun]) => {
    const same = told.filter(([, , other]) => other === noun)
    return same.length > 0 && same.every(([other]) => other !== whole)
  })
}

/**
 * Whether a reader can see that a fact belongs under the subject's name: it, its heading or its quote shares a word with that
 * name, or its heading is one of the subject's questions. Of the facts that were grouped by other names only, one in six is
 * about something else.
 */
function isUnder(subject: Subject, text: string, { heading, quote }: Passage): boolean {
  const { shown, questions } = subject
  const asked = normalise(cleanHeading(heading))
  return (
    shown.size === 0 ||
    [text, heading, quote].some((each) => sharesShownName(each, subject)) ||
    questions.some((question) => normalise(cleanHeading(question)) === asked)
  )
}

/** A short opening of an answer (「餐廳不用，」). */
const ANSWER_START = /^[^，,。；：\d]{1,4}[，,]/u

/** Whether a text is an answer that needs the question above it, which is not one of the subject's. */
function isBareAnswer(subject: Subject, text: string, under: string): boolean {
  const isQuestion = /(?:[?？]|嗎|呢)$/u.test(under)
  const asked = normalise(under)
  // The question may be one of the subject's names only because two subjects were merged.
  return (
    isQuestion &&
    (ANSWER_START.test(text) || !sharesShownName(under, subject)) &&
    subject.questions.every((question) => normalise(cleanHeading(question)) !== asked)
  )
}

/** Whether a gap's passage is outdated by a later year, page or figure. */
function isOutdated({ outdatedPassageIds = [] }: Gap, { id }: Passage): boolean {
  return outdatedPassageIds.includes(id)
}

/** Lines above a forum post that are not a heading of its text. */
const OF_A_BOARD = /編號|積分|發表|樓主|^#?\d+(?:樓|f)?$|\d{4}[-/]\d{1,2}[-/]|\d:\d{2}/iu

/** The quote for a gap without facts, unless another gap has it. @param said texts of other gaps */
export function quoteOf(view: View, gap: Gap, subject: Subject, said: ReadonlySet<string>): GapQuote | null {
  const quoted = quotedPages(view, gap)
  const current = quoted.filter(({ passage }) => !isOutdated(gap, passage))
  const isForeign = (text: string) => languageOf(text) !== view.language
  const ordered = (current.length > 0 ? current : quoted)
    .map((each) => ({ ...each, late: Number(isForeign(each.passage.quote)) }))
    .sort((a, b) => a.late - b.late)
  for (const { passage, page } of ordered) {
    const text = excerptOf(passage, page, subject)
    const under = oneLine(cleanHeading(passage.heading))
    const plain =
      OF_A_BOARD.test(under) ||
      (text !== null &&
        mentionOf(under, subject) !== 'no' &&
        isUnder(subject, text, passage) &&
        !isBareAnswer(subject, text, under))
    if (
      text !== null &&
      !said.has(text) &&
      isFitToRecommend(text, passage) &&
      standsAlone(passage, page, text)
    )
      return {
        text,
        pageId: passage.pageId,
        passageId: passage.id,
        under: plain ? '' : under,
        old: isOutdated(gap, passage),
        foreign: isForeign(text),
      }
  }
  return null
}

/** What the AI Overview says about a subject; null when it does not name it. */
export function overviewOf(view: View, { names }: Subject): OverviewWords | null {
  const { statements } = view.input.coverage.report
  // The name in the report first: another name may be that of a neighbour too.
  const [said] = names
    .filter((name) => name.length > 1)
    .flatMap((name) => {
      // Its own label before a mention: 「工具：攪拌器」 contains the name 「攪拌」 too.
      const labelled = statements.find(({ text }) => labelOf(text) === name)
      return labelled ?? statements.find(({ text }) => text.includes(name)) ?? []
    })
  return said === undefined
    ? null
    : {
        text: withinWidth(withoutName(oneLine(said.text), names[0] ?? '')),
        level:
          (['found', 'partly'] as const).find((level) => said.support.some((each) => each.level === level)) ??
          'unverified',
      }
}

/** What a statement of the AI Overview has before its colon; empty if it has none. */
function labelOf(text: string): string {
  return /^([^：:]{1,20})[：:]/u.exec(text)?.[1]?.trim() ?? ''
}

/**
 * A statement without the subject's name at its beginning, which the report has already named. Another of its names stays: 「疥癬：劇烈搔癢」
 * is not true of all that 「疥癬蟲與毛囊蟲」 names.
 */
function withoutName(text: string, name: string): string {
  const [, label = '', rest = ''] = /^([^：:]{1,20})[：:]\s*(.+)$/su.exec(text) ?? []
  return normalise(label) === normalise(name) ? rest : text
}

/** The passages of a gap with their pages. */
export function quotedPages(view: View, gap: Gap): { passage: Passage; page: ReadPage }[] {
  return pagesOf(view, gap.passageIds)
}

function pagesOf(view: View, passageIds: readonly string[]): { passage: Passage; page: ReadPage }[] {
  return passageIds.flatMap((id) => {
    const passage = view.passage(id)
    const page = view.othersRead.find((source) => source.id === passage?.pageId)?.page
    return passage === undefined || page === undefined ? [] : [{ passage, page }]
  })
}

/**
 * The passages by which pages that cover a gap bear out what the AI Overview says of it, without those that the gap quotes. Google's
 * point is often in another passage of a page than the one that is nearest to the subject.
 */
function supportingPages(view: View, gap: Gap, subject: Subject): { passage: Passage; page: ReadPage }[] {
  const { topics } = view.input.coverage.report
  const cells = topics.find(({ id }) => id === gap.topicId)?.cells ?? []
  const covering = new Set(cells.filter(({ level }) => level === 'covered').map(({ pageId }) => pageId))
  const ids = statementsOn(view, subject)
    .flatMap(({ support }) => support)
    .filter(({ level, pageId }) => level === 'found' && covering.has(pageId))
    .flatMap(({ passageId }) => (passageId === null || gap.passageIds.includes(passageId) ? [] : passageId))
  return pagesOf(view, [...new Set(ids)])
}

function sameFact(a: string, b: string): boolean {
  const terms = new Set(termsOf(a))
  const others = new Set(termsOf(b))
  const shared = [...others].filter((term) => terms.has(term)).length
  return shared >= SAME_FACT * Math.max(1, Math.min(terms.size, others.size))
}

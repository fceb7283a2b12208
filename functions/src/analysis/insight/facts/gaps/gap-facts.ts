import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { isTitled, type Subject } from '../mention.ts'
import { isOffice } from '../office.ts'
import { widthOf } from '../statements/width.ts'
import type { View } from '../view.ts'
import { askedFact } from './asked-section.ts'
import { isOfYearsAgo } from './attributions.ts'
import { foundIn } from './fact-in-passage.ts'
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
import { givesFigureOf, isSupported, ON_POINT, supports } from './overview-point.ts'
import { provenFirst } from './proven-first.ts'
import { saysTheSame, sharesTerms } from './same-fact.ts'
import { asStated, type GapFact } from './stated-fact.ts'
import { withWhole } from './whole-facts.ts'
import { isPlainAnswer } from './with-answer.ts'

/** Number of facts for a gap, fewer in later tiers. */
const FACTS_OF: Record<Gap['tier'], number> = { p1_immediate: 3, p2_mediumTerm: 2, p3_longTerm: 1 }
/** Limit on the width of all facts in one action. */
const STATED_MAX = 120
/** And on those with the answer to the gap's question. */
const ANSWERED_MAX = 150

/** A fact with its rank among those of its gap, 0–3: the best has the greatest. */
interface RankedFact extends FoundFact {
  readonly rank: number
}

/**
 * The facts of a gap: sentences that mention its subject and are not outdated, in the language of the user's page. Others are only
 * quoted (`quoteOf`), because nobody can write them down as they stand.
 */
export function factsOf(view: View, gap: Gap, subject: Subject): GapFact[] {
  const clear = clearFacts(view, gap, subject)
  const candidates = withWhole(clear, clear)
  const stated: GapFact[] = []
  for (const [at, each] of candidates.entries()) {
    const isSaid = candidates.slice(0, at).some((other) => saysTheSame(other.fact.text, each.fact.text))
    if (!isSaid && hasRoom(stated, each)) stated.push(each)
  }
  const kept = inOrderOfPages(view, provenFirst(view, subject, stated.slice(0, FACTS_OF[gap.tier])))
  const asked = askedFact(view, gap, subject, kept)
  return asked === null ? kept : withAsked(asked, kept)
}

/**
 * The facts of a gap behind the one that answers its question: with it where it says nothing that they say, and all of them have room. A
 * plain answer, 「不會。…」, is told by no figure that others give too, and those of them that leave no room give way to it.
 */
function withAsked(asked: GapFact, kept: readonly GapFact[]): GapFact[] {
  const said = asked.fact.text
  const isPlain = isPlainAnswer(said)
  const isSaid = kept.some(({ fact: { text } }) => (isPlain ? sharesTerms : saysTheSame)(text, said))
  const widthWith = (facts: readonly GapFact[]) =>
    [asked, ...facts].reduce((sum, { fact }) => sum + widthOf(fact.text), 0)
  if (isSaid || (!isPlain && widthWith(kept) > ANSWERED_MAX)) return [...kept]
  return [asked, ...kept.filter((_, at) => at === 0 || widthWith(kept.slice(0, at + 1)) <= ANSWERED_MAX)]
}

/**
 * The facts that a reader sees to be on the subject, the best first; where there are none of today, all found, or of a gap that a page
 * supports those that support it too.
 */
function clearFacts(view: View, gap: Gap, subject: Subject): GapFact[] {
  const ranked = rankedFacts(view, gap, subject)
  const near = ranked.filter(
    ({ isNamed, point, fact: { text, rows } }) =>
      isNamed || (point >= ON_POINT && (rows === 0 || givesFigureOf(subject, text))),
  )
  const others = isSupported(view, gap, subject)
    ? ranked.filter(({ passage }) => supports(subject, passage))
    : ranked
  const isOfToday = ({ passage }: FoundFact) => !isOfYearsAgo(view, passage.pageId)
  const nearest = near.some(isOfToday) || !others.some(isOfToday) ? withoutLoose(view, subject, near) : []
  return nearest.length > 0 ? nearest : withoutLoose(view, subject, others)
}

/** The fitting facts of a gap's passages, the best first. What was true years ago never comes first. */
function rankedFacts(view: View, gap: Gap, subject: Subject): RankedFact[] {
  const found = foundFacts(view, gap, subject)
  const ageOf = ({ passage }: FoundFact) => Number(isOfYearsAgo(view, passage.pageId))
  return withoutUnrelated(view, subject, answering(gap, withoutOld(view, found)))
    .map((each) => ({ ...each, rank: each.rank + Number(givesRule(each, found)) }))
    .toSorted((a, b) => ageOf(a) - ageOf(b) || b.rank - a.rank)
}

/**
 * The facts of a gap's passages that mention its subject, and of those by which pages support the AI Overview. The rank is higher under
 * the gap's own name, and with the AI Overview's point. What a page with a section of that name says elsewhere needs a word of it.
 */
function foundFacts(view: View, gap: Gap, subject: Subject): RankedFact[] {
  const lacking = pagesWithout(view, gap)
  const quoted = quotedPages(view, gap)
  const isOfName = ({ heading }: Passage) => isTitled(heading, gap.name)
  const titled = new Set(quoted.flatMap(({ passage }) => (isOfName(passage) ? passage.pageId : [])))
  return [...quoted, ...supportingPages(view, gap, subject)].flatMap((each) => {
    const { passage } = each
    if (isOutdated(view, gap, passage)) return []
    if (lacking.has(passage.pageId) && !supports(subject, passage)) return []
    const found = foundIn(view, { gap, subject }, each)
    const isElsewhere = titled.has(passage.pageId) && !isOfName(passage)
    return found === null || found.fact.mention === 'no' || (isElsewhere && !found.isNamed)
      ? []
      : [{ ...found, rank: Number(isOfName(passage)) + found.point }]
  })
}

/**
 * Whether a fact is an office's figure of what others give figures of too: it is the rule, of which a magazine or a shop only tells.
 */
function givesRule({ fact, page }: FoundFact, found: readonly FoundFact[]): boolean {
  if (!isOffice(page)) return false
  const measured = dimensionsOf(fact.text)
  return found.some(
    (other) => !isOffice(other.page) && dimensionsOf(other.fact.text).some((each) => measured.includes(each)),
  )
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

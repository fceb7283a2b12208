import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { figuresMeet } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { standingOf } from '../../quotable/stands-alone.ts'
import { completedQuote } from '../completed-quote.ts'
import { isOfIntroduced } from '../eeat/introduced.ts'
import { isStory } from '../eeat/story.ts'
import { excerptOf } from '../excerpt.ts'
import { languageOf } from '../language.ts'
import { mentionOf, type Subject, sharedTerms } from '../mention.ts'
import { asksSomething } from '../questions/asking-heading.ts'
import { isQuotable } from '../statements/citable.ts'
import { tidy } from '../statements/clauses.ts'
import { beforeOwnHouse } from '../statements/to-own-users.ts'
import { widthOf } from '../statements/width.ts'
import { answersPost, headingShown } from '../thread.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { attributionsOf, isSellers } from './attributions.ts'
import { hasHeading, isBareAnswer, isOfBoard, isUnder, saysHeading } from './fact-heading.ts'
import { currentPages, isOutdated, quotedPages } from './gap-passages.ts'
import { unsaidTitle } from './narrower-page.ts'
import { isOfOwnHouse } from './of-own-house.ts'
import { isSupported, makesPoint } from './overview-point.ts'
import { overviewOf } from './overview-words.ts'
import { withNextSentence } from './sentences-beside.ts'
import { isTale, isUnclearTale } from './told-by-writer.ts'

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
  /** Whose word it is and of which year, where that limits it. */
  readonly giver?: string
  /** The title of its page, where that is on something narrower than the keyword and the quote does not say so. */
  readonly title?: string
}

/** The note on a quote that a later year, page or figure makes outdated. */
export const OLD_NOTE = '（資料較舊，請先查證）'

/** What a plan takes from sources: its facts, and the quote that stands for them. */
export function saidBySources<Fact>({
  facts,
  quote,
}: {
  readonly facts: readonly Fact[]
  readonly quote: GapQuote | null
}): (Fact | GapQuote)[] {
  return [...facts, ...(quote === null ? [] : [quote])]
}

/** What happened to a writer on the day, or at a time that counts from it: 「昨天早上起床，房間空的」, 「平台去年底完工」. */
const OF_ITS_DAY =
  /^(?:我?昨[天日晚]|我?今天早?上?|今早|剛剛|剛才|前天)|(?<!過)去年(?![費限資齡])|(?<!以)上個?月(?!份)|前陣子|(?<!\d\s?)日前[，公宣表到赴前]/u
/** A shorter quote without the name of its subject says nothing of it: 「這輩子最痛的頭痛」. */
const NAMELESS_MIN = 11

/**
 * The quote for a gap without facts, unless another gap has it. Where a cited page supports what the AI Overview says of the gap, that is
 * enough, and only words are quoted that are about its name or make that point. A tale is quoted where nothing else is.
 * @param said texts of other gaps
 */
export function quoteOf(view: View, gap: Gap, subject: Subject, said: ReadonlySet<string>): GapQuote | null {
  const isEnough = isSupported(view, gap, subject)
  // What has a section of its own elsewhere is not under words that have none of its name.
  const isElsewhere = hasHeading(view, subject)
  const isForeign = (text: string) => languageOf(text) !== view.language
  const supporting = isEnough ? (overviewOf(subject)?.passageIds ?? []) : null
  const ordered = quotablePages(view, gap, supporting)
    .map((each) => ({
      ...each,
      late:
        4 * Number(isOutdated(view, gap, each.passage)) +
        2 * Number(isForeign(each.passage.quote)) +
        Number(isSellers(attributionsOf(view).get(each.passage.pageId))),
    }))
    .sort((a, b) => a.late - b.late)
  const found = ordered.flatMap(({ passage, page }) => {
    const marks = attributionsOf(view).get(passage.pageId) ?? []
    const excerpt = excerptOf(passage, page, subject)
    const standing = excerpt === null ? null : asItStands(excerpt, passage, page)
    const text = standing === null ? null : beforeOwnHouse(standing)
    const under = oneLine(cleanHeading(headingShown(passage, page)))
    const plain =
      isOfBoard(under) ||
      (text !== null &&
        mentionOf(under, subject) !== 'no' &&
        isUnder(subject, text, passage) &&
        !isBareAnswer(subject, text, under) &&
        // An answer that has nothing of its question's words says only under it of what it is.
        (!asksSomething(under) || saysHeading(subject, text, under)))
    if (
      text === null ||
      said.has(text) ||
      answersPost(text, passage, page) ||
      (isEnough &&
        (!(isUnder(subject, text, passage) || makesPoint(subject, text)) || givesOther(subject, text))) ||
      (isElsewhere && sharedTerms(`${under} ${text}`, subject.nameTerms) === 0) ||
      OF_ITS_DAY.test(text) ||
      (widthOf(text) < NAMELESS_MIN && mentionOf(text, subject) !== 'name') ||
      isOfIntroduced(text, page.text) ||
      !isFitToRecommend(text, passage) ||
      isOfOwnHouse(marks, text, passage.quote, page) ||
      isUnclearTale(text, passage, page, subject)
    )
      return []
    const isTold = isTale(text, passage, page)
    // Where a page bears out what the AI Overview says, a tale adds nothing that could be written.
    if (isTold && isEnough) return []
    const title = unsaidTitle(view, passage.pageId, [gap.name, plain ? '' : under, text])
    const quote = {
      text,
      pageId: passage.pageId,
      passageId: passage.id,
      under: plain ? '' : under,
      old: isOutdated(view, gap, passage),
      foreign: isForeign(text),
      ...(title === null ? {} : { title }),
    }
    return { quote, isTold }
  })
  // A page of years ago has the word where those of today tell only a tale.
  const today = found.filter(({ quote }) => !quote.old)
  const isOldNeeded = currentPages(view, gap).length === 0 || today[0]?.isTold === true
  const told = isOldNeeded ? found : today
  return (told.find(({ isTold }) => !isTold) ?? told[0])?.quote ?? null
}

/** An excerpt that stands alone, or with the next sentence, which limits it; null for one that may not be quoted. */
function asItStands(excerpt: string, passage: Passage, page: ReadPage): string | null {
  const standing = standingOf(passage, page, excerpt)
  if (standing === 'alone') {
    const whole = tidy(completedQuote(excerpt, page))
    return isFitToQuote(whole, passage, page) ? whole : excerpt
  }
  if (standing === 'dependent') return null
  const limited = withNextSentence(excerpt, page)
  return limited !== null && isFitToQuote(limited, passage, page) ? limited : null
}

function isFitToQuote(text: string, passage: Passage, page: ReadPage): boolean {
  return isQuotable(text) && isFitToRecommend(text, passage) && !isStory(text, page)
}

/**
 * The passages to quote from. Where pages support what the AI Overview says, theirs come first, and none of years ago is needed; else
 * those that are outdated too.
 */
function quotablePages(view: View, gap: Gap, supporting: readonly string[] | null) {
  const current = currentPages(view, gap)
  if (supporting !== null) return [...currentPages(view, gap, supporting), ...current]
  const isOfToday = new Set(current.map(({ passage }) => passage.id))
  return [...current, ...quotedPages(view, gap).filter(({ passage }) => !isOfToday.has(passage.id))]
}

/** Whether a text gives another figure of the kind that the AI Overview gives of a subject, and not that one. */
function givesOther({ stated: { figures } }: Subject, text: string): boolean {
  const given = readFigures(text)
  const isOfKind = figures.some((figure) => given.some(({ dimension }) => dimension === figure.dimension))
  // What the two are counted by may be told elsewhere.
  const meets = (figure: Figure) => given.some((each) => figuresMeet(figure, { ...each, per: figure.per }))
  return isOfKind && !figures.some(meets)
}

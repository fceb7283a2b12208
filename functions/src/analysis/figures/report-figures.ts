import type { FigureGroup, Passage, Topic } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import { type Coverage, supportedShare } from '@gaplens/coverage/build'
import { columnsIn } from '@gaplens/coverage/corpus/verbatim-passages'
import { figureClaims } from '@gaplens/coverage/figures/claims-of-page'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { figureContexts } from '@gaplens/coverage/figures/figure-context'
import { type ClaimGroup, groupFigures } from '@gaplens/coverage/figures/figure-groups'
import { arePartsOfSum } from '@gaplens/coverage/figures/parts-of-sum'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { areShopPrices } from '@gaplens/coverage/figures/shop-price'
import { showFigure, splitFigure } from '@gaplens/coverage/figures/show-figure'
import type { Source } from '@gaplens/coverage/source'
import { passageLink } from '@gaplens/coverage/text-fragment'
import { figuresMeet, sameValue } from '@gaplens/text/figures/compare'
import { datingOf, isSet, outdatedBeside } from '@gaplens/text/figures/outdated'
import { withOtherFigures } from './other-figures.ts'
import { isOfOtherKind } from './other-kind.ts'
import { outdatedLast } from './outdated-last.ts'
import { ofOverviewAlone } from './overview-alone.ts'
import { withVerifiedPages } from './with-verified-pages.ts'
import { latest, type PageYears, pageYearsOf } from './year-of-page.ts'

/** The largest number of groups in a report: those that disagree first, then those with the most sources. */
const GROUPS_MAX = 12

/**
 * Adds the groups of figures that the pages and the overview give for the same thing: each value with its source, date and
 * wording, whether the sources agree, which value is newer and which is outdated. The user's own figures are included.
 */
export function withFigures(
  coverage: Coverage,
  { keyword, sources, serp }: { keyword: string; sources: readonly Source[]; serp: Serp },
): Coverage {
  const userId = sources.find(({ role }) => role === 'user')?.id
  const claims = figureClaims(sources, serp)
  const isReplaced = replacedIn(claims, keyword)
  const contextOf = figureContexts(coverage.table)
  const found = groupFigures(claims, keyword, userId, contextOf)
    .filter(({ claims }) => claims.some(({ sourceId }) => sourceId !== OVERVIEW))
    .sort((a, b) => Number(b.disagree) - Number(a.disagree) || b.claims.length - a.claims.length)
    .slice(0, GROUPS_MAX)
  const book = new FigureBook(sources, columnsIn(coverage.table.corpus))
  const years = pageYearsOf(sources)
  // Google writes its overview anew, so that it is as current as the newest page.
  const newestYear = latest([...years.changed.values()])
  const reported = found
    .map((group) => ({ ...group, claims: withVerifiedPages(group.claims, claims, coverage) }))
    .map((group, at) => ({
      claims: group.claims,
      group: describe(group, `f${at + 1}`, topicOf(group, coverage, contextOf), {
        book,
        sources,
        years,
        newestYear,
        all: claims,
        isReplaced,
      }),
    }))
  const groups = reported.map(({ group }) => group)
  const { report } = coverage
  const passages = [...coverage.passages, ...book.passages]
  const { pages } = coverage.table.corpus
  const statements = report.statements.map((statement) => withOtherFigures(statement, reported, pages))
  return {
    ...coverage,
    report: {
      ...report,
      gaps: outdatedLast(report.gaps, { passages, groups, sources }),
      figures: groups,
      statements,
      supportedShare: supportedShare(statements, userId),
      topics: report.topics.map((topic) => withTopicFigures(topic, groups)),
    },
    passages,
  }
}

/** Collects the passages of figures, each sentence once. */
class FigureBook {
  readonly passages: Passage[] = []
  readonly #ids = new Map<string, string>()
  readonly #sources: ReadonlyMap<string, Source>
  readonly #columnsOf: ReturnType<typeof columnsIn>

  constructor(sources: readonly Source[], columnsOf: ReturnType<typeof columnsIn>) {
    this.#columnsOf = columnsOf
    this.#sources = new Map(sources.map((source) => [source.id, source]))
  }

  /** @returns the passage's id; null for the overview's */
  use({ sourceId, start, end, heading }: FigureClaim): string | null {
    const source = this.#sources.get(sourceId)
    if (!source?.page) return null
    const key = `${sourceId} ${start}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = `${sourceId}-f${this.#ids.size + 1}`
    const { url, title, text } = source.page
    this.#ids.set(key, id)
    this.passages.push({
      id,
      pageId: sourceId,
      url: source.url,
      heading,
      ...this.#columnsOf({ pageId: sourceId, start }),
      quote: text.slice(start, end),
      link: passageLink({ pageUrl: url, title, text, start, end }),
    })
    return id
  }
}

function describe(
  group: ClaimGroup,
  id: string,
  topicId: string | null,
  {
    book,
    sources,
    years,
    newestYear,
    all,
    isReplaced,
  }: {
    book: FigureBook
    sources: readonly Source[]
    years: PageYears
    newestYear: number | null
    all: readonly FigureClaim[]
    isReplaced: (claim: FigureClaim) => boolean
  },
): FigureGroup {
  const dates = new Map(sources.map(({ id, page }) => [id, page?.modifiedAt ?? page?.publishedAt ?? null]))
  const userId = sources.find(({ role }) => role === 'user')?.id
  const statements = group.claims.map((claim) => ({
    claim,
    dated: {
      ...datingOf(claim.sentence),
      figures: [claim.figure],
      pageYear: claim.sourceId === OVERVIEW ? newestYear : (years.changed.get(claim.sourceId) ?? null),
      ofYear: years.periods.get(claim.sourceId) ?? null,
      set: isSet(`${claim.heading} ${claim.sentence}`),
    },
  }))
  const outdated = new Set(
    statements.flatMap(({ claim, dated }) =>
      isReplaced(claim) ||
      statements.some(
        (other) => other.claim.sourceId !== claim.sourceId && outdatedBeside(dated, other.dated),
      )
        ? [claim]
        : [],
    ),
  )
  // An outdated figure beside its successor is no disagreement, unless a current source still gives it.
  const isStillGiven = (claim: FigureClaim) =>
    group.claims.some(
      (other) => other.sourceId !== userId && !outdated.has(other) && figuresMeet(other.figure, claim.figure),
    )
  const differing = group.differing.filter((pair) =>
    pair.every((claim) => !outdated.has(claim) || isStillGiven(claim)),
  )
  const disagree = differing.length > 0
  const isOfOverviewAlone = ofOverviewAlone(group, all, userId)
  return {
    id,
    topicId,
    about: [...group.about],
    disagree,
    onlyOutdatedDiffers: !disagree && group.differing.length > 0,
    onlyOverviewDiffers: disagree && differing.every((pair) => pair.some(isOfOverviewAlone)),
    confirmed: disagree && group.confirmed,
    userDiffers: userDiffers(group.claims, all, { userId, outdated }),
    figures: group.claims.map((claim) => ({
      giver: claim.sourceId === OVERVIEW ? 'overview' : 'page',
      pageId: claim.sourceId === OVERVIEW ? null : claim.sourceId,
      passageId: book.use(claim),
      ...splitFigure(claim.figure),
      shown: showFigure(claim.figure),
      date: dates.get(claim.sourceId) ?? null,
      outdated: outdated.has(claim),
    })),
  }
}

/**
 * Whether the user's figures of one quantity meet no current one of the others, nor any that one of these gives in the same section: a
 * source that gives two values for two cases supports either. Another shop's price of a model is no other saying. Two others have to agree:
 * where a single one gives another value, it was of another thing in every report that was read (docs/report/figures.md).
 */
function userDiffers(
  claims: readonly FigureClaim[],
  all: readonly FigureClaim[],
  { userId, outdated }: { userId: string | undefined; outdated: ReadonlySet<FigureClaim> },
): boolean {
  const own = claims.filter(({ sourceId }) => sourceId === userId)
  const others = claims.filter((claim) => claim.sourceId !== userId && !outdated.has(claim))
  const given = all.filter(
    (claim) =>
      !claim.superseded &&
      others.some(({ sourceId, heading }) => claim.sourceId === sourceId && claim.heading === heading),
  )
  const isAgreed = others.some((claim) =>
    others.some((other) => other.sourceId !== claim.sourceId && figuresMeet(claim.figure, other.figure)),
  )
  return (
    own.length > 0 &&
    isAgreed &&
    own.every(
      (claim) =>
        ![...others, ...given].some(
          (other) => figuresMeet(claim.figure, other.figure) || arePartsOfSum(claim, other, all),
        ) && !others.every((other) => areShopPrices(claim, other)),
    )
  )
}

/** Makes a check whether some page says that a figure was replaced by another, for a thing that both name. */
function replacedIn(claims: readonly FigureClaim[], keyword: string): (claim: FigureClaim) => boolean {
  const wordsAround = ({ heading, bare }: FigureClaim) => wordsOf(`${heading} ${bare}`)
  const replaced = claims.filter(({ superseded }) => superseded)
  return (claim) =>
    replaced.some(
      (old) =>
        old === claim ||
        (sameValue(old.figure, claim.figure) &&
          sharedWords(wordsAround(old), wordsAround(claim), keyword).length > 0),
    )
}

/**
 * The topic whose passages and statements most of the figures stand in or beside; null where none does, or where its name is of another kind
 * of figure.
 */
function topicOf(
  group: ClaimGroup,
  { report, passages }: Coverage,
  contextOf: ReturnType<typeof figureContexts>,
): string | null {
  const quoted = new Map(passages.map((passage) => [passage.id, passage]))
  const rated = report.topics.map((topic) => {
    const own = topic.cells.flatMap(({ passageId }) => quoted.get(passageId ?? '') ?? [])
    const names = wordsOf([topic.name, ...topic.aliases].join(' '))
    const rate = group.claims.reduce((sum, claim) => {
      const inside =
        own.some(
          ({ pageId, quote, heading }) =>
            pageId === claim.sourceId &&
            (quote.includes(claim.sentence) || (heading !== '' && heading === claim.heading)),
        ) ||
        (claim.sourceId === OVERVIEW && contextOf(claim).subjects.has(topic.id))
      const around = `${claim.heading} ${claim.bare}`
      const named = around.includes(topic.name) || sharedWords(names, wordsOf(around), '').length > 0
      return sum + (inside ? 1 : 0) + (named ? 0.5 : 0)
    }, 0)
    return { topic, rate }
  })
  const best = rated.sort((a, b) => b.rate - a.rate)[0]
  const shown = group.claims.map(({ figure }) => showFigure(figure))
  return best && best.rate >= group.claims.length / 2 && !isOfOtherKind(best.topic.name, shown)
    ? best.topic.id
    : null
}

function withTopicFigures(topic: Topic, groups: readonly FigureGroup[]): Topic {
  const own = groups.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    figures: own.flatMap(({ figures }) =>
      figures.flatMap(({ pageId, passageId, value, unit, date }) =>
        pageId === null || passageId === null ? [] : [{ pageId, passageId, value, unit, date }],
      ),
    ),
    figuresDisagree: own.some(({ disagree }) => disagree),
  }
}

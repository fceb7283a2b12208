import type { FigureGroup, Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { figuresDisagree, sameValue } from '@gaplens/text/figures/compare'
import { type DatedStatement, datingOf, outdatedBeside, yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { isExpired } from './expiry.ts'
import { isForbiddenSince } from './forbidden-since.ts'
import { newVersions } from './new-version.ts'
import { isPast } from './past.ts'
import { latest, type PageYears, pageYearsOf } from './year-of-page.ts'

/** Earlier years are history in a text, not the year of a rule or a price. */
const RECENT = 2015

/** A page that is this many years older than another is weaker evidence. */
const PAGE_YEARS = 2
/** Prices on a page that is this many years older than the newest page are outdated, and so is a figure that a newer quote contradicts. */
const PRICE_YEARS = 4
/** Names the year of the rule or of the price that a text goes by: 「依 99 年的給付規定」, 「108 年版條款」, 「電費 3 元（108 年價格）」. */
const RULE_OF_YEAR =
  /(?:依照?|依據|按照?|根據)[^，。；]{0,8}年[度版]?的?\p{Script=Han}{0,8}(?:規定|標準|辦法|公告|條款)|(?<!齡\s?)(?<!\d)\d{2,4}\s?年[度版]?的?(?:價格|價位|售價|報價|票價|行情|費率)/u
/**
 * Moves outdated quotes of each gap behind its other quotes, so that an outdated quote is never the first evidence of an
 * action. A quote is outdated when another page corrects its figure or says that what it names has a newer version, when it is
 * about the past, has ended by its own words, goes by a rule of years ago or says the opposite of a page four years newer, when it or its page's title names an earlier year than
 * another quote, or when it gives prices or shares and its page is for an earlier year than another page (`yearOfPage`). Quotes of a
 * page two years older than another come after it too, and its prices and shares are outdated; so are those of a page four years older than
 * the newest, and other figures of such a page where a newer quote differs and none agrees. If all quotes of a gap are outdated,
 * their order stays.
 */
export function outdatedLast(gaps: readonly Gap[], known: Known): Gap[] {
  const passages = new Map(known.passages.map((passage) => [passage.id, passage]))
  const titles = new Map(known.sources.map(({ id, page }) => [id, recentYear(page?.title ?? '')]))
  const pageYears = pageYearsOf(known.sources)
  const years = pageYears.changed
  const isOutdated = outdatedAnywhere(known, passages, pageYears)
  const isContradicted = (passage: Passage, quotes: readonly Passage[]) => {
    const newer = quotes.filter(({ pageId }) =>
      isLongBefore(years.get(passage.pageId) ?? null, years.get(pageId) ?? null, PRICE_YEARS),
    )
    return (
      newer.some(({ quote }) => givesOtherFigures(passage.quote, quote)) &&
      !newer.some(({ quote }) => givesItsFigure(passage.quote, quote))
    )
  }
  // A rule since some year is outdated only by another that contradicts it.
  const statementOf = ({ pageId, quote }: Passage): DatedStatement => {
    const figures = readFigures(quote)
    return { ...datingOf(quote, figures), figures, pageYear: years.get(pageId) ?? null, set: false }
  }

  return gaps.map((gap) => {
    const quotes = gap.passageIds.flatMap((id) => passages.get(id) ?? [])
    const spoken = latest(quotes.map(({ quote }) => recent(datingOf(quote).spokenYear)))
    const titled = latest(quotes.map(({ pageId }) => titles.get(pageId) ?? null))
    const dated = latest(quotes.map(({ pageId }) => years.get(pageId) ?? titles.get(pageId) ?? null))
    const isSpokenEarlier = (passage: Passage) => {
      const { spokenYear, since } = datingOf(passage.quote)
      if (!since) return isBefore(recent(spokenYear), spoken)
      const isLater = (other: Passage) => outdatedBeside(statementOf(passage), statementOf(other))
      return recent(spokenYear) !== null && quotes.some(isLater)
    }
    const isLong = (pageId: string) => isLongBefore(years.get(pageId) ?? null, dated)
    const old = quotes
      .filter(
        (passage) =>
          isOutdated(passage) ||
          isSpokenEarlier(passage) ||
          isBefore(titles.get(passage.pageId) ?? null, titled) ||
          isContradicted(passage, quotes) ||
          (isLong(passage.pageId) && givesPrices(passage.quote)),
      )
      .map(({ id }) => id)
    const isLate = (id: string) => old.includes(id) || isLong(passages.get(id)?.pageId ?? '')
    return {
      ...gap,
      passageIds: [...gap.passageIds.filter((id) => !isLate(id)), ...gap.passageIds.filter(isLate)],
      ...(old.length > 0 ? { outdatedPassageIds: old } : {}),
    }
  })
}

/** What is known when quotes are compared. */
interface Known {
  readonly passages: readonly Passage[]
  readonly groups: readonly FigureGroup[]
  readonly sources: readonly Source[]
}

/** Makes a check whether a quote is outdated whatever the other quotes of its gap say. */
function outdatedAnywhere(
  { groups, sources }: Known,
  passages: ReadonlyMap<string, Passage>,
  { changed, periods }: PageYears,
): (passage: Passage) => boolean {
  const newest = latest([...changed.values()])
  const corrected = groups
    .flatMap(({ figures }) => figures.filter(({ outdated }) => outdated))
    .flatMap(({ passageId }) => passages.get(passageId ?? '') ?? [])
  const isCorrected = ({ pageId, quote }: Passage) =>
    corrected.some(
      (each) => each.pageId === pageId && (quote.includes(each.quote) || each.quote.includes(quote)),
    )
  const readAt = new Map(sources.map((source) => [source.id, source.readAt]))
  const versions = newVersions(sources)
  const isOldVersion = ({ quote }: Passage) =>
    versions.some(({ name, year }) => quote.includes(name) && isBefore(datingOf(quote).spokenYear, year))
  const period = latest(sources.flatMap(({ id, role }) => (role === 'user' ? [] : (periods.get(id) ?? []))))
  const isOfEarlierPeriod = ({ pageId, quote }: Passage) => {
    const own = periods.get(pageId) ?? null
    return isBefore(own, period) && !isBefore(own, datingOf(quote).spokenYear) && givesPrices(quote)
  }
  // The rest of a paragraph is as old as a price in it.
  const paragraphOf = ({ pageId, quote }: Passage) => {
    const page = sources.find(({ id }) => id === pageId)?.page
    return page?.blocks.find(({ text }) => text.includes(quote))?.text ?? quote
  }
  const laterThan = ({ pageId }: Passage) =>
    sources.filter(({ id, role }) => {
      const year = changed.get(pageId) ?? null
      return role !== 'user' && isLongBefore(year, changed.get(id) ?? null, PRICE_YEARS)
    })
  return (passage) =>
    isCorrected(passage) ||
    isForbiddenSince(passage, laterThan(passage)) ||
    isPast(passage.quote) ||
    isExpired(passage.quote, readAt.get(passage.pageId) ?? null) ||
    isOldRule(passage.quote, newest) ||
    isOldVersion(passage) ||
    isOfEarlierPeriod(passage) ||
    (isLongBefore(changed.get(passage.pageId) ?? null, newest, PRICE_YEARS) &&
      givesPrices(paragraphOf(passage)))
}

/** Whether a text goes by a rule of years before the newest page. */
function isOldRule(text: string, newest: number | null): boolean {
  const [rule = ''] = RULE_OF_YEAR.exec(text) ?? []
  const year = rule === '' ? null : yearOf(readFigures(rule))
  return year !== null && (year < RECENT || isLongBefore(year, newest, PRICE_YEARS))
}

function recentYear(text: string): number | null {
  return recent(yearOf(readFigures(text)))
}

function recent(year: number | null): number | null {
  return year === null || year < RECENT ? null : year
}

/** What a share is of that changes with the years. That of an ingredient, or of a part cut off, does not. */
const OF_PRICES =
  /[費稅價息元]|[利匯]率|占比|市占|成數|貸|自備|本金|違約|清償|保[額單險]|給付|理賠|訂金|回饋|補[助貼]|折(?![斷疊磨射騰返])|[漲跌]|抽成|佣金|通膨|報酬|收益|調查|統計|民調/u

/** Prices, rates and shares of people change with the years; a temperature does not. */
function givesPrices(text: string): boolean {
  return readFigures(text).some(
    ({ dimension }) => dimension === 'money' || (dimension === 'share' && OF_PRICES.test(text)),
  )
}

/** Whether two texts give figures of one kind and unit that differ: 「55 度以上」 beside 「40 度」. */
function givesOtherFigures(text: string, other: string): boolean {
  const figures = readFigures(other)
  return readFigures(text).some((figure) => figures.some((each) => figuresDisagree(figure, each)))
}

/** Whether the only figure of a text stands in another one too. Of several, each might stand there beside another thing. */
function givesItsFigure(text: string, other: string): boolean {
  const [figure, ...more] = readFigures(text)
  return (
    figure !== undefined && more.length === 0 && readFigures(other).some((each) => sameValue(figure, each))
  )
}

function isLongBefore(year: number | null, other: number | null, least = PAGE_YEARS): boolean {
  return year !== null && other !== null && other - year >= least
}

const isBefore = (year: number | null, other: number | null): boolean =>
  year !== null && other !== null && year < other

import type { Topic } from '@gaplens/contracts/analysis/report'
import { normalise, termsOf } from '@gaplens/text/terms'
import { levelCertainty, NEAR_LIKELIHOOD, PROBABLE, type StatedLevel, statedLevel } from './certainty.ts'
import type { ClaimUnit } from './corpus/corpus.ts'
import { pageTextIn, type Quote, quoteTextIn } from './corpus/quote.ts'
import type { VerbatimPassages } from './corpus/verbatim-passages.ts'
import { answerOfKeywordCount } from './keyword-count.ts'
import { type OtherSubject, otherSubject } from './other-subject.ts'
import { isAboutPrice, isAboutWholePrice, priceListRow, tellsPriceThere } from './price-topics.ts'
import { type SharedWording, sharedWordingWith } from './shared-wording.ts'
import { isVisiblyAbout } from './shares-topic-words.ts'
import { siteOf } from './sites.ts'
import { type CoverageTable, quoteOf, type TableTopic, type Verdict } from './table/coverage-table.ts'
import { importanceOf } from './topic-weights.ts'

/** Largest number of topics in a report. */
const TOPICS_MAX = 40
/** The number of covering pages is reported as exact if all verdicts together are right with at least this probability. */
const EXACT = 0.95
/**
 * A topic that Google does not mention is shown only if two sites cover it, because a single page is no consensus. One site is
 * enough if no more than this number were read.
 */
const FEW_SITES = 5

/**
 * From this share of the sources' wording in one of its sections on, the user's page is only possibly said to lack a topic
 * (docs/report/certainty.md).
 */
const OWN_WORDING = 0.17

/** One cell of the coverage matrix: a page and a topic. */
export interface Cell extends StatedLevel {
  readonly verdict: Verdict
}

/** One row of the coverage matrix: a topic with its cells and its importance. */
export interface Row {
  readonly topic: TableTopic
  readonly cells: readonly Cell[]
  /** The cells of the other pages that cover it. */
  readonly covering: readonly Cell[]
  /** Whether the number of covering pages is exact. */
  readonly exact: boolean
  /** The passage of the user's page that is nearest to the topic, if they share a word. */
  readonly nearest: Quote | null
  /** The weight before normalisation: see `topic-weights.ts`. */
  readonly importance: number
}

/** The rows of the report's matrix, the most important first. */
export function rowsOf(table: CoverageTable, userId: string): Row[] {
  const context = rowContext(table, userId)
  const { sites } = context
  const sitesRead = new Set([...sites].filter(([id]) => id !== userId).map(([, site]) => site)).size
  const sitesLeast = sitesRead > FEW_SITES ? 2 : 1
  return table.topics
    .flatMap((topic): Row[] => {
      const row = rowOf(topic, context)
      const isShownByGoogle = topic.statements.length + topic.questions.length > 0
      const sources = topic.verdicts.filter(({ pageId }) => pageId !== userId)
      const isShown = isShownByGoogle || likelySites(sources, sites).size >= sitesLeast
      return topic.name !== '' && row.covering.length > 0 && isShown ? [row] : []
    })
    .sort((a, b) => b.importance - a.importance || (a.topic.name < b.topic.name ? -1 : 1))
    .slice(0, TOPICS_MAX)
}

/** The same rows where a page that was read could not be compared: no number of sources is exact then. */
export function withoutExactNumbers(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, exact: false }))
}

/** What the rows are made from besides the topics. */
interface RowContext {
  readonly keyword: string
  readonly userId: string
  readonly userText: string
  /** The site of each page, by its id. */
  readonly sites: ReadonlyMap<string, string>
  readonly sharedWording: SharedWording
  /** A row of the user's own price list, if the page has one. */
  readonly ownPrice: Quote | null
  readonly ownClaims: readonly ClaimUnit[]
  /** Whether a page tells a price where it comes nearest to a topic. */
  readonly tellsPrice: (topic: TableTopic, verdict: Verdict) => boolean
  readonly other: OtherSubject
  /** Whether the user's page has a part of a topic's name. */
  readonly hasPartOfName: (name: string) => boolean
}

function rowContext({ corpus, keyword, topics }: CoverageTable, userId: string): RowContext {
  const textOf = pageTextIn(corpus)
  const userText = textOf(userId)
  const normalText = normalise(userText)
  const ownPrice = priceListRow(corpus.claims, userId)
  return {
    keyword,
    userId,
    userText,
    sites: new Map(corpus.pages.map(({ source }) => [source.id, siteOf(source.url)])),
    sharedWording: sharedWordingWith(corpus, userId, keyword),
    ownClaims: corpus.claims.filter(({ claim }) => claim.pageId === userId),
    ownPrice: ownPrice === undefined ? null : quoteOf(ownPrice),
    tellsPrice: ({ statements }, { pageId, quotes }) => tellsPriceThere(textOf(pageId), quotes, statements),
    other: otherSubject(topics, keyword, quoteTextIn(corpus)),
    hasPartOfName: (name) => hasPartOfName(name, normalText, keyword),
  }
}

/** The sites that probably cover a topic. */
function likelySites(
  verdicts: readonly Verdict[],
  sites: RowContext['sites'],
): ReadonlySet<string | undefined> {
  return new Set(
    verdicts.flatMap(({ likelihood, pageId }) => (likelihood >= PROBABLE ? [sites.get(pageId)] : [])),
  )
}

/**
 * The passage of the user's page that is most likely about a topic; null if it shares no word with the topic and its heading
 * does not name it, unless a judge cited it.
 */
function nearestOf(topic: TableTopic, { userId, userText, keyword }: RowContext): Quote | null {
  const own = topic.verdicts.find(({ pageId }) => pageId === userId)
  const quote = own?.quotes[0]
  if (own === undefined || quote === undefined) return null
  const isShown =
    own.cited > 0 ||
    (own.likelihood >= NEAR_LIKELIHOOD &&
      isVisiblyAbout(
        { heading: quote.heading, text: userText.slice(quote.start, quote.end) },
        topic,
        keyword,
      ))
  return isShown ? quote : null
}

/** Whether a normalised text has a term of a topic's name that the keyword has not: 「恆溫」 of 「恆溫功能」, in a table of models. */
function hasPartOfName(name: string, text: string, keyword: string): boolean {
  const asked = new Set(termsOf(keyword))
  return termsOf(name).some((term) => !asked.has(term) && text.includes(term))
}

function rowOf(topic: TableTopic, context: RowContext): Row {
  const { userId, sites, other } = context
  const isPrice = isAboutPrice(topic.name)
  const lacksPrice = (verdict: Verdict) =>
    (isPrice && !verdict.judgeIsCertain && !context.tellsPrice(topic, verdict)) ||
    other.isOtherPrice(topic, verdict)
  const isSource = ({ pageId }: Verdict) => pageId !== userId
  const likely = topic.verdicts.filter((verdict) => isSource(verdict) && !lacksPrice(verdict))
  const isOfOthers = (verdict: Verdict) => isSource(verdict) && other.isOfOthers(topic, verdict)
  const isOfAnother = (verdict: Verdict) => isSource(verdict) && other.isOfAnother(topic, verdict)
  const sources = likely.filter((verdict) => !isOfOthers(verdict) && !isOfAnother(verdict))
  const levelOf = levelStater(sources, userId)
  const stated = topic.verdicts.map((verdict): Cell => {
    // However alike the words are, a passage without any price does not say what something costs.
    if (lacksPrice(verdict) || isOfOthers(verdict)) return { verdict, level: 'absent', certainty: 'possible' }
    const said = levelOf(verdict)
    return said.level === 'covered' && isOfAnother(verdict)
      ? { verdict, level: 'touched', certainty: 'possible' }
      : { verdict, ...said }
  })
  const covering = stated.filter(({ level, verdict }) => verdict.pageId !== userId && level === 'covered')
  const isJudged = topic.verdicts.some(
    ({ pageId, cited, judgeIsCertain }) => pageId === userId && (cited > 0 || judgeIsCertain),
  )
  const answer = isJudged ? undefined : answerOfKeywordCount(topic, context.keyword, context.ownClaims)
  const nearest = answer === undefined ? nearestOf(topic, context) : quoteOf(answer)
  const listed = isAboutWholePrice(topic.name, context.keyword) ? context.ownPrice : null
  return {
    topic,
    cells: stated.map((cell) => {
      if (cell.verdict.pageId !== userId) return cell
      if (listed !== null && cell.level !== 'covered' && !cell.verdict.judgeIsCertain)
        return withPriceList(cell, listed)
      if (answer !== undefined && cell.level === 'absent')
        return { ...cell, level: 'touched', certainty: 'possible' }
      return isInDoubt(cell, { topic, covering, nearest }, context)
        ? { ...cell, level: 'absent', certainty: 'possible' }
        : cell
    }),
    covering,
    exact:
      sources.length === likely.length &&
      sources.reduce((all, verdict) => all * levelCertainty(verdict), 1) >= EXACT,
    nearest,
    importance: importanceOf(topic, likelySites(likely, sites).size),
  }
}

/** The user's cell of what the keyword's thing costs, where the page lists its prices, in whatever words. */
function withPriceList({ verdict }: Cell, row: Quote): Cell {
  return {
    verdict: { ...verdict, quotes: [row, ...verdict.quotes] },
    level: 'covered',
    certainty: 'possible',
  }
}

/** Returns what is said of a page. Every topic in the report is covered by at least one source: if surely by none, the likeliest. */
function levelStater(sources: readonly Verdict[], userId: string): (verdict: Verdict) => StatedLevel {
  const bestSource = Math.max(0, ...sources.map(({ likelihood }) => likelihood))
  const isCovered = sources.some((source) => statedLevel(source, false, bestSource).level === 'covered')
  const likeliest = isCovered ? null : likeliestOf(sources)
  return (verdict) =>
    verdict === likeliest
      ? { level: 'covered', certainty: 'possible' }
      : statedLevel(verdict, verdict.pageId === userId, bestSource)
}

/** The verdict with the greatest likelihood, the first of equals; null if none is above one half. */
function likeliestOf(verdicts: readonly Verdict[]): Verdict | null {
  return verdicts.reduce<Verdict | null>(
    (best, verdict) => (verdict.likelihood > (best?.likelihood ?? PROBABLE) ? verdict : best),
    null,
  )
}

/** Whether the user's page can only be said to lack a topic possibly, though words alone say more of it. */
function isInDoubt(
  { level, certainty, verdict }: Cell,
  { topic, covering, nearest }: Pick<Row, 'topic' | 'covering' | 'nearest'>,
  { sharedWording, hasPartOfName }: RowContext,
): boolean {
  if (verdict.judgeIsCertain) return false
  // No passage of the page can be shown for its touching the topic.
  if (level === 'touched') return nearest === null
  if (level !== 'absent' || certainty !== 'sure') return false
  const passages = covering.flatMap(({ verdict: { quotes } }) => quotes.slice(0, 1))
  return hasPartOfName(topic.name) || sharedWording(passages) >= OWN_WORDING
}

/** A row of the matrix as the report stores it. @param weight the topic's share of all importance, 0–1 */
export function topicOf(row: Row, weight: number, userId: string, passages: VerbatimPassages): Topic {
  const { topic, cells, covering, exact, nearest } = row
  return {
    id: topic.id,
    name: topic.name,
    aliases: [...topic.aliases],
    weight,
    fromOverview: topic.statements.length > 0,
    coveredBy: covering.length,
    coveredByExact: exact,
    cells: cells.map(({ verdict, level, certainty }) => {
      // For a page that does not cover the topic, only the nearest passage of the user's own page is worth showing.
      const isUser = verdict.pageId === userId
      const main = level === 'absent' ? undefined : verdict.quotes[0]
      const shown = isUser && level !== 'covered' ? (nearest ?? main) : main
      return {
        pageId: verdict.pageId,
        level,
        score: Math.round(verdict.likelihood * 1000) / 1000,
        passageId: shown ? passages.use(shown) : null,
        certainty,
      }
    }),
    questions: [...topic.questions],
    figures: [],
    figuresDisagree: false,
  }
}

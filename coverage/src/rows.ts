import type { Topic } from '@gaplens/contracts/report'
import { normalise, termsOf } from '@gaplens/text/terms'
import { levelCertainty, type StatedLevel, statedLevel } from './certainty.ts'
import { pageTextIn, type Quote } from './corpus/quote.ts'
import type { VerbatimPassages } from './corpus/verbatim-passages.ts'
import { isAboutPrice, tellsPriceThere } from './price-topics.ts'
import { type SharedWording, sharedWordingWith } from './shared-wording.ts'
import { isVisiblyAbout } from './shares-topic-words.ts'
import { siteOf } from './sites.ts'
import type { CoverageTable, TableTopic, Verdict } from './table/coverage-table.ts'
import { importanceOf } from './topic-weights.ts'

/** Largest number of topics in a report. */
const TOPICS_MAX = 40
/** The number of covering pages is reported as exact if all verdicts together are right with at least this probability. */
const EXACT = 0.95
/**
 * A topic that Google does not mention is shown only if two sites cover it, because a single page is no consensus. Of so few sites
 * that were read, one is enough.
 */
const FEW_SITES = 5
/** If no source surely covers a topic, the likeliest one counts as covering it from this likelihood on. */
const LIKELY = 0.5

/**
 * The user's page is said outright to lack a topic only if less than this part of the sources' passages stands in one of its sections.
 * Of 39 topics that the models alone would call missing in 23 marked cases, 1 of 32 below it is covered and 3 of 7 above it
 * (docs/report.md). Nor is it said of a topic part of whose name is on the page.
 */
const OWN_WORDING = 0.17

/**
 * Below this likelihood no passage of the user's page is shown as the nearest: 3 of the 20 that were shown for gaps of the
 * 34 cases were about the gap's subject, 31 of 64 above it.
 */
const NEAR_LIKELIHOOD = 0.1

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

/**
 * The rows of the report's matrix, the most important first.
 * @param allCompared whether every page that was read could be compared: otherwise no number of sources is exact
 */
export function rowsOf(table: CoverageTable, userId: string, allCompared = true): Row[] {
  const sites = new Map(table.corpus.pages.map((page) => [page.source.id, siteOf(page.source.url)]))
  const sitesRead = new Set([...sites].filter(([id]) => id !== userId).map(([, site]) => site)).size
  const textOf = pageTextIn(table.corpus)
  const userText = textOf(userId)
  const ownText = normalise(userText)
  const sitesLeast = sitesRead > FEW_SITES ? 2 : 1
  const sharedWording = sharedWordingWith(table.corpus, userId, table.keyword)
  const tellsPrice = ({ pageId, quotes }: Verdict) => tellsPriceThere(textOf(pageId), quotes)
  return table.topics
    .flatMap((topic): Row[] => {
      const row = rowOf(topic, userId, sites, nearestOf(userText, topic, userId, table.keyword), {
        sharedWording,
        tellsPrice,
        named: hasPartOfName(topic.name, ownText, table.keyword),
        allCompared,
      })
      const speaking = topic.verdicts.filter(
        ({ pageId, likelihood }) => pageId !== userId && likelihood >= LIKELY,
      )
      const shown = topic.statements.length + topic.questions.length > 0
      const several = new Set(speaking.map(({ pageId }) => sites.get(pageId))).size >= sitesLeast
      return topic.name !== '' && row.covering.length > 0 && (shown || several) ? [row] : []
    })
    .sort((a, b) => b.importance - a.importance || (a.topic.name < b.topic.name ? -1 : 1))
    .slice(0, TOPICS_MAX)
}

/**
 * The passage of the user's page that is most likely about a topic; null if it shares no word with the topic and its heading
 * does not name it, unless a judge cited it.
 */
function nearestOf(userText: string, topic: TableTopic, userId: string, keyword: string): Quote | null {
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

/** A page cannot be said to touch a topic by words alone if no passage of it can be shown for that. */
function isTouchedUnseen({ level, verdict }: Cell, userId: string, nearest: Quote | null): boolean {
  return level === 'touched' && verdict.pageId === userId && !verdict.judged && nearest === null
}

/** Whether a normalised text has a term of a topic's name that the keyword has not: 「恆溫」 of 「恆溫功能」, in a table of models. */
function hasPartOfName(name: string, text: string, keyword: string): boolean {
  const asked = new Set(termsOf(keyword))
  return termsOf(name).some((term) => !asked.has(term) && text.includes(term))
}

/** What is known of the pages besides the table. */
interface PageKnowledge {
  readonly sharedWording: SharedWording
  /** Whether a page tells a price where it comes nearest to a topic. */
  readonly tellsPrice: (verdict: Verdict) => boolean
  /** Whether the user's page has a part of the topic's name. */
  readonly named: boolean
  readonly allCompared: boolean
}

function rowOf(
  topic: TableTopic,
  userId: string,
  sites: ReadonlyMap<string, string>,
  nearest: Quote | null,
  { sharedWording, tellsPrice, named, allCompared }: PageKnowledge,
): Row {
  const isPrice = isAboutPrice(topic.name)
  const tellsNone = (verdict: Verdict) => isPrice && !verdict.judged && !tellsPrice(verdict)
  const others = topic.verdicts.filter((verdict) => verdict.pageId !== userId && !tellsNone(verdict))
  const likeliest = others.reduce<Verdict | null>(
    (best, verdict) => (verdict.likelihood > (best?.likelihood ?? LIKELY) ? verdict : best),
    null,
  )
  const bestSource = Math.max(0, ...others.map(({ likelihood }) => likelihood))
  const stated = topic.verdicts.map((verdict): Cell => {
    // However alike the words are, a passage without any price does not say what something costs.
    if (tellsNone(verdict)) return { verdict, level: 'absent', certainty: 'possible' }
    const said = statedLevel(verdict, verdict.pageId === userId, bestSource)
    // Every topic in the report is covered by at least one page: the likeliest.
    const certain = others.some((other) => statedLevel(other, false, bestSource).level === 'covered')
    return verdict === likeliest && !certain
      ? { verdict, level: 'covered', certainty: 'possible' }
      : { verdict, ...said }
  })
  const covering = stated.filter(({ level, verdict }) => verdict.pageId !== userId && level === 'covered')
  const passages = covering.flatMap(({ verdict }) => verdict.quotes.slice(0, 1))
  const cells = stated.map((cell): Cell => {
    if (isTouchedUnseen(cell, userId, nearest)) return { ...cell, level: 'absent', certainty: 'possible' }
    const isCertain = cell.level === 'absent' && cell.certainty === 'sure' && !cell.verdict.judged
    if (cell.verdict.pageId !== userId || !isCertain) return cell
    return !named && sharedWording(passages) < OWN_WORDING ? cell : { ...cell, certainty: 'possible' }
  })
  const sure = others.reduce((all, verdict) => all * levelCertainty(verdict), 1)
  const speaking = new Set(
    others.filter(({ likelihood }) => likelihood >= LIKELY).map(({ pageId }) => sites.get(pageId)),
  ).size
  return {
    topic,
    cells,
    covering,
    exact: sure >= EXACT && allCompared,
    nearest,
    importance: importanceOf(topic, speaking),
  }
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
      const shown = level !== 'absent' ? verdict.quotes[0] : verdict.pageId === userId ? nearest : undefined
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

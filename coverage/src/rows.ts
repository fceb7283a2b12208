import type { Topic } from '@gaplens/contracts/report'
import { type StatedLevel, statedLevel } from './certainty.ts'
import type { PassageBook } from './corpus/passage-book.ts'
import { looksNear } from './looks-near.ts'
import { siteOf } from './sites.ts'
import type { Quote, TableTopic, TruthTable, Verdict } from './table/truth-table.ts'

/** Topics shown. */
const TOPICS_MAX = 40
/** What a topic weighs: the overview speaks of it, people ask it, and each site that treats it, up to five. */
const STATED = 1
const ASKED = 0.5
const SITE = 0.18
const SITES_MAX = 5
/** A count is exact where every page's verdict is this sure, all together. */
const EXACT = 0.95
/**
 * What Google does not speak of is a topic only where this share of the sites that were read does (of few sites, one is
 * enough): what one page alone says is its own.
 */
const CONSENSUS = 0.2
/** Where nothing is surely said, the likeliest page counts from here on. */
const LIKELIEST = 0.5

/** What is said of one page in a row. */
export interface Cell extends StatedLevel {
  readonly verdict: Verdict
}

/** A topic as it is told: its cells, its count, its weight. */
export interface Row {
  readonly topic: TableTopic
  readonly cells: readonly Cell[]
  /** The pages other than the user's that treat it for sure. */
  readonly covering: readonly Cell[]
  readonly exact: boolean
  /** The user's words that come nearest, where they look near. */
  readonly nearest: Quote | null
  /** Not yet a share of all. */
  readonly importance: number
}

/** The rows worth telling, the most important first. */
export function rowsOf(table: TruthTable, userId: string): Row[] {
  const sites = new Map(table.corpus.pages.map((page) => [page.source.id, siteOf(page.source.url)]))
  const sitesRead = new Set([...sites].filter(([id]) => id !== userId).map(([, site]) => site)).size
  const userText = table.corpus.pages.find(({ source }) => source.id === userId)?.source.page?.text ?? null
  const sitesLeast = Math.max(1, Math.ceil(CONSENSUS * sitesRead))
  return table.topics
    .flatMap((topic): Row[] => {
      const row = rowOf(topic, userId, sites, nearestOf(userText, topic, userId, table.keyword))
      const speaking = topic.verdicts.filter(
        ({ pageId, likelihood }) => pageId !== userId && likelihood >= LIKELIEST,
      )
      const shown = topic.statements.length + topic.questions.length > 0
      const several = new Set(speaking.map(({ pageId }) => sites.get(pageId))).size >= sitesLeast
      return topic.name !== '' && row.covering.length > 0 && (shown || several) ? [row] : []
    })
    .sort((a, b) => b.importance - a.importance || (a.topic.name < b.topic.name ? -1 : 1))
    .slice(0, TOPICS_MAX)
}

/** The user's page's likeliest words for a topic; null where they share no word with it. */
function nearestOf(
  userText: string | null,
  topic: TableTopic,
  userId: string,
  keyword: string,
): Quote | null {
  const quote = topic.verdicts.find(({ pageId }) => pageId === userId)?.quotes[0]
  if (quote === undefined || userText === null) return null
  return looksNear(userText.slice(quote.start, quote.end), topic, keyword) ? quote : null
}

function rowOf(
  topic: TableTopic,
  userId: string,
  sites: ReadonlyMap<string, string>,
  nearest: Quote | null,
): Row {
  const others = topic.verdicts.filter(({ pageId }) => pageId !== userId)
  const likeliest = others.reduce<Verdict | null>(
    (best, verdict) => (verdict.likelihood > (best?.likelihood ?? LIKELIEST) ? verdict : best),
    null,
  )
  const spoken = Math.max(0, ...others.map(({ likelihood }) => likelihood))
  const cells = topic.verdicts.map((verdict): Cell => {
    const said = statedLevel(verdict, verdict.pageId === userId, spoken)
    // One page at least treats what is told: the likeliest.
    const certain = others.some((other) => statedLevel(other, false, spoken).level === 'covered')
    return verdict === likeliest && !certain
      ? { verdict, level: 'covered', certainty: 'possible' }
      : { verdict, ...said }
  })
  const covering = cells.filter(({ level, verdict }) => verdict.pageId !== userId && level === 'covered')
  const sure = others.reduce((all, { likelihood, judged }) => {
    const right = Math.max(likelihood, 1 - likelihood)
    return all * (judged ? 1 : right)
  }, 1)
  const speaking = new Set(
    others.filter(({ likelihood }) => likelihood >= LIKELIEST).map(({ pageId }) => sites.get(pageId)),
  ).size
  return {
    topic,
    cells,
    covering,
    exact: sure >= EXACT,
    nearest,
    importance:
      (topic.statements.length > 0 ? STATED : 0) +
      (topic.questions.length > 0 ? ASKED : 0) +
      SITE * Math.min(SITES_MAX, speaking),
  }
}

/** A row of the report's matrix. @param weight its share of all importance */
export function topicOf(row: Row, weight: number, userId: string, book: PassageBook): Topic {
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
      // Where a page does not treat a topic, only the user's own nearest words are worth showing.
      const shown = level !== 'absent' ? verdict.quotes[0] : verdict.pageId === userId ? nearest : undefined
      return {
        pageId: verdict.pageId,
        level,
        score: Math.round(verdict.likelihood * 1000) / 1000,
        passageId: shown ? book.use(shown) : null,
        certainty,
      }
    }),
    questions: [...topic.questions],
    figures: [],
    figuresDisagree: false,
  }
}

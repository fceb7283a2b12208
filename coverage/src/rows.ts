import type { Cell } from './cell.ts'
import { levelCertainty, PROBABLE, type StatedLevel, statedLevel } from './certainty.ts'
import { pageTextIn, type Quote, quoteTextIn } from './corpus/quote.ts'
import { type OtherSubject, otherSubject } from './other-subject.ts'
import { ownPage } from './own-cell.ts'
import { isAboutPrice, tellsPriceThere } from './price-topics.ts'
import type { ProofOf } from './proofs.ts'
import { siteOf } from './sites.ts'
import type { CoverageTable, TableTopic, Verdict } from './table/coverage-table.ts'
import { importanceOf } from './topic-weights.ts'

/** Largest number of topics in a report. */
const TOPICS_MAX = 40
/** From here on a page without a heading on a topic may be its likeliest source. */
const LIKELIEST_OTHER = 0.7
/**
 * How likely a page covers a topic of which it proves what the AI Overview says: of 57 such pairs that words had not found, 52 were so
 * (docs/report/certainty.md).
 */
const PROVEN = 0.9
/** The number of covering pages is reported as exact if all verdicts together are right with at least this probability. */
const EXACT = 0.95
/**
 * A topic that Google does not mention is shown only if two sites cover it, because a single page is no consensus. One site is
 * enough if no more than this number were read.
 */
const FEW_SITES = 5

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
 * @param proofOf the passages by which sources bear out the AI Overview; they make no topic more important
 */
export function rowsOf(table: CoverageTable, userId: string, proofOf: ProofOf = () => undefined): Row[] {
  const context = rowContext(table, userId, proofOf)
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
  readonly userId: string
  /** The site of each page, by its id. */
  readonly sites: ReadonlyMap<string, string>
  /** Whether a page tells a price where it comes nearest to a topic. */
  readonly tellsPrice: (topic: TableTopic, verdict: Verdict) => boolean
  readonly other: OtherSubject
  readonly textOf: (quote: Quote) => string
  readonly own: ReturnType<typeof ownPage>
  readonly proofOf: ProofOf
}

function rowContext(table: CoverageTable, userId: string, proofOf: ProofOf): RowContext {
  const { corpus, keyword, topics } = table
  const pageText = pageTextIn(corpus)
  const textOf = quoteTextIn(corpus)
  return {
    userId,
    sites: new Map(corpus.pages.map(({ source }) => [source.id, siteOf(source.url)])),
    tellsPrice: ({ statements }, { pageId, quotes }) => tellsPriceThere(pageText(pageId), quotes, statements),
    other: otherSubject(topics, keyword, textOf),
    textOf,
    own: ownPage(table, userId),
    proofOf,
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

function rowOf(topic: TableTopic, context: RowContext): Row {
  const { userId, sites, other } = context
  const isPrice = isAboutPrice(topic.name)
  const lacksPrice = (verdict: Verdict) =>
    (isPrice && !verdict.judgeIsCertain && !context.tellsPrice(topic, verdict)) ||
    other.isOtherPrice(topic, verdict)
  const isSource = ({ pageId }: Verdict) => pageId !== userId
  const verdicts = topic.verdicts.map((verdict) =>
    isSource(verdict) ? other.withOwnPassage(topic, verdict) : verdict,
  )
  const likely = verdicts.filter((verdict) => isSource(verdict) && !lacksPrice(verdict))
  const isOfOthers = (verdict: Verdict) => isSource(verdict) && other.isOfOthers(topic, verdict)
  const isOfAnother = (verdict: Verdict) => isSource(verdict) && other.isOfAnother(topic, verdict)
  const sources = likely.filter((verdict) => !isOfOthers(verdict) && !isOfAnother(verdict))
  const levelOf = levelStater(topic, sources, context)
  const byWords = (verdict: Verdict): Cell => {
    // However alike the words are, a passage without any price does not say what something costs.
    if (lacksPrice(verdict) || isOfOthers(verdict)) return { verdict, level: 'absent', certainty: 'possible' }
    const said = levelOf(verdict)
    return said.level === 'covered' && isOfAnother(verdict)
      ? { verdict, level: 'touched', certainty: 'possible' }
      : { verdict, ...said }
  }
  const stated = verdicts.map((verdict) => {
    const cell = byWords(verdict)
    const proof = isSource(verdict) && cell.level !== 'covered' ? context.proofOf(topic, verdict) : undefined
    return proof === undefined ? cell : provenCell(verdict, proof)
  })
  const covering = stated.filter(({ level, verdict }) => verdict.pageId !== userId && level === 'covered')
  const user = stated.find(({ verdict }) => verdict.pageId === userId)
  const own = user === undefined ? undefined : context.own(topic, user, covering)
  return {
    topic,
    cells: stated.map((cell) => (cell === user ? (own?.cell ?? cell) : cell)),
    covering,
    // Whoever sees a source in the matrix that treats it in part or perhaps would count it otherwise.
    exact:
      sources.length === likely.length &&
      covering.every(({ certainty }) => certainty === 'sure') &&
      !stated.some((cell) => cell !== user && cell.level === 'touched') &&
      sources.reduce((all, verdict) => all * levelCertainty(verdict), 1) >= EXACT,
    nearest: own?.nearest ?? null,
    importance: importanceOf(topic, likelySites(likely, sites).size),
  }
}

/** The cell of a page that proves what the AI Overview says of a topic, by that passage. */
function provenCell(verdict: Verdict, proof: Quote): Cell {
  const rest = verdict.quotes.filter(({ id }) => id !== proof.id)
  return {
    verdict: { ...verdict, likelihood: Math.max(verdict.likelihood, PROVEN), quotes: [proof, ...rest] },
    level: 'covered',
    certainty: 'possible',
  }
}

/** Returns what is said of a page. Every topic in the report is covered by at least one source: if surely by none, the likeliest. */
function levelStater(
  topic: TableTopic,
  sources: readonly Verdict[],
  { userId, textOf }: RowContext,
): (verdict: Verdict) => StatedLevel {
  const bestSource = Math.max(0, ...sources.map(({ likelihood }) => likelihood))
  const isCovered = sources.some((source) => statedLevel(source, false, bestSource).level === 'covered')
  const likeliest = isCovered ? null : likeliestOf(topic, sources, textOf)
  return (verdict) =>
    verdict === likeliest
      ? { level: 'covered', certainty: 'possible' }
      : statedLevel(verdict, verdict.pageId === userId, bestSource)
}

/**
 * The verdict with the greatest likelihood, the first of equals; null if none is above one half. A page by none of whose headings the topic
 * was found must be likelier or say its name: words of a neighbouring subject reach one half, too.
 */
function likeliestOf(
  { seeds, name }: TableTopic,
  verdicts: readonly Verdict[],
  textOf: RowContext['textOf'],
): Verdict | null {
  const ownPages = new Set(seeds.flatMap(({ pageId }) => pageId ?? []))
  const saysName = ({ quotes: [main] }: Verdict) =>
    main !== undefined && `${main.heading}\n${textOf(main)}`.includes(name)
  return verdicts
    .filter(
      (verdict) => ownPages.has(verdict.pageId) || verdict.likelihood >= LIKELIEST_OTHER || saysName(verdict),
    )
    .reduce<Verdict | null>(
      (best, verdict) => (verdict.likelihood > (best?.likelihood ?? PROBABLE) ? verdict : best),
      null,
    )
}

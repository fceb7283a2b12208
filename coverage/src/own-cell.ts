import { normalise, termsOf } from '@gaplens/text/terms'
import type { Cell } from './cell.ts'
import { COVERED, NEAR_LIKELIHOOD, TOUCHED } from './certainty.ts'
import { pageTextIn, type Quote } from './corpus/quote.ts'
import { cleanHeading } from './headings.ts'
import { answerOfKeywordCount } from './keyword-count.ts'
import { namedOnPage } from './named-on-page.ts'
import { isAboutWholePrice, priceListRow } from './price-topics.ts'
import { sharedWordingWith } from './shared-wording.ts'
import { isVisiblyAbout } from './shares-topic-words.ts'
import { type CoverageTable, quoteOf, type TableTopic } from './table/coverage-table.ts'

/**
 * From this share of the sources' wording in one of its sections on, the user's page is only possibly said to lack a topic
 * (docs/report/certainty.md).
 */
const OWN_WORDING = 0.17

/** What is said of the user's page and a topic. */
interface OwnStanding {
  readonly cell: Cell
  /** The passage of the page that is nearest to the topic, if they share a word. */
  readonly nearest: Quote | null
}

/**
 * Returns what may be said of the user's page and a topic, more carefully than of a source: by its own price list, by its answer to
 * the keyword's count, and only what a passage of it can be shown for.
 */
export function ownPage(
  { corpus, keyword, topics }: CoverageTable,
  userId: string,
): (topic: TableTopic, cell: Cell, covering: readonly Cell[]) => OwnStanding {
  const text = pageTextIn(corpus)(userId)
  const title = corpus.pages.find(({ source }) => source.id === userId)?.source.page?.title ?? ''
  const normalText = normalise(`${title}\n${text}`)
  const claims = corpus.claims.filter(({ claim }) => claim.pageId === userId)
  const price = priceListRow(corpus.claims, userId)
  const sharedWording = sharedWordingWith(corpus, userId, keyword)
  const toldToo = sectionsOfOwnTopics(topics, userId)
  const besideTable = claimsBesideTables(claims)
  const named = namedOnPage(claims, keyword)

  /** The nearest passage; null if it shares no word with the topic and its heading does not name it, unless a judge cited it. */
  const nearestTo = (topic: TableTopic, { likelihood, quotes, cited }: Cell['verdict']): Quote | null => {
    const [quote] = quotes
    if (quote === undefined) return null
    const passage = { heading: quote.heading, text: text.slice(quote.start, quote.end) }
    const isShown = cited > 0 || (likelihood >= NEAR_LIKELIHOOD && isVisiblyAbout(passage, topic, keyword))
    return isShown ? quote : null
  }

  /** Whether the page is said to cover a topic by its own heading alone: the passage has no word by which others know the topic. */
  const isOnlyHeaded = (topic: TableTopic, { level, verdict }: Cell): boolean => {
    const [main] = verdict.quotes
    if (level !== 'covered' || verdict.judgeIsCertain || verdict.cited > 0 || main === undefined) return false
    const passage = { heading: main.heading, text: text.slice(main.start, main.end) }
    return !isVisiblyAbout(passage, withoutHeadingsOf(topic, userId), keyword)
  }

  /** Whether the page can only be said to lack a topic possibly, though words alone say more of it. */
  const isInDoubt = (
    topic: TableTopic,
    { level, certainty, verdict }: Cell,
    covering: readonly Cell[],
    nearest: Quote | null,
  ): boolean => {
    if (verdict.judgeIsCertain) return false
    // No passage of the page can be shown for its touching the topic.
    if (level === 'touched') return nearest === null
    // Whatever is not found elsewhere is nearest to some row of a table, which has few words of its own.
    const [main] = verdict.quotes
    if (level === 'covered' && main !== undefined) return nearest === null && besideTable.has(main.id)
    if (certainty !== 'sure') return false
    const passages = covering.flatMap(({ verdict: { quotes } }) => quotes.slice(0, 1))
    if (passages.some((passage) => toldToo.has(sectionOf(passage)))) return true
    return hasPartOfName(topic.name, normalText, keyword) || sharedWording(passages) >= OWN_WORDING
  }

  return (topic, stated, covering) => {
    const cell = isOnlyHeaded(topic, stated) ? { ...stated, certainty: 'possible' as const } : stated
    const { verdict, level } = cell
    const { judgeIsCertain, cited } = verdict
    const answer = cited > 0 || judgeIsCertain ? undefined : answerOfKeywordCount(topic, keyword, claims)
    const nearest = answer === undefined ? nearestTo(topic, verdict) : quoteOf(answer)
    const isDoubtful = isInDoubt(topic, cell, covering, nearest)
    if (
      price !== undefined &&
      isAboutWholePrice(topic.name, keyword) &&
      (level !== 'covered' || isDoubtful) &&
      !judgeIsCertain
    )
      return { cell: withPriceList(cell, quoteOf(price)), nearest }
    if (answer !== undefined && level === 'absent')
      return { cell: { ...cell, level: 'touched', certainty: 'possible' }, nearest }
    const shown = level === 'absent' && cited === 0 ? (named(topic, nearest) ?? nearest) : nearest
    return isDoubtful
      ? { cell: { ...cell, level: 'absent', certainty: 'possible' }, nearest: shown }
      : { cell, nearest: shown }
  }
}

/** The claims of sections that have a table. */
function claimsBesideTables(claims: CoverageTable['corpus']['claims']): ReadonlySet<string> {
  const withTable = new Set(
    claims.flatMap(({ claim, section }) => (claim.kind === 'tableRow' ? [section] : [])),
  )
  return new Set(claims.flatMap(({ claim, section }) => (withTable.has(section) ? [claim.id] : [])))
}

/**
 * The sections by which sources cover topics that a page may treat, too. What else they tell may be the same in other words: 「三份乾葉配一份
 * 菜渣」 under 「比例」.
 */
function sectionsOfOwnTopics(topics: readonly TableTopic[], pageId: string): ReadonlySet<string> {
  const isOwn = ({ verdicts }: TableTopic) =>
    verdicts.some((verdict) => verdict.pageId === pageId && verdict.likelihood >= TOUCHED)
  return new Set(
    topics
      .filter(isOwn)
      .flatMap(({ verdicts }) =>
        verdicts.flatMap(({ likelihood, quotes: [main] }) =>
          likelihood >= COVERED && main !== undefined && main.heading !== '' ? [sectionOf(main)] : [],
        ),
      ),
  )
}

function sectionOf({ pageId, heading }: Quote): string {
  return `${pageId}\n${heading}`
}

/** A topic without the names that only a page's own headings give it: by these the page would prove itself. */
function withoutHeadingsOf(topic: TableTopic, pageId: string): TableTopic {
  const named = (isOwn: boolean) =>
    topic.seeds.flatMap((seed) => ((seed.pageId === pageId) === isOwn ? cleanHeading(seed.text) : []))
  const others = new Set(named(false))
  const own = new Set(named(true).filter((text) => !others.has(text)))
  return { ...topic, aliases: topic.aliases.filter((alias) => !own.has(alias)) }
}

/** Whether a normalised text has a term of a topic's name that the keyword has not: 「恆溫」 of 「恆溫功能」, in a table of models. */
function hasPartOfName(name: string, text: string, keyword: string): boolean {
  const asked = new Set(termsOf(keyword))
  return termsOf(name).some((term) => !asked.has(term) && text.includes(term))
}

/** The user's cell of what the keyword's thing costs, where the page lists its prices, in whatever words. */
function withPriceList({ verdict }: Cell, row: Quote): Cell {
  return {
    verdict: { ...verdict, quotes: [row, ...verdict.quotes] },
    level: 'covered',
    certainty: 'possible',
  }
}

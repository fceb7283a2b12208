import { termsOf } from '@gaplens/text/terms'
import type {
  CoverageTable,
  JudgedMeasure,
  JudgedSupport,
  Quote,
  TableTopic,
  Verdict,
} from './coverage-table.ts'

/** What a judge says of one page and one subject, with the places it rests on. */
export interface Judgement {
  readonly topicId: string
  readonly pageId: string
  readonly level: 'covered' | 'partly' | 'missing'
  readonly quotes: readonly Quote[]
}

export interface Judgements {
  readonly verdicts: readonly Judgement[]
  readonly support: readonly JudgedSupport[]
  readonly measures: readonly JudgedMeasure[]
}

/**
 * How often a judge's verdict is assumed to be right. Its log odds are added to those of the words. Nine in ten is what the
 * bench's stand-in is set to: a better judge counts no more than that, and the words hold back a worse one.
 */
const RIGHT = 0.9
const ODDS = Math.log(RIGHT / (1 - RIGHT))
/** A verdict adds only this share when none of its quotes is near the subject's own words. */
const UNSPOKEN = 0.7
/** The likelihood from words alone counts as at least this and at most 1 less this, so that a verdict can always change it. */
const LEAST = 0.2
/** A page that treats a subject in part is reported as touching it. */
const PARTLY = 0.45
/** The likelihood is at most this where as many answers of the judge say one thing as the other, whatever the words say. */
const CONTRADICTED = 0.65
/** From this likelihood on a judged verdict is certain. */
const SURE = 0.93

/** Applies a judge's verdicts to the table. The report is derived from the result as from any table. */
export function applyJudgements(table: CoverageTable, judgements: Judgements): CoverageTable {
  return {
    ...table,
    topics: table.topics.map((topic) => judged(topic, judgements.verdicts)),
    judgedSupport: judgements.support,
    judgedMeasures: judgements.measures,
  }
}

function judged(topic: TableTopic, judgements: readonly Judgement[]): TableTopic {
  const own = judgements.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    verdicts: topic.verdicts.map((verdict) =>
      moved(
        verdict,
        own.filter(({ pageId }) => pageId === verdict.pageId),
        topic,
      ),
    ),
  }
}

/** Adds the log odds of each verdict to a likelihood. A 'covered' without a quote on the page adds nothing. */
function moved(verdict: Verdict, judgements: readonly Judgement[], topic: TableTopic): Verdict {
  const usable = judgements.filter(({ level, quotes }) => level === 'missing' || quotes.length > 0)
  if (usable.length === 0) return verdict
  const known = new Set(verdict.quotes.map(({ id }) => id))
  const isNear = ({ id, heading }: Quote) => known.has(id) || namesTopic(heading, topic)
  const prior = Math.min(1 - LEAST, Math.max(LEAST, verdict.likelihood))
  const odds = usable.reduce(
    (sum, { level, quotes }) => {
      if (level === 'partly') return sum
      return sum + (level === 'missing' ? -ODDS : ODDS * (quotes.some(isNear) ? 1 : UNSPOKEN))
    },
    Math.log(prior / (1 - prior)),
  )
  const said = (level: Judgement['level']) => usable.filter((each) => each.level === level).length
  const disagree = said('covered') > 0 && said('covered') === said('missing')
  const judged = 1 / (1 + Math.exp(-odds))
  const likelihood = disagree ? Math.min(judged, CONTRADICTED) : judged
  const partly = said('partly') > usable.length / 2
  const named = likelihood >= 0.5 || partly ? usable.flatMap(({ quotes }) => quotes) : []
  const cited = new Set(named.map(({ id }) => id)).size
  const quotes = [...new Map([...named, ...verdict.quotes].map((quote) => [quote.id, quote])).values()]
  return {
    pageId: verdict.pageId,
    likelihood: partly ? PARTLY : likelihood,
    judged: partly ? said('partly') > 1 : likelihood >= SURE || likelihood <= 1 - SURE,
    cited,
    quotes,
  }
}

function namesTopic(heading: string, { name, aliases }: TableTopic): boolean {
  const said = new Set(termsOf(heading))
  return [name, ...aliases].some((each) => termsOf(each).some((term) => term.length > 1 && said.has(term)))
}

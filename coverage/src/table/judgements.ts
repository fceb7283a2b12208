import { termsOf } from '@gaplens/text/terms'
import { JUDGED_COVERED } from '../certainty.ts'
import type { Corpus } from '../corpus/corpus.ts'
import type { Quote } from '../corpus/quote.ts'
import { probability } from '../learned/logistic.ts'
import type { CoverageTable, JudgedMeasure, JudgedSupport, TableTopic, Verdict } from './coverage-table.ts'

/** A judge's verdict on one page and one topic, with the quotes that it is based on. */
export interface Judgement {
  readonly topicId: string
  readonly pageId: string
  readonly level: 'covered' | 'partly' | 'missing'
  readonly quotes: readonly Quote[]
}

/** All verified answers of a judge. */
export interface Judgements {
  readonly verdicts: readonly Judgement[]
  readonly support: readonly JudgedSupport[]
  readonly measures: readonly JudgedMeasure[]
}

/**
 * The assumed accuracy of a judge's verdict. Its log odds are added to those from comparing words. The simulated judge of the
 * benchmark has this accuracy; a better judge counts no more, and the word comparison dampens a worse one.
 */
const JUDGE_ACCURACY = 0.9
const VERDICT_LOG_ODDS = Math.log(JUDGE_ACCURACY / (1 - JUDGE_ACCURACY))
/** Factor for a verdict of which no quote is among the nearest passages or under a heading that names the topic. */
const DISTANT_QUOTE_FACTOR = 0.7
/** The likelihood from comparing words is limited to 0.2–0.8, so that a verdict can always change it. */
const PRIOR_MIN = 0.2
/** Likelihood of a page that covers a topic in part, so that the report says it touches the topic. */
const PARTLY_LIKELIHOOD = 0.45
/** Greatest likelihood by the answers of a judge of which as many say `covered` as `missing`. By words a page may be likelier. */
const CONTRADICTED_MAX = 0.65
/** From this likelihood on, or from 1 less it downwards, a judge's answers settle a verdict. */
const CERTAIN = 0.93

/** Applies a judge's verdicts to the table. The report is derived from the result in the same way as without a judge. */
export function applyJudgements(table: CoverageTable, judgements: Judgements): CoverageTable {
  return {
    ...table,
    topics: table.topics.map((topic) => judgedTopic(topic, judgements.verdicts, table.corpus)),
    judgedSupport: judgements.support,
    judgedMeasures: judgements.measures,
  }
}

function judgedTopic(topic: TableTopic, judgements: readonly Judgement[], corpus: Corpus): TableTopic {
  const own = judgements.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    verdicts: topic.verdicts.map((verdict) => {
      const judged = judgedVerdict(
        verdict,
        own.filter(({ pageId }) => pageId === verdict.pageId),
        topic,
      )
      return isBrief(judged, corpus) ? { ...judged, brief: true } : judged
    }),
  }
}

/** What is cited for a verdict is brief below this width, in Chinese characters; three other letters count as one. */
const BRIEF_MAX = 36

/** Whether all that a judge cites for a verdict is one short passage, in which a topic may only be touched. */
function isBrief({ cited, quotes }: Verdict, { claims }: Corpus): boolean {
  if (cited !== 1) return false
  const text = claims.find(({ claim }) => claim.id === quotes[0]?.id)?.claim.text ?? ''
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han + (text.length - han) / 3 < BRIEF_MAX
}

/** Adds the log odds of each verdict to a likelihood. A 'covered' without a quote on the page adds nothing. */
function judgedVerdict(verdict: Verdict, judgements: readonly Judgement[], topic: TableTopic): Verdict {
  const usable = judgements.filter(({ level, quotes }) => level === 'missing' || quotes.length > 0)
  if (usable.length === 0) return verdict
  const known = new Set(verdict.quotes.map(({ id }) => id))
  const isNear = ({ id, heading }: Quote) => known.has(id) || namesTopic(heading, topic)
  const prior = Math.min(1 - PRIOR_MIN, Math.max(PRIOR_MIN, verdict.likelihood))
  const odds = usable.reduce(
    (sum, { level, quotes }) => {
      if (level === 'partly') return sum
      return (
        sum +
        (level === 'missing'
          ? -VERDICT_LOG_ODDS
          : VERDICT_LOG_ODDS * (quotes.some(isNear) ? 1 : DISTANT_QUOTE_FACTOR))
      )
    },
    Math.log(prior / (1 - prior)),
  )
  const answers = (level: Judgement['level']) => usable.filter((each) => each.level === level).length
  const disagree = answers('covered') > 0 && answers('covered') === answers('missing')
  const posterior = probability(odds)
  // Answers that cancel each other out leave what the words say.
  const likelihood = disagree
    ? Math.max(Math.min(posterior, CONTRADICTED_MAX), verdict.likelihood)
    : posterior
  const settled = !disagree && (likelihood >= CERTAIN || likelihood <= 1 - CERTAIN)
  const partly = answers('partly') > usable.length / 2
  const citedQuotes = likelihood >= JUDGED_COVERED || partly ? usable.flatMap(({ quotes }) => quotes) : []
  const cited = new Set(citedQuotes.map(({ id }) => id)).size
  const quotes = [...new Map([...citedQuotes, ...verdict.quotes].map((quote) => [quote.id, quote])).values()]
  return {
    pageId: verdict.pageId,
    byWords: verdict.byWords,
    likelihood: partly ? PARTLY_LIKELIHOOD : likelihood,
    judgeIsCertain: partly ? answers('partly') > 1 : settled,
    cited,
    quotes,
  }
}

function namesTopic(heading: string, { name, aliases }: TableTopic): boolean {
  const headingTerms = new Set(termsOf(heading))
  return [name, ...aliases].some((each) =>
    termsOf(each).some((term) => term.length > 1 && headingTerms.has(term)),
  )
}

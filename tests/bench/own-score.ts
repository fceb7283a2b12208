import type { CoverageReport, Passage } from '@gaplens/contracts/analysis/report'
import { MarkedText } from '../cases/marked-text.ts'
import type { OwnCase, OwnTopic } from '../cases/own-cases.ts'

const FIRST = 10
/** A quote is about a subject where this share of it is. */
const MOSTLY = 0.5

/** What a gap of a report is truly about. */
interface JudgedGap {
  readonly name: string
  readonly topic: OwnTopic | null
  readonly outright: boolean
  readonly duplicate: boolean
  readonly counted: number
  readonly named: boolean
}

/** A case's first ten gaps held against its marks. */
export interface OwnScore {
  readonly id: string
  readonly gaps: readonly JudgedGap[]
  /** The up to ten weightiest subjects that should be gaps, and those found. */
  readonly core: readonly string[]
  readonly found: readonly string[]
}

/** Holds the first ten gaps of a report against a case's marks, as the outside benchmark does. */
export function scoreOwn(
  { truth, sources }: OwnCase,
  report: CoverageReport,
  passages: readonly Passage[],
): OwnScore {
  const pages = new Map([truth.user, ...truth.pages].map((page) => [page.url, new MarkedText(page)]))
  const urlOf = new Map(sources.map(({ id, url }) => [id, url]))
  const seen = new Set<string>()
  const found = new Set<string>()
  const gaps = report.gaps.slice(0, FIRST).map((gap): JudgedGap => {
    const quoted = passages.filter(({ id }) => gap.passageIds.includes(id))
    const abouts = quoted.map(
      ({ pageId, quote }) => pages.get(urlOf.get(pageId) ?? '')?.about(quote) ?? new Map<string, number>(),
    )
    const says = ({ phrases }: OwnTopic) =>
      phrases.some((phrase) => gap.name.toLowerCase().includes(phrase.toLowerCase()))
    const votes = truth.topics
      .map((topic) => ({
        topic,
        votes: abouts.filter((about) => (about.get(topic.id) ?? 0) >= MOSTLY).length,
      }))
      .filter(({ votes: count }) => count > 0)
      .sort((a, b) => b.votes - a.votes)
    const named = votes.filter(({ topic }) => says(topic))
    for (const { topic } of named) found.add(topic.id)
    const topic = (named.length === 1 ? named[0] : votes[0])?.topic ?? null
    const duplicate = topic !== null && seen.has(topic.id)
    if (topic !== null) {
      seen.add(topic.id)
      found.add(topic.id)
    }
    const counted = report.topics.find(({ id }) => id === gap.topicId)?.coveredBy ?? 0
    return {
      name: gap.name,
      topic,
      outright: gap.certainty === 'sure',
      duplicate,
      counted,
      named: topic !== null && says(topic),
    }
  })
  const weight = ({ shown, sources: count }: OwnTopic) => (shown ? FIRST : 0) + count
  const core = truth.topics
    .filter(({ planted, shown, sources: count }) => planted && (shown || count >= 3))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, FIRST)
    .map(({ id }) => id)
  return { id: truth.id, gaps, core, found: core.filter((id) => found.has(id)) }
}

const isRight = ({ topic, duplicate }: JudgedGap) => topic?.planted === true && !duplicate

/** The figures over cases. */
export interface OwnTotal {
  readonly recall: number
  readonly precision: number
  readonly line: string
}

/** Adds scores up; the line has the same figures as the outside cases' one. */
export function summariseOwn(scores: readonly OwnScore[]): OwnTotal {
  const gaps = scores.flatMap((score) => score.gaps)
  const right = gaps.filter(isRight)
  const share = (part: number, whole: number) => part / Math.max(1, whole)
  const count = (of: (gap: JudgedGap) => boolean, among = gaps) => among.filter(of).length
  const isCovered = ({ topic }: JudgedGap) => topic?.state === 'covered'
  const outright = gaps.filter((gap) => gap.outright)
  const recall = share(
    scores.reduce((sum, { core, found }) => sum + share(found.length, core.length), 0),
    scores.length,
  )
  const precision = share(right.length, gaps.length)
  const isTrue = ({ counted, topic }: JudgedGap) => counted <= (topic?.sources ?? 0) + (topic?.touching ?? 0)
  const figures = [
    ['recall@10', recall],
    [`precision@10 of ${gaps.length}`, precision],
    ['listed though covered', share(count(isCovered), gaps.length)],
    [
      'duplicates',
      share(
        count(({ duplicate }) => duplicate),
        gaps.length,
      ),
    ],
    ['counts true', share(count(isTrue, right), right.length)],
    [
      'named',
      share(
        count(({ named }) => named, right),
        right.length,
      ),
    ],
  ] as const
  const told = figures.map(([name, figure]) => `${name} ${figure.toFixed(2)}`).join('; ')
  return {
    recall,
    precision,
    line: `${told}; said outright to be missing ${outright.length}, untrue ${count(isCovered, outright)}`,
  }
}

/** A case in detail, for reading. */
export function describeOwn({ id, gaps, core, found }: OwnScore): string {
  const lines = gaps.map(
    (gap, at) =>
      `  ${at + 1} ${gap.duplicate ? 'DUP ' : ''}「${gap.name}」 → ${gap.topic?.id ?? '–'} (${gap.topic?.state ?? ''}${gap.topic?.planted === true ? '' : ', not planted'})${gap.outright ? ' outright' : ''} says ${gap.counted} of ${gap.topic?.sources ?? '–'}${gap.named ? '' : ' [name odd]'}`,
  )
  return [`== ${id}`, ...lines, `  missed: ${core.filter((each) => !found.includes(each)).join(' ')}`].join(
    '\n',
  )
}

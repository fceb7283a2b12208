import type { AnalysisResult, Gap, Topic } from '@gaplens/contracts/analysis/report'
import { isMostlyUnsure } from '@gaplens/report/model/standing'

/** The changes between two analyses of the same keyword and address. */
export interface RunComparison {
  /** Coverage scores. */
  readonly before: number
  readonly after: number
  /** Whether one of the two is only the least that the page covers. */
  readonly isAtLeast: boolean
  /** Difference of the rounded scores. */
  readonly change: number
  /** Gaps of the earlier run whose topic the page covers in the later one. */
  readonly closed: readonly Gap[]
  /** Gaps of the later run whose topic the earlier run had too, but not as a gap. */
  readonly added: readonly Gap[]
  /** Gaps in both runs. */
  readonly open: readonly Gap[]
  /** Gaps of the earlier run whose topic the later one does not count as a gap, though the page does not cover it. */
  readonly unlisted: readonly Gap[]
  /** Gaps of the earlier run whose topic the later one does not have. */
  readonly gone: readonly Gap[]
  /** Gaps of the later run whose topic the earlier one does not have. */
  readonly first: readonly Gap[]
}

/** Normalises a name: case, spaces and punctuation are ignored, because names come from pages that change. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '')
}

/** A topic's name, and its aliases that are not the name of another topic. */
function namesOf(topic: Topic | undefined, taken: ReadonlySet<string>, gap?: Gap): Set<string> {
  const aliases = (topic?.aliases ?? []).map(plain).filter((alias) => !taken.has(alias))
  const names = [plain(topic?.name ?? ''), plain(gap?.name ?? ''), ...aliases]
  return new Set(names.filter((name) => name !== ''))
}

/** The names of the topics of one run. */
const ownNames = ({ coverage }: AnalysisResult) =>
  new Set((coverage?.topics ?? []).map(({ name }) => plain(name)))

function namedGaps(result: AnalysisResult) {
  const { coverage } = result
  const taken = ownNames(result)
  return (coverage?.gaps ?? []).map((gap) => {
    const topic = coverage?.topics.find(({ id }) => id === gap.topicId)
    return { gap, names: namesOf(topic, taken, gap) }
  })
}

function ownPageOf({ coverage }: AnalysisResult) {
  return coverage?.pages.find((page) => page.role === 'user')
}

function ownScore(result: AnalysisResult): number {
  const score = ownPageOf(result)?.coverageScore ?? null
  if (score === null) throw new Error('a run without a coverage score cannot be compared')
  return score
}

function isLeast(result: AnalysisResult): boolean {
  return isMostlyUnsure(result.coverage?.topics ?? [], ownPageOf(result)?.id)
}

const meet = (a: Set<string>, b: Set<string>) => [...a].some((name) => b.has(name))

/** The names of each topic of a run, and whether the user's page covers it. */
function namedTopics(result: AnalysisResult) {
  const { coverage } = result
  const taken = ownNames(result)
  const own = ownPageOf(result)?.id
  return (coverage?.topics ?? []).map((topic) => ({
    names: namesOf(topic, taken),
    isCovered: topic.cells.some(({ pageId, level }) => pageId === own && level === 'covered'),
  }))
}

/** Compares two runs that have a coverage score, the earlier one first. Topics are matched by name, because ids are valid in one run only. */
export function compareRuns(earlier: AnalysisResult, later: AnalysisResult): RunComparison {
  const [old, now] = [namedGaps(earlier), namedGaps(later)]
  const [topicsThen, topicsNow] = [namedTopics(earlier), namedTopics(later)]
  const isIn = (others: readonly { names: Set<string> }[]) => (each: { names: Set<string> }) =>
    others.some((other) => meet(other.names, each.names))
  const isNot =
    <Each>(test: (each: Each) => boolean) =>
    (each: Each) =>
      !test(each)
  const gaps = (found: readonly { gap: Gap }[]) => found.map(({ gap }) => gap)
  const ended = old.filter(isNot(isIn(now)))
  const stillTopic = ended.filter(isIn(topicsNow))
  const isCovered = isIn(topicsNow.filter((topic) => topic.isCovered))
  const fresh = now.filter(isNot(isIn(old)))
  const [before, after] = [ownScore(earlier), ownScore(later)]
  return {
    before,
    after,
    isAtLeast: [earlier, later].some(isLeast),
    change: Math.round(after) - Math.round(before),
    closed: gaps(stillTopic.filter(isCovered)),
    unlisted: gaps(stillTopic.filter(isNot(isCovered))),
    gone: gaps(ended.filter(isNot(isIn(topicsNow)))),
    added: gaps(fresh.filter(isIn(topicsThen))),
    first: gaps(fresh.filter(isNot(isIn(topicsThen)))),
    open: gaps(now.filter(isIn(old))),
  }
}

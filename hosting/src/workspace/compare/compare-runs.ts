import type { AnalysisResult, ComparedPage, Gap, Topic } from '@gaplens/contracts/report'

/** The changes between two analyses of the same keyword and address. */
export interface RunComparison {
  /** Coverage scores; null if the page was not read. */
  readonly before: number | null
  readonly after: number | null
  /** Difference of the rounded scores; null unless both are known. */
  readonly change: number | null
  /** Gaps of the earlier run whose topic still exists and is covered now. */
  readonly closed: readonly Gap[]
  /** Gaps of the later run that the earlier run did not have. */
  readonly added: readonly Gap[]
  /** Gaps in both runs. */
  readonly open: readonly Gap[]
  /** Gaps of the earlier run whose topic is no longer in the AI Overview or on the cited pages. */
  readonly gone: readonly Gap[]
  readonly newSources: readonly ComparedPage[]
  readonly lostSources: readonly ComparedPage[]
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

function ownScore({ coverage }: AnalysisResult): number | null {
  return coverage?.pages.find((page) => page.role === 'user')?.coverageScore ?? null
}

function sourcesOf({ coverage }: AnalysisResult): ComparedPage[] {
  return (coverage?.pages ?? []).filter((page) => page.role !== 'user')
}

const meet = (a: Set<string>, b: Set<string>) => [...a].some((name) => b.has(name))

/** Compares two runs, the earlier one first. Topics are matched by name, because ids are valid in one run only. */
export function compareRuns(earlier: AnalysisResult, later: AnalysisResult): RunComparison {
  const old = namedGaps(earlier)
  const now = namedGaps(later)
  const taken = ownNames(later)
  const topicsNow = (later.coverage?.topics ?? []).map((topic) => namesOf(topic, taken))
  const stillOpen = (names: Set<string>) => now.some((other) => meet(other.names, names))
  const stillTopic = (names: Set<string>) => topicsNow.some((other) => meet(other, names))
  const ended = old.filter(({ names }) => !stillOpen(names))
  const gaps = (found: readonly { gap: Gap }[]) => found.map(({ gap }) => gap)
  const [before, after] = [ownScore(earlier), ownScore(later)]
  const [oldSources, newSources] = [sourcesOf(earlier), sourcesOf(later)]
  const missingFrom = (others: readonly ComparedPage[]) => (page: ComparedPage) =>
    others.every(({ url }) => url !== page.url)
  const notIn =
    (excluded: readonly string[] = []) =>
    ({ url }: ComparedPage) =>
      !excluded.includes(url)
  return {
    before,
    after,
    change: before === null || after === null ? null : Math.round(after) - Math.round(before),
    closed: gaps(ended.filter(({ names }) => stillTopic(names))),
    gone: gaps(ended.filter(({ names }) => !stillTopic(names))),
    added: gaps(now.filter(({ names }) => !old.some((other) => meet(other.names, names)))),
    open: gaps(now.filter(({ names }) => old.some((other) => meet(other.names, names)))),
    // A page that the user excluded from one run is neither new nor lost, because Google showed it in both.
    newSources: newSources.filter(missingFrom(oldSources)).filter(notIn(earlier.excludedUrls)),
    lostSources: oldSources.filter(missingFrom(newSources)).filter(notIn(later.excludedUrls)),
  }
}

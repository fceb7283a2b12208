import type { AnalysisResult, ComparedPage, Gap, Topic } from '@gaplens/contracts/report'

/** What became of the user's page between two analyses of the same keyword and address. */
export interface RunComparison {
  /** Coverage scores; null where the page was not read. */
  readonly before: number | null
  readonly after: number | null
  /** Rounded as both are shown; null unless both are known. */
  readonly change: number | null
  /** Gaps of the earlier run whose topic is still one, and is covered now. */
  readonly closed: readonly Gap[]
  /** Gaps of the later run that the earlier did not have. */
  readonly added: readonly Gap[]
  /** In both. */
  readonly open: readonly Gap[]
  /** Gaps of the earlier run whose topic neither the overview nor the cited pages speak of any more. */
  readonly gone: readonly Gap[]
  readonly newSources: readonly ComparedPage[]
  readonly lostSources: readonly ComparedPage[]
}

/** Names are written by machines from pages that change: case, spaces and punctuation say nothing. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '')
}

/** A topic's names: its own, and those it goes by that no topic beside it is called. */
function namesOf(topic: Topic | undefined, taken: ReadonlySet<string>, gap?: Gap): Set<string> {
  const aliases = (topic?.aliases ?? []).map(plain).filter((alias) => !taken.has(alias))
  const names = [plain(topic?.name ?? ''), plain(gap?.name ?? ''), ...aliases]
  return new Set(names.filter((name) => name !== ''))
}

/** What the topics of one run are called. */
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

/** Compares two runs, the earlier one first. Topics are matched by their names: their ids are each run's own. */
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
    // What the user left out of one run is neither new nor lost: Google showed it all the same.
    newSources: newSources.filter(missingFrom(oldSources)).filter(notIn(earlier.excludedUrls)),
    lostSources: oldSources.filter(missingFrom(newSources)).filter(notIn(later.excludedUrls)),
  }
}

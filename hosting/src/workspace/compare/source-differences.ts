import type { AnalysisResult, ComparedPage } from '@gaplens/contracts/report'

/** Why only one of two runs rests on a page. */
export type SourceDifferenceKind =
  /** The user excluded it from one run. */
  | 'excludedLater'
  | 'excludedEarlier'
  /** Google showed it in one run. */
  | 'shownLater'
  | 'shownEarlier'
  /** It was read in one run. */
  | 'unreadLater'
  | 'unreadEarlier'

export interface SourceDifference {
  readonly kind: SourceDifferenceKind
  readonly urls: readonly string[]
}

function sourcesOf({ coverage }: AnalysisResult): readonly ComparedPage[] {
  return (coverage?.pages ?? []).filter((page) => page.role !== 'user')
}

/** The pages on which only one of the two runs rests; none if both rest on the same. */
export function sourceDifferences(earlier: AnalysisResult, later: AnalysisResult): SourceDifference[] {
  const [old, now] = [sourcesOf(earlier), sourcesOf(later)]
  const among = (pages: readonly ComparedPage[], state?: ComparedPage['state']) => {
    const urls = new Set(
      pages.filter((page) => state === undefined || page.state === state).map(({ url }) => url),
    )
    return (url: string) => urls.has(url)
  }
  const [excludedThen, excludedNow] = [earlier.excludedUrls ?? [], later.excludedUrls ?? []]
  const onlyIn = (
    pages: readonly ComparedPage[],
    others: readonly ComparedPage[],
    excluded: readonly string[],
  ) => pages.map(({ url }) => url).filter((url) => !among(others)(url) && !excluded.includes(url))
  const unreadIn = (pages: readonly ComparedPage[], others: readonly ComparedPage[]) =>
    pages.map(({ url }) => url).filter((url) => among(pages, 'failed')(url) && among(others, 'read')(url))
  const all: SourceDifference[] = [
    { kind: 'excludedLater', urls: excludedNow.filter(among(old)) },
    { kind: 'excludedEarlier', urls: excludedThen.filter(among(now)) },
    { kind: 'shownLater', urls: onlyIn(now, old, excludedThen) },
    { kind: 'shownEarlier', urls: onlyIn(old, now, excludedNow) },
    { kind: 'unreadLater', urls: unreadIn(now, old) },
    { kind: 'unreadEarlier', urls: unreadIn(old, now) },
  ]
  return all.filter(({ urls }) => urls.length > 0)
}

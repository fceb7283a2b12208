import type { AnalysisResult, ComparedPage } from '@gaplens/contracts/analysis/report'

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
  const [excludedThen, excludedNow] = [earlier.excludedUrls ?? [], later.excludedUrls ?? []]
  const all: SourceDifference[] = [
    { kind: 'excludedLater', urls: among(excludedNow, urlsOf(old)) },
    { kind: 'excludedEarlier', urls: among(excludedThen, urlsOf(now)) },
    { kind: 'shownLater', urls: onlyIn(now, old, excludedThen) },
    { kind: 'shownEarlier', urls: onlyIn(old, now, excludedNow) },
    { kind: 'unreadLater', urls: unreadIn(now, old) },
    { kind: 'unreadEarlier', urls: unreadIn(old, now) },
  ]
  return all.filter(({ urls }) => urls.length > 0)
}

/** The URLs of pages, of all or of those in a state. */
function urlsOf(pages: readonly ComparedPage[], state?: ComparedPage['state']): string[] {
  return pages.filter((page) => state === undefined || page.state === state).map(({ url }) => url)
}

function among(urls: readonly string[], others: readonly string[]): string[] {
  return urls.filter((url) => others.includes(url))
}

function onlyIn(
  pages: readonly ComparedPage[],
  others: readonly ComparedPage[],
  excluded: readonly string[],
): string[] {
  const known = [...urlsOf(others), ...excluded]
  return urlsOf(pages).filter((url) => !known.includes(url))
}

/** The pages that one run could not read and the other read. */
function unreadIn(pages: readonly ComparedPage[], others: readonly ComparedPage[]): string[] {
  return among(urlsOf(pages, 'failed'), urlsOf(others, 'read'))
}

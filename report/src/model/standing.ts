import type { ComparedPage } from '../../../contracts/src/report.ts'
import type { ReportModel } from './report-model.ts'

export interface Standing {
  /** Read pages, best first. */
  readonly ranked: readonly (ComparedPage & { coverageScore: number })[]
  readonly unread: readonly ComparedPage[]
  /** The user's place among `ranked`, from 1; null when their page was not read. */
  readonly place: number | null
  /** Median score of the read pages other than the user's, rounded; null with none. */
  readonly median: number | null
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return high === undefined || low === undefined ? null : Math.round((low + high) / 2)
}

/** Where the user's page stands among the pages that could be read. */
export function standingOf(model: ReportModel): Standing {
  const pages = [...model.pages.values()]
  const ranked = pages
    .flatMap((page) => (page.coverageScore === null ? [] : [{ ...page, coverageScore: page.coverageScore }]))
    .sort((a, b) => b.coverageScore - a.coverageScore || a.rank - b.rank)
  const index = ranked.findIndex((page) => page.role === 'user')
  return {
    ranked,
    unread: pages.filter((page) => page.coverageScore === null),
    place: index === -1 ? null : index + 1,
    median: median(ranked.filter((page) => page.role !== 'user').map((page) => page.coverageScore)),
  }
}

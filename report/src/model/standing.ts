import type { ComparedPage } from '../../../contracts/src/report.ts'
import { roundedMedian } from './median.ts'
import type { ReportModel } from './report-model.ts'

/** The ranking of the pages by coverage score. */
export interface Standing {
  /** Read pages, best first. */
  readonly ranked: readonly (ComparedPage & { coverageScore: number })[]
  readonly unread: readonly ComparedPage[]
  /** Rank of the user's page in `ranked`, from 1; null if it was not read. */
  readonly place: number | null
  /** Median score of the other pages that were read, rounded; null if there are none. */
  readonly median: number | null
}

/** Ranks the pages that could be read. */
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
    median: roundedMedian(ranked.filter((page) => page.role !== 'user').map((page) => page.coverageScore)),
  }
}

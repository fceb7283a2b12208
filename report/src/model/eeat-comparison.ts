import type { AnalysisResult } from '../../../contracts/src/report.ts'

/** One sign of E-E-A-T: whether the user's page shows it, and how many of the others do. */
export interface ComparedSignal {
  readonly name: string
  /** Null where the user's page was not read. */
  readonly own: boolean | null
  readonly found: number
  readonly total: number
}

/** The user's page beside the cited ones, sign by sign; those that set them apart come first. */
export function compareSignals({ evidence }: Pick<AnalysisResult, 'evidence'>): ComparedSignal[] {
  const sources = evidence?.sources ?? []
  const own = sources.find(({ pageId }) => pageId === 'p0')
  const others = sources.filter((source) => source !== own)
  const names = (own ?? others[0])?.signals.map(({ name }) => name) ?? []
  const shows = (source: (typeof sources)[number], name: string) =>
    source.signals.some((signal) => signal.name === name && signal.found)
  return names
    .map((name) => ({
      name,
      own: own === undefined ? null : shows(own, name),
      found: others.filter((source) => shows(source, name)).length,
      total: others.length,
    }))
    .sort((a, b) => apart(b) - apart(a))
}

/** How far the user's page stands from the others: most where they show what it does not. */
function apart({ own, found, total }: ComparedSignal): number {
  const share = total === 0 ? 0 : found / total
  return own === false ? share : own === true ? -share : 0
}

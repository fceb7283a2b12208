import type { AnalysisResult } from '../../../contracts/src/report.ts'
import { CITED_TEXT } from '../text/report-text.ts'

/** One E-E-A-T signal: whether the user's page shows it, and how many of the others do. */
export interface ComparedSignal {
  readonly name: string
  /** Null if the user's page was not read. */
  readonly own: boolean | null
  /** Number of sources that show it. */
  readonly found: number
  /** Number of sources that were read. */
  readonly total: number
}

/** Compares the user's page with the sources, signal by signal; those with the greatest difference come first. */
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
    .sort((a, b) => differenceOf(b) - differenceOf(a))
}

/** A signal that the user's page lacks is mentioned if at least this share of the sources show it. */
const COMMON = 0.5
const SUMMARY_MAX = 5

/** The comparison as sentences: signals that most sources show and the user's page does not, then one that it shows and most do not. */
export function comparisonSummary(result: Pick<AnalysisResult, 'evidence'>): string[] {
  const rows = compareSignals(result).filter(({ own, total }) => own !== null && total > 0)
  const lacking = rows.filter(({ own, found, total }) => own === false && found / total >= COMMON)
  const ahead = rows.filter(({ own, found, total }) => own === true && found / total < COMMON).reverse()
  return [
    ...lacking.map(({ name, found, total }) => CITED_TEXT.lacking(name, found, total)),
    ...ahead.slice(0, 1).map(({ name, found, total }) => CITED_TEXT.ahead(name, found, total)),
  ].slice(0, SUMMARY_MAX)
}

/** How much the user's page differs from the sources, −1 to 1: greatest if they all show a signal that it lacks. */
function differenceOf({ own, found, total }: ComparedSignal): number {
  const share = total === 0 ? 0 : found / total
  return own === false ? share : own === true ? -share : 0
}

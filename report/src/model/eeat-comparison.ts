import type { AnalysisResult } from '../../../contracts/src/report.ts'
import { CITED_TEXT } from '../text/report-text.ts'

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

/** A sign that the user's page lacks is mentioned if at least this share of the sources show it. */
const COMMON = 0.5
const SUMMARY_MAX = 5

/** The comparison in sentences: what most sources show and the user's page does not, then what it shows and most of them do not. */
export function comparisonSummary(result: Pick<AnalysisResult, 'evidence'>): string[] {
  const rows = compareSignals(result).filter(({ own, total }) => own !== null && total > 0)
  const lacking = rows.filter(({ own, found, total }) => own === false && found / total >= COMMON)
  const ahead = rows.filter(({ own, found, total }) => own === true && found / total < COMMON).reverse()
  return [
    ...lacking.map(({ name, found, total }) => CITED_TEXT.lacking(name, found, total)),
    ...ahead.slice(0, 1).map(({ name, found, total }) => CITED_TEXT.ahead(name, found, total)),
  ].slice(0, SUMMARY_MAX)
}

/** How far the user's page stands from the others: most where they show what it does not. */
function apart({ own, found, total }: ComparedSignal): number {
  const share = total === 0 ? 0 : found / total
  return own === false ? share : own === true ? -share : 0
}

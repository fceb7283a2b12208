import { USER_PAGE_ID } from '@gaplens/contracts/analysis/page-ids'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { CITED_TEXT } from '../text/report-text.ts'

/** One E-E-A-T signal: whether the user's page shows it, and how many of the others do. */
export interface ComparedSignal {
  readonly name: string
  /** Null if the user's page was not read. */
  readonly own: boolean | null
  /** False if a page of this kind need not show it. */
  readonly expected: boolean
  /** Number of sources that show it. */
  readonly found: number
  /** Number of sources that were read. */
  readonly total: number
}

/** Compares the user's page with the sources, signal by signal; those with the greatest difference come first. */
export function compareSignals({ evidence }: Pick<AnalysisResult, 'evidence'>): ComparedSignal[] {
  const sources = evidence?.sources ?? []
  const own = sources.find(({ pageId }) => pageId === USER_PAGE_ID)
  const others = sources.filter((source) => source !== own)
  const names = (own ?? others[0])?.signals.map(({ name }) => name) ?? []
  const shows = (source: (typeof sources)[number], name: string) =>
    source.signals.some((signal) => signal.name === name && signal.found)
  return names
    .map((name) => ({
      name,
      own: own === undefined ? null : shows(own, name),
      expected: own?.signals.find((signal) => signal.name === name)?.expected !== false,
      found: others.filter((source) => shows(source, name)).length,
      total: others.length,
    }))
    .sort((a, b) => differenceOf(b) - differenceOf(a))
}

/** A signal that the user's page lacks is mentioned if at least this share of the sources show it. */
const COMMON = 0.5
const SUMMARY_MAX = 5
/** Signals of a site's template. They are no strengths of a page. */
const LINKED: readonly string[] = [
  'HTTPS 加密連線',
  '聯絡方式',
  '關於頁',
  '隱私權政策',
  '服務條款',
  '作者介紹頁',
  '發布單位名稱',
]

/** The comparison as sentences: signals that most sources show and the user's page does not, then one that it shows and most do not. */
export function comparisonSummary(result: Pick<AnalysisResult, 'evidence'>): string[] {
  const rows = compareSignals(result).filter(({ own, total }) => own !== null && total > 0)
  const lacking = rows.filter(
    ({ own, expected, found, total }) => own === false && expected && found / total >= COMMON,
  )
  const ahead = rows
    .filter(({ name, own, found, total }) => own === true && found / total < COMMON && !LINKED.includes(name))
    .reverse()
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

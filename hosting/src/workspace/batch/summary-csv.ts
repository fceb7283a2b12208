import { type Batch, type BatchRowItem, hasReport } from '@gaplens/contracts/batches/batch'
import { csvText } from '../../ui/text/csv.ts'
import { BATCH_TEXT, CSV_TEXT, ROW_STATE } from './strings.ts'

/**
 * A batch as CSV, one line for each row with its state, scores and the address of its report; no cell is a formula.
 * @param origin of the site, for the addresses of the reports
 */
export function summaryCsv({ rows }: Pick<Batch, 'rows'>, origin: string): string {
  const lines = rows.map((row) => [
    row.row + 1,
    row.targetKeyword,
    row.userPageUrl,
    ROW_STATE[row.state].text,
    messageOf(row),
    row.coverageScore === null ? '' : Math.round(row.coverageScore),
    row.qualityScore ?? '',
    hasReport(row.state) ? row.immediateActionsCount : '',
    pointOf(row),
    hasReport(row.state) && row.analysisId !== null ? `${origin}/app/analyses/${row.analysisId}` : '',
  ])
  return csvText([CSV_TEXT.head, ...lines])
}

/** Why a row has no report, or one without its page: only then the point of a report is refunded. Empty for the others. */
export function messageOf(row: Pick<BatchRowItem, 'state' | 'refunded' | 'message'>): string {
  return hasReport(row.state) && row.refunded ? BATCH_TEXT.unread : row.message
}

/** Whether a row is running or waiting. */
function isOpen({ state }: Pick<BatchRowItem, 'state'>): boolean {
  return state === 'waiting' || state === 'queued' || state === 'running'
}

function pointOf(row: BatchRowItem): string {
  if (row.refunded) return CSV_TEXT.refunded
  return isOpen(row) ? CSV_TEXT.reserved : CSV_TEXT.spent
}

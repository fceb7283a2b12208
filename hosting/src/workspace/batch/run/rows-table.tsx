import { type BatchRowItem, hasReport } from '@gaplens/contracts/batches/batch'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { TableHead } from '../../../ui/text/table-head.tsx'
import { Tag } from '../../../ui/text/tag.tsx'
import classes from '../batch.module.css'
import { ROW_STATE, BATCH_TEXT as TEXT } from '../strings.ts'
import { messageOf } from '../summary-csv.ts'

/** The rows with their present state and a link to the report. */
export function RowsTable({ rows }: { rows: readonly BatchRowItem[] }) {
  return (
    <table className={classes.table}>
      <TableHead
        caption={TEXT.caption}
        columns={[{ name: TEXT.row, className: classes.number }, { name: TEXT.page }, { name: TEXT.state }]}
      />
      <tbody>
        {rows.map((row) => (
          <Row key={row.row} item={row} />
        ))}
      </tbody>
    </table>
  )
}

// Memoised, because two hundred rows are updated every few seconds; unchanged rows keep their identity in the query.
const Row = memo(function Row({ item }: { item: BatchRowItem }) {
  const { row, targetKeyword, userPageUrl, state, progress, coverageScore } = item
  const message = messageOf(item)
  const isUnderWay = state === 'running' || state === 'queued'
  return (
    <tr>
      <td className={classes.number}>{row + 1}</td>
      <th scope="row">
        <span className={classes.keyword}>{targetKeyword}</span>
        <span className={classes.address}>{userPageUrl}</span>
        {message === '' ? null : <span className={classes.message}>{message}</span>}
      </th>
      <td>
        <span className={classes.state}>
          <Tag tone={ROW_STATE[state].tone}>{ROW_STATE[state].text}</Tag>
          {state === 'running' ? <span>{TEXT.percent(progress)}</span> : null}
          {coverageScore === null ? null : <span>{TEXT.coverage(coverageScore)}</span>}
          {hasReport(item.state) && item.immediateActionsCount > 0 ? (
            <span>{TEXT.immediate(item.immediateActionsCount)}</span>
          ) : null}
          {item.refunded ? <span>{TEXT.givenBack}</span> : null}
          {item.analysisId === null || !(hasReport(item.state) || isUnderWay) ? null : (
            <Link
              to={`/app/analyses/${item.analysisId}`}
              aria-label={(isUnderWay ? TEXT.watchOf : TEXT.reportOf)(row + 1, targetKeyword)}
            >
              {isUnderWay ? TEXT.watch : TEXT.report}
            </Link>
          )}
        </span>
      </td>
    </tr>
  )
})

import type { OwnLedgerItem } from '@gaplens/contracts/ledger'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Link } from 'react-router-dom'
import { count, signed } from '../../ui/text/numbers.ts'
import { TableHead } from '../../ui/text/table-head.tsx'
import classes from './points-screen.module.css'
import { POINTS_TEXT as TEXT } from './strings.ts'

/** The ledger entries: reason, analysis, change and balance. */
export function EntriesTable({ entries }: { entries: readonly OwnLedgerItem[] }) {
  return (
    <table className={classes.table}>
      <TableHead
        caption={TEXT.caption}
        columns={[
          { name: TEXT.entry },
          { name: TEXT.change, className: classes.number },
          { name: TEXT.after, className: classes.number },
        ]}
      />
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry }: { entry: OwnLedgerItem }) {
  const { id, reason, analysis, receipt, createdAt, delta, balanceAfter } = entry
  const time = shortTime(createdAt)
  return (
    <tr>
      <th scope="row">
        <span className={classes.reason}>{reason}</span>
        {analysis === null ? null : analysis.title === null ? (
          <span className={classes.small}>{TEXT.deleted}</span>
        ) : (
          <Link className={classes.link} to={`/app/analyses/${analysis.id}`}>
            {TEXT.analysis(analysis.title)}
          </Link>
        )}
        <span className={classes.meta}>
          <time dateTime={createdAt}>{time}</time>
          {receipt === null ? null : (
            <Link
              className={classes.link}
              to={`/app/account/points/${encodeURIComponent(id)}`}
              aria-label={TEXT.receiptOf(reason, time)}
            >
              {TEXT.receipt}
            </Link>
          )}
        </span>
      </th>
      <td className={classes.number} data-sign={delta < 0 ? 'minus' : 'plus'}>
        {signed(delta)}
      </td>
      <td className={classes.number}>{count(balanceAfter)}</td>
    </tr>
  )
}

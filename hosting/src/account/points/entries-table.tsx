import type { OwnLedgerItem } from '@gaplens/contracts/points/ledger'
import { findPlan } from '@gaplens/contracts/points/plans'
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
  const { id, reason, receipt, createdAt, delta, balanceAfter } = entry
  const time = shortTime(createdAt)
  return (
    <tr>
      <th scope="row">
        <span className={classes.reason}>{reason}</span>
        <About entry={entry} />
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

/** What the points of an entry were for: an analysis, a batch or an order. */
function About({ entry: { kind, reason, analysis, batch, orderId, receipt } }: { entry: OwnLedgerItem }) {
  if (analysis !== null) {
    if (analysis.title === null) return <span className={classes.small}>{TEXT.deleted}</span>
    return (
      <Link className={classes.link} to={`/app/analyses/${analysis.id}`}>
        {TEXT.analysis(analysis.title)}
      </Link>
    )
  }
  if (batch !== null) {
    if (batch.name === null) return <span className={classes.small}>{TEXT.batchGone}</span>
    return (
      <Link className={classes.link} to={`/app/batch/${batch.id}`}>
        {TEXT.batch(batch.name)}
      </Link>
    )
  }
  // The reason of a purchase names its plan, and may name its order.
  if (orderId === null || reason.includes(orderId)) return null
  const plan = kind === 'reversal' && receipt ? findPlan(receipt.planId, receipt.currency) : undefined
  return (
    <span className={classes.small}>
      {plan === undefined ? TEXT.order(orderId) : TEXT.orderOf(plan.name, orderId)}
    </span>
  )
}

import type { LedgerItem } from '@gaplens/contracts/points/ledger'
import { findPlan, formatPrice } from '@gaplens/contracts/points/plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { LEDGER_KIND_TEXT } from '../../ui/text/ledger-kinds.ts'
import { signed } from '../../ui/text/numbers.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './account-drawer.module.css'
import { PagedList } from './paged-list.tsx'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

/** An account's ledger, newest first. */
export function LedgerTab({ uid: of }: { uid: string }) {
  const api = useAdminApi()
  const uid = useUid()
  const query = useInfiniteQuery({
    queryKey: adminKeys.ledger(uid, of),
    queryFn: ({ pageParam, signal }) => api.ledger(of, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.lastDocId : null),
  })
  return (
    <PagedList
      query={query}
      empty={TEXT.ledgerEmpty}
      failed={TEXT.ledgerFailed}
      row={(entry) => {
        const { kind, delta, balanceAfter, reason, actor, actorName, createdAt } = entry
        const about = aboutText(entry)
        return (
          <>
            <b>{LEDGER_KIND_TEXT[kind]}</b>
            <span className={classes.delta} data-sign={delta < 0 ? 'minus' : 'plus'}>
              {signed(delta)}
            </span>
            <span className={classes.small}>
              {reason}
              {kind === 'adjustment' ? `（${TEXT.by(actorName ?? actor)}）` : ''}
            </span>
            <span className={`${classes.small} ${classes.side}`}>{TEXT.balance(balanceAfter)}</span>
            {about === null ? null : <span className={`${classes.small} ${classes.line}`}>{about}</span>}
            <time className={classes.small} dateTime={createdAt}>
              {dateTime(createdAt)}
            </time>
          </>
        )
      }}
    />
  )
}

/** What the points of an entry were for, as its owner sees it; null if its reason says everything. */
function aboutText({ kind, reason, analysis, batch, orderId, receipt }: LedgerItem): string | null {
  if (analysis !== null) return analysis.title === null ? TEXT.analysisGone : TEXT.analysis(analysis.title)
  if (batch !== null) {
    if (batch.name === null) return TEXT.batchGone
    return batch.name === '' ? null : TEXT.batch(batch.name)
  }
  if (orderId === null) return null
  const plan = receipt ? findPlan(receipt.planId, receipt.currency) : undefined
  const paid = kind === 'reversal' ? receipt?.refund?.amount : receipt?.amount
  const parts = [
    // The reason of a purchase names its plan.
    kind === 'reversal' ? plan?.name : undefined,
    reason.includes(orderId) ? undefined : TEXT.order(orderId),
    plan === undefined || paid === null || paid === undefined ? undefined : formatPrice(paid, plan.currency),
    kind === 'purchase' && receipt?.refund ? TEXT.refunded(receipt.refund.points) : undefined,
  ]
  return parts.filter((part) => part !== undefined).join('・') || null
}

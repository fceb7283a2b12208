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
      row={({ kind, delta, balanceAfter, reason, actor, createdAt }) => (
        <>
          <b>{LEDGER_KIND_TEXT[kind]}</b>
          <span className={classes.delta} data-sign={delta < 0 ? 'minus' : 'plus'}>
            {signed(delta)}
          </span>
          <span className={classes.small}>
            {reason}
            {kind === 'adjustment' ? `（${TEXT.by(actor)}）` : ''}
          </span>
          <span className={`${classes.small} ${classes.side}`}>{TEXT.balance(balanceAfter)}</span>
          <time className={classes.small} dateTime={createdAt}>
            {dateTime(createdAt)}
          </time>
        </>
      )}
    />
  )
}

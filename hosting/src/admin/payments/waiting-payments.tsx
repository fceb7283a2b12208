import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import classes from '../database/database-panel.module.css'
import { PaymentLine } from './payment-line.tsx'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'

/** Payment notices that changed no points, each to be credited, reversed or dismissed. */
export function WaitingPayments() {
  const api = useAdminApi()
  const uid = useUid()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: adminKeys.payments(uid),
    queryFn: ({ signal }) => api.waitingPayments(signal),
    staleTime: 0,
  })
  return (
    <section className={classes.section} aria-labelledby="payments">
      <h3 id="payments">{TEXT.title}</h3>
      <p className={classes.intro}>{TEXT.intro}</p>
      {isPending ? <Skeleton height={40} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {error && !data ? (
        <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.total === 0 ? <p>{TEXT.empty}</p> : null}
      {data !== undefined && data.total > 0 ? (
        <>
          <Notice tone="warning" title={TEXT.total(data.total)} />
          {data.total > data.data.length ? <p>{TEXT.oldest(data.data.length)}</p> : null}
          <ul className={classes.list}>
            {data.data.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

import type { AccountSignals, AdminUser } from '@gaplens/contracts/admin/requests'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { Tag } from '../../ui/text/tag.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { dateTime } from '../format.ts'
import classes from './account-drawer.module.css'
import { BLOCK_TEXT as TEXT } from './block-strings.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** The signals of abuse of an account, and the button that blocks it. */
export function BlockSection({ user, own }: { user: AdminUser; own: boolean }) {
  const api = useAdminApi()
  const uid = useUid()
  const [asks, setAsks] = useState(false)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: adminKeys.signals(uid, user.uid),
    queryFn: ({ signal }) => api.signals(user.uid, signal),
    staleTime: 0,
  })
  const isAdmin = user.role === 'admin'
  return (
    <section className={classes.block}>
      <h3>{TEXT.title}</h3>
      {isPending ? <Skeleton height={40} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {error && !data ? (
        <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <>
          <Signals signals={data} />
          <p>{data.blockedAt === null ? TEXT.hint : TEXT.blockedSince(dateTime(data.blockedAt))}</p>
          {data.blockReason === null ? null : <p>{TEXT.blockReason(data.blockReason)}</p>}
          {own || isAdmin ? <p>{own ? TEXT.self : TEXT.admin}</p> : null}
          <Button variant="default" size="xs" disabled={own || isAdmin} onClick={() => setAsks(true)}>
            {data.blockedAt === null ? TEXT.block : TEXT.unblock}
          </Button>
          {asks ? <Ask user={user} blocked={data.blockedAt === null} onClose={() => setAsks(false)} /> : null}
        </>
      )}
    </section>
  )
}

/** @param blocked the new state */
function Ask({ user, blocked, onClose }: { user: AdminUser; blocked: boolean; onClose: () => void }) {
  const api = useAdminApi()
  return (
    <ReasonDialog
      user={user}
      title={blocked ? TEXT.blockTitle : TEXT.unblockTitle}
      {...(blocked ? { effect: TEXT.hint } : {})}
      placeholder={blocked ? TEXT.blockPlaceholder : TEXT.unblockPlaceholder}
      done={blocked ? TEXT.blocked : TEXT.unblocked}
      failed={TEXT.blockFailed}
      change={(reason) => api.blockUser(user.uid, { blocked, reason })}
      onClose={onClose}
    />
  )
}

function Signals({ signals }: { signals: AccountSignals }) {
  const { disposableAddress, giftRefused, hasBought } = signals
  return (
    <>
      <p>
        <Tag tone={disposableAddress ? 'poor' : 'calm'}>
          {disposableAddress ? TEXT.disposable : TEXT.ordinary}
        </Tag>{' '}
        <Tag tone="calm">{hasBought ? TEXT.bought : TEXT.neverBought}</Tag>{' '}
        {giftRefused ? <Tag tone="poor">{TEXT.giftRefused}</Tag> : null}
      </p>
      <p>
        {TEXT.started(signals.startedToday, signals.startedLastHour)}；
        {TEXT.refunded(signals.refundedToday, signals.unfinished)}。
      </p>
    </>
  )
}

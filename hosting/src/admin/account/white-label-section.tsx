import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import classes from './account-drawer.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { WHITE_LABEL_TEXT as TEXT } from './white-label-strings.ts'

/** Whether reports of the account may carry its own brand. The section above shows loading and errors of the same query. */
export function WhiteLabelSection({ user }: { user: AdminUser }) {
  const api = useAdminApi()
  const uid = useUid()
  const [asks, setAsks] = useState(false)
  const { data } = useQuery({
    queryKey: adminKeys.signals(uid, user.uid),
    queryFn: ({ signal }) => api.signals(user.uid, signal),
    staleTime: 0,
  })
  if (data === undefined) return null
  const { whiteLabel } = data
  return (
    <section className={classes.block}>
      <h3>{TEXT.title}</h3>
      <p>{whiteLabel ? TEXT.on : TEXT.off}</p>
      <Button variant="default" size="xs" onClick={() => setAsks(true)}>
        {whiteLabel ? TEXT.withdraw : TEXT.grant}
      </Button>
      {asks ? <Ask user={user} allowed={!whiteLabel} onClose={() => setAsks(false)} /> : null}
    </section>
  )
}

/** @param allowed the new state */
function Ask({ user, allowed, onClose }: { user: AdminUser; allowed: boolean; onClose: () => void }) {
  const api = useAdminApi()
  return (
    <ReasonDialog
      user={user}
      title={allowed ? TEXT.grant : TEXT.withdraw}
      placeholder={allowed ? TEXT.grantPlaceholder : TEXT.withdrawPlaceholder}
      done={allowed ? TEXT.granted : TEXT.withdrawn}
      failed={TEXT.failed}
      change={(reason) => api.setWhiteLabel(user.uid, { allowed, reason })}
      onClose={onClose}
    />
  )
}

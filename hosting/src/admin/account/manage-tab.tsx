import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import classes from './account-drawer.module.css'
import { BlockSection } from './block-section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'
import { WhiteLabelSection } from './white-label-section.tsx'

/** Actions on an account: role, block, white label, data export, deletion. */
export function ManageTab({ user, onGone }: { user: AdminUser; onGone: () => void }) {
  const own = useUid() === user.uid
  const isAdmin = user.role === 'admin'
  const [dialog, setDialog] = useState<'role' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <div>
      <section className={classes.block}>
        <h3>{TEXT.roleTitle}</h3>
        <p>{isAdmin ? TEXT.roleAdmin : TEXT.roleUser}</p>
        <Button variant="default" size="xs" onClick={() => setDialog('role')}>
          {isAdmin ? TEXT.makeUser : TEXT.makeAdmin}
        </Button>
      </section>
      <BlockSection user={user} own={own} />
      <WhiteLabelSection user={user} />
      <section className={classes.block}>
        <h3>{TEXT.exportTitle}</h3>
        <p>{TEXT.exportBody}</p>
        <ExportButton uid={user.uid} />
      </section>
      <section className={classes.block}>
        <h3>{TEXT.deleteTitle}</h3>
        <p>{TEXT.deleteBody}</p>
        {own || isAdmin ? <p>{own ? TEXT.deleteSelf : TEXT.deleteAdmin}</p> : null}
        <Button color="red.9" size="xs" disabled={own || isAdmin} onClick={() => setDialog('delete')}>
          {TEXT.delete}
        </Button>
      </section>
      {dialog === 'role' ? <RoleDialog user={user} own={own} onClose={close} /> : null}
      {dialog === 'delete' ? <DeleteDialog user={user} onClose={close} onGone={onGone} /> : null}
    </div>
  )
}

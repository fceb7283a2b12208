import { shortDate } from '@gaplens/report/text/taiwan-time'
import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { sendPasswordReset } from '../api/session/accounts.ts'
import { authErrorCode } from '../api/session/auth-error.ts'
import { useSession } from '../api/session/session-context.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/card.tsx'
import classes from './account-screen.module.css'
import factsClasses from './facts.module.css'
import { RenameDialog } from './rename-dialog.tsx'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** The account's name, address, password, points and age. The name can be changed here, the password by mail. */
export function Profile() {
  const { user, userData } = useSession()
  const [isRenaming, setRenaming] = useState(false)
  const name = userData?.displayName || user?.displayName || ''
  const created = userData && shortDate(new Date(userData.createdAt.toMillis()).toISOString())
  return (
    <Card as="section" aria-labelledby="profile">
      <h2 id="profile">{TEXT.profile}</h2>
      <dl className={`${factsClasses.facts} ${classes.facts}`}>
        <Fact label={TEXT.name}>
          {name || TEXT.none}
          {userData === null ? null : (
            <Anchor
              component="button"
              type="button"
              ml="md"
              underline="always"
              inherit
              onClick={() => setRenaming(true)}
            >
              {TEXT.rename}
            </Anchor>
          )}
        </Fact>
        <Fact label={TEXT.email}>{user?.email || TEXT.none}</Fact>
        {userData?.providers?.includes('password') ? (
          <Fact label={TEXT.password}>
            <PasswordReset email={user?.email ?? ''} />
          </Fact>
        ) : null}
        <Fact label={TEXT.points}>{userData?.points.toLocaleString('zh-TW') ?? TEXT.none}</Fact>
        <Fact label={TEXT.since}>{created || TEXT.none}</Fact>
      </dl>
      <p className={classes.more}>
        <Link to="/app/account/points">{TEXT.pointsLink}</Link>
      </p>
      {isRenaming ? <RenameDialog name={name} onClose={() => setRenaming(false)} /> : null}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Makes the identity provider mail a link for a new password: whoever changes it must be able to read the account's mail. */
function PasswordReset({ email }: { email: string }) {
  const reset = useMutation({
    mutationFn: () => sendPasswordReset(email),
    onSuccess: () => toast.success(TEXT.passwordSent(email)),
    onError: (error) =>
      toast.error(authErrorCode(error) === 'too-many-requests' ? TEXT.passwordTooMany : TEXT.passwordFailed),
  })
  return (
    <Anchor
      component="button"
      type="button"
      underline="always"
      inherit
      disabled={reset.isPending}
      onClick={() => reset.mutate()}
    >
      {TEXT.passwordReset}
    </Anchor>
  )
}

import { Button } from '@mantine/core'
import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../api/session/session-context.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageLoader } from '../ui/feedback/page-loader.tsx'
import { ADMIN_TEXT as TEXT } from './strings.ts'

/** Shows its children only to admins, by the live user document. Removing the role closes the screens at once. */
export function AdminOnly() {
  const { userData, userDataFailed, isAdmin, reloadUserData } = useSession()
  if (isAdmin) return <Outlet />
  if (userDataFailed)
    return (
      <Notice
        tone="error"
        title={TEXT.accountFailed}
        urgent
        action={
          <Button size="xs" variant="default" onClick={reloadUserData}>
            {TEXT.retry}
          </Button>
        }
      />
    )
  return userData ? <Navigate to="/app" replace /> : <PageLoader />
}

import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../api/session/session-context.ts'
import { loginPath, nextPath } from './next-path.ts'

/** Signed-out visitors go to /login, and from there back to the page they asked for. */
export function SignedInOnly() {
  const { user, leftOnPurpose } = useSession()
  const { pathname, search, hash } = useLocation()
  if (user) return <Outlet />
  return <Navigate to={leftOnPurpose ? '/login' : loginPath(pathname + search + hash)} replace />
}

/** Signed-in users have no business at /login. */
export function SignedOutOnly() {
  const { user } = useSession()
  const { search } = useLocation()
  return user ? <Navigate to={nextPath(search)} replace /> : <Outlet />
}

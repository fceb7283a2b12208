import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { SIGNED_OUT_ELSEWHERE } from '../api/session/login-reasons.ts'
import { useSession } from '../api/session/session-context.ts'
import { loginPath, nextPath } from './next-path.ts'
import { Shell } from './shell.tsx'

/** Shows the frame of the target screen during a redirect, so that the page is never empty. */
function GoTo({ to }: { to: string }) {
  const { pathname } = new URL(to, window.location.origin)
  return (
    <>
      <Navigate to={to} replace />
      <Shell pathname={pathname} />
    </>
  )
}

/** Signed-out visitors go to /login, and from there back to the page they asked for. */
export function SignedInOnly() {
  const { user, ended } = useSession()
  const { pathname, search, hash } = useLocation()
  if (user) return <Outlet />
  const wanted = pathname + search + hash
  const reason = ended === 'elsewhere' ? SIGNED_OUT_ELSEWHERE : null
  return <GoTo to={ended === 'here' ? '/login' : loginPath(wanted, reason)} />
}

/** Sends signed-in users away from /login. */
export function SignedOutOnly() {
  const { user } = useSession()
  const { search } = useLocation()
  return user ? <GoTo to={nextPath(search)} /> : <Outlet />
}

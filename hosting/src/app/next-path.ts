const HOME = '/app'

/** Paths that a sign-in may lead to: the signed-in screens of this product only, so that links cannot redirect elsewhere. */
const ALLOWED = /^\/(app|purchase|admin)(?=$|[/?#])/

/** The login address with the page that the visitor wanted and, if it is to be shown, the reason for signing in again. */
export function loginPath(wanted: string, reason: string | null = null): string {
  const query = new URLSearchParams()
  if (reason !== null) query.set('reason', reason)
  if (wanted !== HOME) query.set('next', wanted)
  return query.size === 0 ? '/login' : `/login?${query}`
}

/** The page to open after signing in, from the login address's query. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? HOME
  return ALLOWED.test(next) ? next : HOME
}

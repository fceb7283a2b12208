const HOME = '/app'

/** Where a sign-in may lead: this product's own signed-in screens and nothing else. */
const ALLOWED = /^\/(app|purchase|admin)(?=$|[/?#])/

/** The login address that remembers where the visitor was going, and why they are sent there where that is to be said. */
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

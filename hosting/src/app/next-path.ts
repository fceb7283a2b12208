const HOME = '/app'

/** Where a sign-in may lead: this product's own signed-in screens and nothing else. */
const ALLOWED = /^\/(app|purchase|admin)(?=$|[/?#])/

/** The login address that remembers where the visitor was going. */
export function loginPath(wanted: string): string {
  return wanted === HOME ? '/login' : `/login?next=${encodeURIComponent(wanted)}`
}

/** The page to open after signing in, from the login address's query. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? HOME
  return ALLOWED.test(next) ? next : HOME
}

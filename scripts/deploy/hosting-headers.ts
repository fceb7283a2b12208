interface Header {
  readonly key: string
  readonly value: string
}
export interface HeaderRule {
  readonly source: string
  readonly headers: readonly Header[]
}

/** Google's sign-in helper, which Hosting serves on each of its sites. */
const HELPER = '/__/auth/**'

/**
 * The headers as a deployment sends them: `firebase.json` has the emulators' sign-in domain, a deployment its own. Where
 * that is the site itself (the way for redirects in browsers that keep each site's storage apart) the helper's pages are
 * framed by the site, so for them, and for nothing else, a frame of the same origin is let in.
 */
export function hostingHeaders(
  rules: readonly HeaderRule[],
  settings: { readonly authDomain: string; readonly siteOrigin: string },
): HeaderRule[] {
  const own = new URL(settings.siteOrigin).hostname === settings.authDomain
  const frame = own ? "'self'" : `https://${settings.authDomain}`
  const deployed = rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? {
            ...header,
            value: withDirective(header.value, 'frame-src', (value) => frameSources(value, frame)),
          }
        : header,
    ),
  }))
  const policy = deployed
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value
  if (!own || policy === undefined) return deployed
  return [
    ...deployed,
    {
      source: HELPER,
      headers: [
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        // The helper is Google's page with Google's scripts in it; only who may frame it is ours to say.
        { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
        { key: 'Content-Security-Policy-Report-Only', value: "frame-ancestors 'self'" },
      ],
    },
  ]
}

/** The emulators' sign-in domain is the only one of firebaseapp.com. */
function frameSources(value: string, frame: string): string {
  return value
    .split(' ')
    .map((source) => (source.endsWith('.firebaseapp.com') ? frame : source))
    .join(' ')
}

function withDirective(policy: string, name: string, change: (value: string) => string): string {
  return policy
    .split('; ')
    .map((directive) =>
      directive.startsWith(`${name} `) ? `${name} ${change(directive.slice(name.length + 1))}` : directive,
    )
    .join('; ')
}

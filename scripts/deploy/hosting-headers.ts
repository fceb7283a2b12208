interface Header {
  readonly key: string
  readonly value: string
}
export interface HeaderRule {
  readonly source: string
  readonly headers: readonly Header[]
}

/** What reCAPTCHA Enterprise, by which App Check tells the site's own client, loads and calls. */
const APP_CHECK_SOURCES: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com',
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
  settings: { readonly authDomain: string; readonly siteOrigin: string; readonly appCheck: boolean },
): HeaderRule[] {
  const own = new URL(settings.siteOrigin).hostname === settings.authDomain
  const frame = own ? "'self'" : `https://${settings.authDomain}`
  const deployed = rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: policyOf(header.value, frame, settings.appCheck) }
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

function policyOf(policy: string, frame: string, appCheck: boolean): string {
  const framed = withDirective(policy, 'frame-src', (value) => frameSources(value, frame))
  if (!appCheck) return framed
  return Object.entries(APP_CHECK_SOURCES).reduce(
    (text, [name, sources]) => withDirective(text, name, (value) => `${value} ${sources}`),
    framed,
  )
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

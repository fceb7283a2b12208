interface Header {
  readonly key: string
  readonly value: string
}
export interface HeaderRule {
  readonly source: string
  readonly headers: readonly Header[]
}

/** Origins that reCAPTCHA Enterprise loads from and calls. App Check uses it to recognise our own client. */
const APP_CHECK_SOURCES: Readonly<Record<string, string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com',
}

/** Pages of Google's sign-in helper, which Hosting serves on every site. */
const HELPER = '/__/auth/**'

/**
 * The headers of a deployment. `firebase.json` names the sign-in domain of the emulators, and a deployment has its own.
 * That domain may be the site itself, which browsers with partitioned storage need for sign-in by redirect. The site
 * then frames the pages of the sign-in helper, so these pages, and no others, may be framed by the same origin.
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
        // The helper is Google's page with Google's scripts, so our policy limits only who may frame it.
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

/** Replaces the sign-in domain of the emulators, which is the only firebaseapp.com host in the policy. */
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

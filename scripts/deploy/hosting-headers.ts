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

/** Pages of Google's sign-in helper, which Hosting serves on every address of a site. */
const HELPER = '/__/auth/**'

/**
 * The headers of a deployment. `firebase.json` names the sign-in domain of the emulators, and a deployment has its own.
 * The site frames a page of the sign-in helper and opens another one in a window. Whether the sign-in domain is the site
 * itself or `PROJECT.firebaseapp.com`, this same Hosting site serves both, so the helper's pages, and no others, may be
 * framed by the site. Google does not say whether Hosting adds custom headers to its own pages. If it does not, the rule
 * for them does nothing.
 */
export function hostingHeaders(
  rules: readonly HeaderRule[],
  settings: { readonly authDomain: string; readonly siteOrigin: string; readonly appCheck: boolean },
): HeaderRule[] {
  const site = new URL(settings.siteOrigin)
  const frame = site.hostname === settings.authDomain ? "'self'" : `https://${settings.authDomain}`
  const deployed = rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: policyOf(header.value, frame, settings.appCheck) }
        : header,
    ),
  }))
  return [...deployed, helperRule(site.origin)]
}

/** Replaces those headers of the rule for all pages under which the sign-in helper cannot work. */
function helperRule(siteOrigin: string): HeaderRule {
  // The helper is Google's page with Google's scripts, so our policy limits only who may frame it.
  const framedBy = `frame-ancestors 'self' ${siteOrigin}`
  return {
    source: HELPER,
    headers: [
      { key: 'Content-Security-Policy', value: framedBy },
      { key: 'Content-Security-Policy-Report-Only', value: framedBy },
      // A rule can replace a header but not remove it. This value forbids nothing, and none could name another origin.
      { key: 'X-Frame-Options', value: 'ALLOWALL' },
      // With another value the window would lose the site that opened it, which waits for its answer.
      { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
    ],
  }
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

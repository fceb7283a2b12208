/** What must never stand in a file that browsers load or that the repository holds. */
const PATTERNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a Google API key', /AIza[0-9A-Za-z_-]{35}/g],
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g],
  ['a service account', /"type"\s*:\s*"service_account"/g],
  ['a GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36}/g],
  ['a Google OAuth token', /\bya29\.[0-9A-Za-z_-]{20}/g],
  ['a payment provider’s key', /\b[sr]k_(?:live|test)_[0-9A-Za-z]{16}/g],
  ['a Slack token', /\bxox[abposr]-[0-9A-Za-z-]{10}/g],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/g],
]

/** Names of server settings: a client that knows one has read the wrong environment. */
const SERVER_ONLY = ['SERPAPI_API_KEY', 'GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET', 'TASKS_SERVICE_ACCOUNT']

export interface ScanOptions {
  /** Values that are secret on this machine, wherever they turn up. */
  readonly secrets?: readonly string[]
  /** Values that look secret and are public by design: the web app's own API key. */
  readonly allowed?: readonly string[]
  /** Server settings may not even be named: for what browsers load. */
  readonly isClient?: boolean
}

/** What of a text is a secret, in words, without repeating it. */
export function findSecrets(text: string, options: ScanOptions = {}): string[] {
  const { secrets = [], allowed = [], isClient = false } = options
  const found = PATTERNS.filter(([, pattern]) =>
    [...text.matchAll(pattern)].some(([match]) => !allowed.includes(match)),
  ).map(([what]) => what)
  // Short values would be found by chance.
  if (secrets.some((secret) => secret.length >= 12 && text.includes(secret)))
    found.push('a secret of this machine')
  if (isClient)
    found.push(...SERVER_ONLY.filter((name) => text.includes(name)).map((name) => `the name ${name}`))
  return found
}

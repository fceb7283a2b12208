/** The settings that are built into the client. They are public by design. */
const REQUIRED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
  'VITE_SITE_ORIGIN',
  'VITE_CONTACT_EMAIL',
] as const
type RequiredName = (typeof REQUIRED)[number]
/** Empty if a deployment does not set it. */
const OPTIONAL = ['VITE_SOCIAL_URL'] as const
export type ClientSettings = Readonly<Record<RequiredName | (typeof OPTIONAL)[number], string>>

/** The emulators' project, used by `npm start` and the tests. */
const DEMO: ClientSettings = {
  VITE_FIREBASE_PROJECT_ID: 'demo-gaplens',
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-gaplens.firebaseapp.com',
  VITE_FIREBASE_APP_ID: '',
  VITE_SITE_ORIGIN: 'https://gaplens.example',
  VITE_CONTACT_EMAIL: 'support@gaplens.example',
  VITE_SOCIAL_URL: 'https://social.example/@gaplens',
}

const isDemo = (project: string) => project === '' || project.startsWith('demo-')

/**
 * The settings of this build: those of the demo if none are set, else the set ones, which must be complete.
 * @param set the values from the environment and the `.env` files
 * @param deployTo the project that this build is for; undefined to take it from the settings
 * @throws Error naming each setting that is missing or does not fit the project
 */
export function clientSettings(
  set: Readonly<Record<string, string | undefined>>,
  deployTo: string | undefined,
): ClientSettings {
  const project = set.VITE_FIREBASE_PROJECT_ID ?? ''
  if (isDemo(project) && isDemo(deployTo ?? '')) return DEMO
  const problems = REQUIRED.filter((name) => !set[name]).map((name) => `${name} is not set`)
  if (deployTo !== undefined && project !== '' && project !== deployTo)
    problems.push(`VITE_FIREBASE_PROJECT_ID is ${project}, and the deploy goes to ${deployTo}`)
  for (const name of REQUIRED) {
    if (set[name] && set[name] === DEMO[name]) problems.push(`${name} is the demo's`)
  }
  const origin = set.VITE_SITE_ORIGIN
  if (origin && !/^https:\/\/[^/]+\/?$/.test(origin))
    problems.push('VITE_SITE_ORIGIN is not an https address without a path')
  const domain = set.VITE_FIREBASE_AUTH_DOMAIN
  if (domain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
    problems.push('VITE_FIREBASE_AUTH_DOMAIN is not a domain')
  if (problems.length > 0)
    throw new Error(`The client cannot be built for ${project || deployTo}: ${problems.join('; ')}.`)
  const all = [...REQUIRED, ...OPTIONAL].map((name) => [name, set[name] ?? ''])
  return Object.fromEntries(all) as ClientSettings
}

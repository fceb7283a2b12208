import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parseEnvironment } from '../../functions/src/runtime/environment.ts'
import { SETTING_NAMES } from '../../functions/src/runtime/environment-schema.ts'
import { type ClientSettings, clientSettings } from '../../hosting/client-settings.ts'
import { inRoot } from '../lib/paths.ts'
import { Stop } from '../lib/say.ts'

/** The file in which an operator keeps the settings of a deployment. In CI they come from the environment. */
const SETTINGS_FILE = 'deploy.env'

/** The client's key for App Check. When it is set, every request of the client carries a token. */
export const APP_CHECK_KEY = 'VITE_APP_CHECK_SITE_KEY'

export interface DeploySettings {
  readonly project: string
  readonly client: ClientSettings
  /** Environment of the client's build: the settings above, and optional ones that are set. */
  readonly clientEnvironment: Readonly<Record<string, string>>
  /** The functions' plain settings; their secrets are in Secret Manager. */
  readonly functions: Readonly<Record<string, string>>
}

/** Reads settings from the environment. The file `deploy.env` supplies those that it lacks. */
export function readSettingsSource(): Record<string, string | undefined> {
  let file: NodeJS.Dict<string> = {}
  try {
    file = parseEnv(readFileSync(inRoot(SETTINGS_FILE), 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  return { ...file, ...Object.fromEntries(set) }
}

/**
 * Checks all settings of a deployment before anything is built or sent.
 * @throws Stop naming every setting that is missing or wrong
 */
export function deploySettings(source: Readonly<Record<string, string | undefined>>): DeploySettings {
  const project = source.FIREBASE_PROJECT_ID ?? source.VITE_FIREBASE_PROJECT_ID ?? ''
  const problems: string[] = []
  if (project === '' || project.startsWith('demo-'))
    problems.push('FIREBASE_PROJECT_ID does not name a project that can be deployed to')
  const client = attempt(problems, () =>
    clientSettings(
      { ...source, VITE_FIREBASE_PROJECT_ID: source.VITE_FIREBASE_PROJECT_ID ?? project },
      project,
    ),
  )
  const functions = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  )
  if (source[APP_CHECK_KEY] && !functions.APP_CHECK) functions.APP_CHECK = 'enforce'
  attempt(problems, () => parseEnvironment(functions))
  if (!functions.ADMIN_EMAIL) problems.push('ADMIN_EMAIL is not set: nobody would become admin')
  if (!functions.CONTACT_EMAIL && client !== null) functions.CONTACT_EMAIL = client.VITE_CONTACT_EMAIL
  if (!functions.CONTACT_URL && client !== null) functions.CONTACT_URL = `${client.VITE_SITE_ORIGIN}/bot`
  if (problems.length > 0 || client === null)
    throw new Stop(
      `These settings cannot be deployed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  const optional = Object.entries(source).filter(([name, value]) => name.startsWith('VITE_') && value)
  return {
    project,
    client,
    clientEnvironment: { ...Object.fromEntries(optional), ...client } as Record<string, string>,
    functions,
  }
}

function attempt<T>(problems: string[], read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    return null
  }
}

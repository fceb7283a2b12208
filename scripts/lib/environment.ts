import { existsSync } from 'node:fs'
import { inRoot } from './paths.ts'

/** Loads keys from functions/.secret.local if it exists. Variables of the shell take precedence. */
export function loadSecrets(): void {
  const file = inRoot('functions', '.secret.local')
  if (existsSync(file)) process.loadEnvFile(file)
}

import { existsSync } from 'node:fs'
import { inRoot } from './paths.ts'

/** Reads keys from functions/.secret.local where there is one; what the shell has set already stands. */
export function loadSecrets(): void {
  const file = inRoot('functions', '.secret.local')
  if (existsSync(file)) process.loadEnvFile(file)
}

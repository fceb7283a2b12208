import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..', '..')
/** What belongs to this copy of the project and is not committed: data, logs, build marks. */
export const LOCAL = join(ROOT, '.local')
/** What all copies on this machine share: tools that take long to get. */
export const CACHE =
  process.env.GAPLENS_CACHE ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gaplens')

export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts)
}

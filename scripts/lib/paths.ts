import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..', '..')
/** Folder of this copy of the project that is not committed: data, logs, build marks. */
export const LOCAL = join(ROOT, '.local')
/** Folder that all copies on this machine share, for tools that take long to install. */
export const CACHE =
  process.env.GAPLENS_CACHE ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gaplens')

export function inRoot(...parts: string[]): string {
  return join(ROOT, ...parts)
}

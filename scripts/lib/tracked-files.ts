import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a repository that git tracks. Empty where the source came without its history, as a downloaded archive does.
 * @throws Error when git fails, because files that are not listed would pass every check unseen
 */
export function trackedFiles(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return []
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  return list
    .split('\0')
    .filter((name) => name !== '')
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

/** Older history has longer ones; a new commit is among these when it is pushed. */
const RECENT = 20
/** What git writes by itself. A shallow clone does not know that such a commit is a merge. */
const MERGE = /^Merge /

/** None where the source came without its history. */
function recentSubjects(): string[] {
  if (!existsSync(inRoot('.git'))) return []
  const log = execFileSync('git', ['log', `-${RECENT}`, '--no-merges', '--format=%s'], {
    cwd: inRoot('.'),
    encoding: 'utf8',
  })
  return log.split('\n').filter((subject) => subject !== '' && !MERGE.test(subject))
}

it('has subjects of commits of at most 72 characters, as CONTRIBUTING.md asks', () => {
  expect(recentSubjects().filter((subject) => [...subject].length > 72)).toEqual([])
})

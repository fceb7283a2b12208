import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = import.meta.dirname
const READS_CLOCK = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bTimestamp\.now\b/

/** Files that may read the clock, with the reason. */
const MAY_READ: Readonly<Record<string, string>> = {
  'entries/**': 'A request, trigger or timer begins there, and hands the clock on.',
  'runtime/process-documents.ts': 'It measures how long it has run.',
  'runtime/limit-computing.ts': 'It measures how long the work has taken.',
  'providers/tasks/cloud-tasks.ts': 'The real parts of the queue; tests pass others.',
}

it('is read only where a run begins, so that everything else can be run at any time', () => {
  const exempt = new Set(Object.keys(MAY_READ).flatMap((glob) => globSync(glob, { cwd: SOURCE })))
  const readers = globSync('**/*.ts', { cwd: SOURCE }).filter(
    (file) =>
      !/\.test\.ts$|(^|\/)testing\//.test(file) && READS_CLOCK.test(readFileSync(join(SOURCE, file), 'utf8')),
  )
  expect(readers.filter((file) => !exempt.has(file))).toEqual([])
  expect(readers.length, 'the pattern no longer finds a clock').toBeGreaterThan(0)
})

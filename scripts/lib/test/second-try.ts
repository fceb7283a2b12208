import type { RunRecord } from './failure.ts'
import { runVitest, type StageResult, type VitestRun } from './stage.ts'

/** With failures in more files than this the code is at fault, not the load of the machine. */
const MOST_FILES = 4

/**
 * The files to run again, alone. Tests that wait for queues and time limits fail now and then on a machine whose
 * processors are shared; run alone they tell whether it was that.
 *
 * @returns no files when one failure belongs to no file, or when failures are in too many
 */
export function filesToTryAgain({ failures }: RunRecord): string[] {
  const files = new Set(failures.map(({ file }) => file))
  if (files.size > MOST_FILES) return []
  const known = [...files].filter((file) => file !== null)
  return known.length === files.size ? known : []
}

/** What stands of a run after its failed files ran again: what passed then is flaky, and is listed as such. */
export function afterSecondTry<T extends RunRecord>(first: T, second: RunRecord): T {
  const still = new Set(second.failures.map(({ file, test }) => `${file} ${test}`))
  const flaky = first.failures.filter(({ file, test }) => !still.has(`${file} ${test}`))
  const passed = first.passed + flaky.filter(({ isTest }) => isTest).length
  return { ...first, passed, failures: second.failures, flaky }
}

/** Runs the files of a stage in which something failed once more. */
export async function tryAgain(run: VitestRun, first: StageResult): Promise<StageResult> {
  const files = filesToTryAgain(first)
  if (files.length === 0) return first
  const second = await runVitest({ ...run, stage: `${run.stage} again`, words: files, beside: false })
  return afterSecondTry(first, second)
}

import type { RunRecord } from './failure.ts'
import { runVitest, type StageResult, type VitestRun } from './stage.ts'

/** With failures in more files than this the code is at fault, not the load of the machine. */
const MOST_FILES = 4

/**
 * What of a stage runs again, alone. Tests that wait for queues and time limits fail now and then on a machine whose
 * processors are shared; run alone they tell whether it was that.
 *
 * @param words those that chose the files of the first try
 * @returns the words that choose the files of the second: the files in which something failed, or all of the first when a
 *   failure belongs to no file; null when nothing failed, or when too many files did
 */
export function wordsOfSecondTry(
  { failures }: RunRecord,
  words: readonly string[],
): readonly string[] | null {
  const files = [...new Set(failures.map(({ file }) => file))]
  if (files.length === 0 || files.length > MOST_FILES) return null
  const known = files.filter((file) => file !== null)
  return known.length === files.length ? known : words
}

/** What stands of a run after its failed files ran again: what passed then is flaky, and is listed as such. */
export function afterSecondTry<T extends RunRecord>(first: T, second: RunRecord): T {
  const still = new Set(second.failures.map(({ file, test }) => `${file} ${test}`))
  const flaky = first.failures.filter(({ file, test }) => !still.has(`${file} ${test}`))
  const passed = first.passed + flaky.filter(({ isTest }) => isTest).length
  return { ...first, passed, failures: second.failures, flaky }
}

/** Runs once more what failed of a stage. */
export async function tryAgain(run: VitestRun, first: StageResult): Promise<StageResult> {
  const words = wordsOfSecondTry(first, run.words ?? [])
  if (words === null) return first
  const second = await runVitest({ ...run, stage: `${run.stage} again`, words, beside: false })
  return afterSecondTry(first, second)
}

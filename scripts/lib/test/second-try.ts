import { runVitest, type StageResult, type VitestRun } from './stage.ts'
import type { RunRecord } from './test-failure.ts'

/** Failures in more files than this are caused by the code and not by the load of the machine. */
const MOST_FILES = 4

/**
 * Selects the files of a stage to run again, alone. Tests that wait for queues and time limits sometimes fail on a shared
 * machine; running them alone shows whether that was the cause.
 *
 * @param words the words that selected the files of the first try
 * @returns the words for the second try: the files with failures, or the words of the first try when a failure belongs to no
 *   file; null when nothing failed, or when too many files did
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

/** The result of a run after its failed files ran again. Tests that passed then are listed as flaky. */
export function afterSecondTry<T extends RunRecord>(first: T, second: RunRecord): T {
  const still = new Set(second.failures.map(({ file, test }) => `${file} ${test}`))
  const flaky = first.failures.filter(({ file, test }) => !still.has(`${file} ${test}`))
  const passed = first.passed + flaky.filter(({ isTest }) => isTest).length
  return { ...first, passed, failures: second.failures, flaky }
}

/** Runs the failed files of a stage once more. */
export async function tryAgain(run: VitestRun, first: StageResult): Promise<StageResult> {
  const words = wordsOfSecondTry(first, run.words ?? [])
  if (words === null) return first
  const second = await runVitest({ ...run, stage: `${run.stage} again`, words, beside: false })
  return afterSecondTry(first, second)
}

/** Something that failed in a stage of `npm test`: a test, a hook, or an error that no test caught. */
export interface TestFailure {
  /** The file in which it failed, relative to the repository; null when the runner does not know. */
  readonly file: string | null
  /** The names of the test and of what it stands in. */
  readonly test: string
  /** Whether it is a test, which counts, and no hook or uncaught error beside the tests. */
  readonly isTest: boolean
  /** What the runner says of it. */
  readonly reason: string
}

/** What became of a run of a test runner. */
export interface RunRecord {
  /** Tests that passed. */
  readonly passed: number
  readonly failures: readonly TestFailure[]
  /** Failures of a first try whose test passed when it was run again. */
  readonly flaky: readonly TestFailure[]
}

/** Lines of a reason that the list at the end shows. The rest stands where the test ran. */
const REASON_LINES = 6

/** The list of failures that stands at the end of the output, where it is found first. */
export function listOf(title: string, stage: string, failures: readonly TestFailure[]): string {
  return failures
    .map(({ file, test, reason }) => {
      const lines = reason.split('\n').slice(0, REASON_LINES)
      return `${title} (${stage}): ${file ?? 'no file'} › ${test}\n${lines.map((line) => `    ${line}\n`).join('')}`
    })
    .join('')
}

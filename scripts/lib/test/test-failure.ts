/** Something that failed in a stage of `npm test`: a test, a hook, or an error that no test caught. */
export interface TestFailure {
  /** The file in which it failed, relative to the repository; null when the runner does not know. */
  readonly file: string | null
  /** The names of the test and its groups. */
  readonly test: string
  /** Whether it is a counted test, and not a hook or an uncaught error. */
  readonly isTest: boolean
  /** The runner's message. */
  readonly reason: string
}

/** The result of a run of a test runner. */
export interface RunRecord {
  /** Tests that passed. */
  readonly passed: number
  readonly failures: readonly TestFailure[]
  /** Failures of tests that passed in a second try. */
  readonly flaky: readonly TestFailure[]
}

/** Lines of a reason that the list at the end shows. The full text is in the output of the test. */
const REASON_LINES = 6

/** The list of failures at the end of the output, where people look first. */
export function listOf(title: string, stage: string, failures: readonly TestFailure[]): string {
  return failures
    .map(({ file, test, reason }) => {
      const lines = reason.split('\n').slice(0, REASON_LINES)
      return `${title} (${stage}): ${file ?? 'no file'} › ${test}\n${lines.map((line) => `    ${line}\n`).join('')}`
    })
    .join('')
}

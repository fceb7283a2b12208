import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files on the emulators that take more than 25 seconds, the longest first. */
export const LONG_FILES = [
  'batch-fairness.test.ts',
  'account-jobs.test.ts',
  'sharing.test.ts',
  'ten-minutes.test.ts',
  'faults.test.ts',
  'batch-jobs.test.ts',
  'failures.test.ts',
]

/** Starts long test files first. Started last, one of them would keep the other suites waiting for its end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG_FILES.indexOf(basename(moduleId))
      return at < 0 ? LONG_FILES.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'

/** A job cannot give a report, for a reason that the user is told. Any other error counts as internal. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly code: JobErrorCode
  /** How many searches were made whose result is not stored. */
  readonly searches: number | undefined

  constructor(code: JobErrorCode, cause?: unknown, searches?: number) {
    super(JOB_ERRORS[code].message, { cause })
    this.code = code
    this.searches = searches
  }
}

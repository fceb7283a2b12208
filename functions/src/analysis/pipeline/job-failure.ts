import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'

/** A job cannot give a report, for a reason that is shown to the user. Any other error counts as internal. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, cause?: unknown) {
    super(JOB_ERRORS[code].message, { cause })
    this.code = code
  }
}

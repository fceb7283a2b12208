import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'

/** A job can't give a report, for a reason the user is told. Anything else thrown is an internal error. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, cause?: unknown) {
    super(JOB_ERRORS[code].message, { cause })
    this.code = code
  }
}

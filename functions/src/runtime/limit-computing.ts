import { url as debuggerUrl } from 'node:inspector'
import { isNativeError } from 'node:util/types'
import { constants, createContext, Script } from 'node:vm'

/**
 * Does work that keeps the thread busy, under the name of its part.
 * @throws ComputingTooLong when the time is used up; the work is stopped wherever it is
 */
export type Compute = <Result>(part: string, work: () => Result) => Result

/** A computation used up its time. Its text is probably made to take long, or a rule is slow. */
export class ComputingTooLong extends Error {
  override readonly name = 'ComputingTooLong'
  /** The part that was stopped, for the log. */
  readonly code: string

  constructor(part: string) {
    super(`the computation took too long: ${part}`)
    this.code = part
  }
}

/** For callers that run alone and may take any time. */
export const computeUnlimited: Compute = (_, work) => work()

/**
 * Limits the time that the computations of one run take together, so that a text for which some rule takes forever ends its own
 * run and not those that share the thread. Node's `vm` stops the work even within a regular expression or a `try`; no module of
 * it may therefore leave shared state half written. What the work throws reaches the caller as it is.
 */
export function limitComputing(totalMs: number): Compute {
  let leftMs = totalMs
  return (part, work) => {
    // Somebody at a breakpoint must not lose the run.
    if (debuggerUrl() !== undefined) return work()
    if (leftMs < 1) throw new ComputingTooLong(part)
    const start = performance.now()
    try {
      return runFor(leftMs, work)
    } catch (error) {
      if (isTimeout(error)) throw new ComputingTooLong(part)
      throw error
    } finally {
      leftMs -= performance.now() - start
    }
  }
}

/** Node makes this error in the script's context, where `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** A context of its own, because only code that is called from a script can be stopped. */
const CONTEXT = createContext(constants.DONT_CONTEXTIFY)
const CALL = new Script('work()')

function runFor<Result>(ms: number, work: () => Result): Result {
  CONTEXT.work = work
  try {
    const result: Result = CALL.runInContext(CONTEXT, { timeout: Math.floor(ms) })
    return result
  } finally {
    CONTEXT.work = undefined
  }
}

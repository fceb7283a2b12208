import { setTimeout as sleepFor } from 'node:timers/promises'

/** How often a call is tried and how long the pauses are, in milliseconds. */
export interface RetryPolicy {
  /** Number of attempts, including the first. */
  readonly maxAttempts: number
  /** The pause before the second attempt. It doubles with each further attempt. */
  readonly baseDelayMs: number
  /** The longest pause. If a server asks for a longer one, the call is not retried. */
  readonly maxDelayMs: number
  /** From 0 to 1. */
  readonly random?: () => number
  /** Rejects when the signal fires. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Invariant I7: no upstream call is attempted more often than this. */
export const MAX_ATTEMPTS = 3

/** `give-up`, or the pause that the server asked for, in milliseconds (0 when it named none). */
export type RetryDecision = 'give-up' | { readonly waitMs: number }

/**
 * Runs an operation until it succeeds, its error is not worth a retry, the attempts are used up, or the signal fires.
 * @param run receives the number of the attempt, from 1
 * @param classifyFailure decides whether an error is worth a retry; it is not called after the last attempt
 * @returns the result of the first successful attempt
 * @throws the last error of `run`, also when the signal fires during a pause
 */
export async function retry<T>(
  run: (attempt: number) => Promise<T>,
  classifyFailure: (error: unknown) => RetryDecision,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      if (attempt >= policy.maxAttempts || signal?.aborted === true) throw error
      const decision = classifyFailure(error)
      if (decision === 'give-up' || decision.waitMs > policy.maxDelayMs) throw error
      const pauseMs = Math.max(decision.waitMs, backoffMs(attempt, policy))
      if (!(await pause(pauseMs, policy, signal))) throw error
    }
  }
}

/** The pause before the next attempt: between half and all of the doubled base delay ("equal jitter"). */
export function backoffMs(failedAttempts: number, policy: RetryPolicy): number {
  const ceiling = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (failedAttempts - 1))
  const random = policy.random ?? Math.random
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}

/** @returns false when the signal ended the pause early */
async function pause(ms: number, policy: RetryPolicy, signal?: AbortSignal): Promise<boolean> {
  const sleep = policy.sleep ?? sleepReal
  try {
    await sleep(ms, signal)
    return signal?.aborted !== true
  } catch {
    return false
  }
}

async function sleepReal(ms: number, signal?: AbortSignal): Promise<void> {
  await sleepFor(ms, undefined, signal === undefined ? {} : { signal })
}

import { setTimeout as sleepFor } from 'node:timers/promises'

/** How often and how patiently one call is tried again. Times are milliseconds. */
export interface RetryPolicy {
  /** Tries in all, the first one counted. */
  readonly maxAttempts: number
  /** The pause before the second try; it doubles with each further one. */
  readonly baseDelayMs: number
  /** No pause is longer. A server that asks for more is not tried again. */
  readonly maxDelayMs: number
  /** From 0 to 1. */
  readonly random?: () => number
  /** Rejects when the signal fires. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Invariant I7: no upstream call is made more often than this. */
export const MAX_ATTEMPTS = 3

/** `give-up`, or the pause the server asked for in milliseconds (0: none named). */
export type RetryVerdict = 'give-up' | { readonly waitMs: number }

/**
 * Runs an operation until it succeeds, its error is not worth another try, the tries are used up, or the signal fires.
 * @param run gets the number of the try, from 1
 * @param judge says what an error means; it is not asked after the last try
 * @returns the first success
 * @throws the last error of `run`; a signal that fires during a pause ends the pause and throws that error too
 */
export async function retry<T>(
  run: (attempt: number) => Promise<T>,
  judge: (error: unknown) => RetryVerdict,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      if (attempt >= policy.maxAttempts || signal?.aborted === true) throw error
      const verdict = judge(error)
      if (verdict === 'give-up' || verdict.waitMs > policy.maxDelayMs) throw error
      const pauseMs = Math.max(verdict.waitMs, backoffMs(attempt, policy))
      if (!(await pause(pauseMs, policy, signal))) throw error
    }
  }
}

/** Between half and all of the doubled base ("equal jitter"): spread out, yet never at once. */
export function backoffMs(failedAttempts: number, policy: RetryPolicy): number {
  const ceiling = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (failedAttempts - 1))
  const random = policy.random ?? Math.random
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}

/** @returns whether the pause ran to its end */
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

/**
 * How often the API may be asked, by what a request costs. Windows are fixed: they begin with the first request counted
 * in them. A person working fast, with several reports open, stays far under each of these (`docs/security.md`).
 */
export interface RequestLimit {
  readonly requests: number
  readonly windowSeconds: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE

/** Counted in this process alone, so a limit for each of its instances: asking costs nothing that has to be shared. */
export const LOCAL_LIMITS = {
  /** An open report polls every 2 s: thirty a minute and tab. */
  read: { requests: 300, windowSeconds: MINUTE },
  write: { requests: 120, windowSeconds: MINUTE },
} as const satisfies Record<string, RequestLimit>

/** Counted in Firestore, for all instances together: each of these costs money or moves much data. */
export const SHARED_LIMITS = {
  /** Repeats of an idempotency key count as well. Unfinished analyses, points and the day's ceiling bound it further. */
  analyze: { requests: 60, windowSeconds: MINUTE },
  'account-export': { requests: 6, windowSeconds: HOUR },
  'account-deletion': { requests: 6, windowSeconds: HOUR },
} as const satisfies Record<string, RequestLimit>

export type LocalRoute = keyof typeof LOCAL_LIMITS
export type SharedRoute = keyof typeof SHARED_LIMITS

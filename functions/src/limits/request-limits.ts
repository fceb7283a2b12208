/**
 * How many requests the API takes in a fixed window of time, by how much a request costs. A person who works fast with
 * several reports open stays far below each limit (`docs/security.md`).
 */
export interface RequestLimit {
  readonly requests: number
  readonly windowSeconds: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Limits for each instance, counted in memory. These requests are cheap, so a shared count would cost more than they do. */
export const LOCAL_LIMITS = {
  /** An open report polls every 2 s: thirty a minute and tab. */
  read: { requests: 300, windowSeconds: MINUTE },
  write: { requests: 120, windowSeconds: MINUTE },
} as const satisfies Record<string, RequestLimit>

/** Limits for all instances together, counted in Firestore. Each of these requests costs money or moves much data. */
export const SHARED_LIMITS = {
  /** A repeated idempotency key counts as well. Points, the daily ceiling and the limit of open analyses apply on top. */
  analyze: { requests: 60, windowSeconds: MINUTE },
  /** Each may start two hundred analyses. */
  batch: { requests: 10, windowSeconds: MINUTE },
  /** Each packs eight reports at most: twenty archives of two hundred. */
  'batch-archive': { requests: 500, windowSeconds: HOUR },
  'account-export': { requests: 6, windowSeconds: HOUR },
  /** Wrong tries of a shared report's password: of all who have the link, and of one IP address. */
  'share-password': { requests: 100, windowSeconds: HOUR },
  'share-password-address': { requests: 10, windowSeconds: HOUR },
  /** Tries of any kind on one link, since each is hashed. */
  'share-password-any': { requests: 600, windowSeconds: HOUR },
  /** Each may hash a password, which takes 32 MB and a tenth of a second that other visitors wait for. */
  share: { requests: 60, windowSeconds: HOUR },
  /** Each fetches a page from an address that the user chose. */
  'draft-page': { requests: 30, windowSeconds: HOUR },
  /** Each may take seconds of an instance's thread for exports. */
  'draft-export': { requests: 60, windowSeconds: HOUR },
  'account-deletion': { requests: 6, windowSeconds: HOUR },
} as const satisfies Record<string, RequestLimit>

export type LocalRoute = keyof typeof LOCAL_LIMITS
export type SharedRoute = keyof typeof SHARED_LIMITS

import { z } from 'zod'

/** What both Firestore SDKs' `Timestamp` classes have in common; all that this code needs of them. */
export interface TimestampLike {
  toMillis(): number
}

export const TimestampSchema = z.custom<TimestampLike>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function',
  'expected a Firestore timestamp',
)

import { z } from 'zod'

/** The method that the `Timestamp` classes of both Firestore SDKs share. This code needs no other. */
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

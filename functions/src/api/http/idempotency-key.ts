import { IdempotencyKeySchema } from '@gaplens/contracts/analysis/requests'
import { ApiError } from './errors.ts'

/** The value of a request's header `Idempotency-Key`; null without one. @throws ApiError 400 when it is not valid */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const parsed = IdempotencyKeySchema.safeParse(header)
  if (!parsed.success) throw new ApiError('invalid-request', { field: 'Idempotency-Key' })
  return parsed.data
}

import { IdSchema } from '@gaplens/contracts/id'
import { ApiError } from '../http/errors.ts'

/** A uid from a request's path. @throws ApiError 404 */
export function requireUid(text: string): string {
  const parsed = IdSchema.safeParse(text)
  if (!parsed.success) throw new ApiError('not-found')
  return parsed.data
}

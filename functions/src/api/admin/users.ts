import {
  ADMIN_PAGE_SIZES,
  HAS_MORE_HEADER,
  type RegistrationAnswer,
  TOTAL_COUNT_HEADER,
  USER_SORTS,
} from '@gaplens/contracts/admin/requests'
import { IdSchema } from '@gaplens/contracts/id'
import { label } from '@gaplens/contracts/text'
import { Router } from 'express'
import { z } from 'zod'
import { registrationOf } from '../../accounts/registration.ts'
import type { Database } from '../../runtime/database.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { findUsers, userList, userPage } from './user-page.ts'

const DEFAULT_LIMIT = 50
const whole = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'invalid-request')
  .transform(Number)
export const QuerySchema = z.object({
  page: whole.default(1),
  limit: whole.pipe(z.literal([...ADMIN_PAGE_SIZES], 'invalid-request')).default(DEFAULT_LIMIT),
  sort: z.enum(USER_SORTS, 'invalid-request').default('createdAt'),
  direction: z.enum(['asc', 'desc'], 'invalid-request').default('desc'),
  after: IdSchema.optional(),
  before: IdSchema.optional(),
})

export const LookupSchema = z.object({ q: label().min(1, 'invalid-request').max(320, 'invalid-request') })

/**
 * GET /api/admin/users: the newest thousand accounts as an array, or a page when there are parameters. `after` and
 * `before` are the uid of the row before or after the page.
 * GET /api/admin/lookup?q={address or uid}: the accounts with exactly this address or uid.
 * GET /api/admin/registration?q={address}: whether an address without an account is registered.
 */
export function usersRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/users')
    .get(async (request, response) => {
      if (Object.keys(request.query).length === 0) {
        const { users, total, hasMore } = await userList(db, now())
        response.set({ [TOTAL_COUNT_HEADER]: String(total), [HAS_MORE_HEADER]: String(hasMore) })
        response.json(users)
        return
      }
      response.json(await userPage(db, parseRequest(QuerySchema, request.query), now()))
    })
    .all(allowOnly('GET'))
  router
    .route('/lookup')
    .get(async (request, response) => {
      const { q } = parseRequest(LookupSchema, request.query)
      response.json(await findUsers(db, q))
    })
    .all(allowOnly('GET'))
  router
    .route('/registration')
    .get(async (request, response) => {
      const { q } = parseRequest(LookupSchema, request.query)
      response.json({ registration: await registrationOf(db, q) } satisfies RegistrationAnswer)
    })
    .all(allowOnly('GET'))
  return router
}

import type { Request, RequestHandler } from 'express'
import type { Firestore } from 'firebase-admin/firestore'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressKey } from '../../chat/address-key.ts'
import { addressOf } from '../../limits/address.ts'
import {
  HOUR,
  LOCAL_LIMITS,
  type LocalRoute,
  MINUTE,
  SHARED_LIMITS,
  type SharedRoute,
} from '../../limits/request-limits.ts'
import { countRequest } from '../../limits/window-counter.ts'
import type { Database } from '../../runtime/database.ts'
import { identityIfAny, identityOf } from './auth.ts'
import { ApiError } from './errors.ts'

/**
 * Bounds what one address may ask of this process, before anything else is done for it: a flood of forged tokens costs
 * no verification. Offices share an address, so this is wide; what one person may do is bounded by `limitUser`.
 * @param perMinute requests a minute
 */
export function limitAddresses(perMinute: number): RequestHandler {
  const limit = addressLimit(perMinute)
  return async (request, _response, next) => {
    await limit(request)
    next()
  }
}

/** Counts requests of an address in this process. @throws ApiError 429, where it is past its requests a minute */
export function addressLimit(perMinute: number): (request: Request) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE })
  return async (request) => await take(limiter, addressOf(request))
}

/** Bounds what one signed-in person may ask of this process, reads and writes apart; visitors pass. */
export function limitUser(): RequestHandler {
  const limiters: Record<LocalRoute, RateLimiterMemory> = {
    read: memory('read'),
    write: memory('write'),
  }
  return async (request, response, next) => {
    const identity = identityIfAny(response)
    if (identity !== null) await take(limiters[isRead(request) ? 'read' : 'write'], identity.uid)
    next()
  }
}

/** Bounds a costly route for one person, over all instances. */
export function limitRoute(db: Database, route: SharedRoute): RequestHandler {
  return async (_request, response, next) => {
    const { uid } = identityOf(response)
    const wait = await countRequest(db.firestore, route, uid, SHARED_LIMITS[route], new Date())
    if (wait !== null) throw tooMany(wait)
    next()
  }
}

/**
 * Bounds how many new accounts of one address (IP) use their gift in an hour. Signing up itself is between the browser
 * and the identity provider, which has a bound of its own; an account costs us nothing before its first analysis.
 */
export async function limitNewAccounts(
  firestore: Firestore,
  address: string,
  perHour: number,
  now: Date,
): Promise<void> {
  const key = await addressKey(firestore, address, now)
  const limit = { requests: perHour, windowSeconds: HOUR }
  const wait = await countRequest(firestore, 'new-account', key, limit, now)
  if (wait !== null) throw tooMany(wait)
}

function memory(route: LocalRoute): RateLimiterMemory {
  const { requests, windowSeconds } = LOCAL_LIMITS[route]
  return new RateLimiterMemory({ points: requests, duration: windowSeconds })
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)))
  }
}

function tooMany(seconds: number): ApiError {
  return new ApiError('rate-limited', { headers: { 'retry-after': String(seconds) } })
}

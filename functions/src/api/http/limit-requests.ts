import type { Request, RequestHandler } from 'express'
import type { Firestore } from 'firebase-admin/firestore'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressOf } from '../../limits/address.ts'
import { addressKey } from '../../limits/address-key.ts'
import {
  DAY,
  HOUR,
  LOCAL_LIMITS,
  type LocalRoute,
  MINUTE,
  SHARED_LIMITS,
  type SharedRoute,
} from '../../limits/request-limits.ts'
import { countMember, countRequest, uncountRequest } from '../../limits/window-counter.ts'
import type { Database } from '../../runtime/database.ts'
import { inTaipei } from '../../runtime/taipei-time.ts'
import { readSettings } from '../../settings/settings.ts'
import { identityIfAny, identityOf } from './auth.ts'
import { ApiError } from './errors.ts'

/**
 * Limits the requests of one IP address to this process. It runs first, so that a flood of forged tokens costs no
 * verification. The limit is high, because offices share an address; `limitUser` limits a single person.
 * @param perMinute requests a minute
 */
export function limitAddresses(perMinute: number): RequestHandler {
  const limit = addressLimit(perMinute)
  return async (request, _response, next) => {
    await limit(request)
    next()
  }
}

/** Counts requests of an IP address in this process. @throws ApiError 429 when it exceeds its requests a minute */
export function addressLimit(perMinute: number): (request: Request) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE })
  return async (request) => await take(limiter, addressOf(request))
}

/** Limits the requests of a signed-in user to this process, reads and writes separately. Visitors are not limited here. */
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

/** Limits a user's requests on a costly route, over all instances together. */
export function limitRoute(db: Database, route: SharedRoute, now: () => Date): RequestHandler {
  return async (_request, response, next) => {
    const { uid } = identityOf(response)
    const wait = await countRequest(db.firestore, route, uid, SHARED_LIMITS[route], now())
    if (wait !== null) throw tooMany(wait)
    next()
  }
}

/**
 * Counts a download of an archive, of a report or of a batch, towards the user's limit for the day in Taipei.
 * @throws ApiError 429 when the limit of the settings is exceeded
 */
export async function limitArchives(db: Database, uid: string, now: Date): Promise<void> {
  const { dailyArchives } = await readSettings(db, now)
  const limit = { requests: dailyArchives, windowSeconds: DAY }
  const wait = await countRequest(db.firestore, 'archive', uid, limit, inTaipei(now))
  if (wait !== null) throw new ApiError('archive-limit', { headers: { 'retry-after': String(wait) } })
}

/**
 * Limits how many new accounts of one IP address first use their gift in an hour, and counts each of them once, however often
 * it tries. Sign-up itself is limited by the identity provider, and an account costs us nothing before its first analysis.
 */
export async function limitNewAccounts(
  firestore: Firestore,
  uid: string,
  address: string,
  perHour: number,
  now: Date,
): Promise<void> {
  const group = await addressKey(firestore, address, now)
  const limit = { requests: perHour, windowSeconds: HOUR }
  const wait = await countMember(firestore, 'new-account', { group, uid }, limit, now)
  if (wait !== null) throw tooMany(wait)
}

/**
 * Limits the attempts at a shared report's password, over all instances together. The limit for one address is lower than
 * the limits for the link and is checked first, so that one guesser does not lock out everybody else: an attempt that is
 * refused counts towards no later limit. An attempt is counted before the password is checked, so that concurrent attempts
 * cannot exceed the limit.
 * @returns undoes the count after a correct password, because a whole office may open a report from one address
 */
export async function limitPasswordTries(
  firestore: Firestore,
  shareId: string,
  address: string,
  now: Date,
): Promise<() => Promise<void>> {
  const wrong = [
    ['share-password-address', `${shareId} ${await addressKey(firestore, address, now)}`],
    ['share-password', shareId],
  ] as const
  for (const [route, key] of [...wrong, ['share-password-any', shareId] as const]) {
    const wait = await countRequest(firestore, route, key, SHARED_LIMITS[route], now)
    if (wait !== null) throw tooManyTries(wait)
  }
  return async () => {
    await Promise.all(
      wrong.map(([route, key]) => uncountRequest(firestore, route, key, SHARED_LIMITS[route], now)),
    )
  }
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

function tooMany(seconds: number, message?: string): ApiError {
  const headers = { 'retry-after': String(seconds) }
  return new ApiError('rate-limited', { headers, ...(message !== undefined && { message }) })
}

/** The wait may be an hour, so the page says how long it is. */
function tooManyTries(seconds: number): ApiError {
  return tooMany(seconds, `輸入密碼的次數太多，請在 ${Math.ceil(seconds / 60)} 分鐘後再試。`)
}

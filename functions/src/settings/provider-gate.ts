import {
  type Breaker,
  type Breakers,
  BreakersSchema,
  PROVIDER_NAMES,
  type ProviderName,
} from '@gaplens/contracts/admin/provider-state'
import type { Settings } from '@gaplens/contracts/admin/settings'
import { afterFailure, CLOSED, verdictOf, withProbe } from '../providers/breaker/breaker-state.ts'
import type { Gate } from '../providers/breaker/guard.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { readSettings } from './settings.ts'

/** How long a process reuses the state of the breakers that it has read. */
const FRESH_MS = 3_000
/** The day's sums are updated once a minute, so reading them more often would bring nothing new. */
const USAGE_FRESH_MS = 10_000

/** Optional searches, such as AI Mode, stop at this share of the daily limit of searches. Each counts as a search. */
const OPTIONAL_SHARE = 0.9

interface Known {
  readonly db: Database
  readonly until: number
}
let knownBreakers: (Known & { readonly breakers: Breakers }) | null = null
let knownUsage: (Known & { readonly usage: Usage }) | null = null

/** How often the day's ended jobs called the providers. */
interface Usage {
  readonly searches: number
  readonly modelCalls: number
}

/**
 * The circuit breakers of the providers. Their state is one small document, which each process reads at most every few
 * seconds and which is written only when a provider fails or recovers. If it or a daily limit cannot be read or written, the
 * provider is called as usual.
 */
export function providerGate(db: Database, now: () => Date): Gate {
  return {
    async admits(name) {
      const verdict = verdictOf(await readBreaker(db, name, now()), now().getTime())
      return verdict === 'probe' ? await takeProbe(db, name, now()) : verdict === 'pass'
    },
    async succeeded(name) {
      const breaker = await readBreaker(db, name, now())
      // Nothing is written while all is well.
      if (breaker.failures === 0) return
      await change(db, name, () => CLOSED, now())
      if (breaker.openUntil !== null) log('INFO', 'provider-resumed', { provider: name })
    },
    async failed(name) {
      const wasOpen = (await readBreaker(db, name, now())).openUntil
      const after = await change(db, name, (breaker) => afterFailure(breaker, now().getTime()), now())
      if (after !== null && after.openUntil !== null && after.openUntil !== wasOpen)
        log('WARNING', 'provider-paused', { provider: name, failures: after.failures })
    },
    searchesAreScarce: () =>
      isReached(db, now(), (settings, { searches }) => searches >= settings.dailySearches * OPTIONAL_SHARE),
    modelIsSpent: () =>
      isReached(db, now(), (settings, { modelCalls }) => modelCalls >= settings.dailyModelCalls),
  }
}

/**
 * Whether a daily limit is reached. False if that cannot be read: a report that is nearly finished must not be lost for it, and
 * further analyses are admitted by a reading of their own.
 */
async function isReached(
  db: Database,
  now: Date,
  test: (settings: Settings, usage: Usage) => boolean,
): Promise<boolean> {
  try {
    return test(...(await Promise.all([readSettings(db, now), usageToday(db, now)])))
  } catch (error) {
    log('ERROR', 'daily-limit-unread', describeError(error))
    return false
  }
}

/** Whether a provider is not called now because it failed. False when a probe is due. */
export async function isPaused(db: Database, name: ProviderName, now: Date): Promise<boolean> {
  return verdictOf(await readBreaker(db, name, now), now.getTime()) === 'refuse'
}

/** The sums of the day in Taipei, as of the last minute's fold. */
export async function usageToday(db: Database, now: Date): Promise<Usage> {
  if (knownUsage !== null && knownUsage.db === db && now.getTime() < knownUsage.until) return knownUsage.usage
  const day = await unparsedDocument(db.statDays().doc(taipeiDay(now))).get()
  const usage = { searches: numberOf(day.get('searches')), modelCalls: numberOf(day.get('modelCalls')) }
  knownUsage = { db, usage, until: now.getTime() + USAGE_FRESH_MS }
  return usage
}

/** Drops the cached state, so that this process sees a change from elsewhere at once. */
export function forgetProviders(): void {
  knownBreakers = null
  knownUsage = null
}

async function readBreaker(db: Database, name: ProviderName, now: Date): Promise<Breaker> {
  if (knownBreakers === null || knownBreakers.db !== db || now.getTime() >= knownBreakers.until) {
    const stored = await db
      .breakers()
      .get()
      .then((document) => document.data())
      .catch((error: unknown) => log('ERROR', 'provider-state-unread', describeError(error)))
    keep(db, stored ?? {}, now)
  }
  return knownBreakers?.breakers[name] ?? CLOSED
}

/** Takes the right to probe a provider. Only one caller of all instances gets it. */
async function takeProbe(db: Database, name: ProviderName, now: Date): Promise<boolean> {
  let isMine = false
  await change(
    db,
    name,
    (breaker) => {
      isMine = verdictOf(breaker, now.getTime()) === 'probe'
      return isMine ? withProbe(breaker, now.getTime()) : breaker
    },
    now,
  )
  return isMine
}

/** @returns the breaker after the change; null when it could not be written */
async function change(
  db: Database,
  name: ProviderName,
  next: (breaker: Breaker) => Breaker,
  now: Date,
): Promise<Breaker | null> {
  try {
    return await db.firestore.runTransaction(async (tx) => {
      const stored = BreakersSchema.catch({}).parse((await tx.get(unparsedDocument(db.breakers()))).data())
      const after = next(stored[name] ?? CLOSED)
      const kept = PROVIDER_NAMES.filter((each) => each !== name && stored[each] !== undefined)
      const breakers: Breakers = {
        ...Object.fromEntries(kept.map((each) => [each, stored[each]])),
        [name]: after,
      }
      if (after !== (stored[name] ?? CLOSED)) tx.set(db.breakers(), breakers)
      keep(db, breakers, now)
      return after
    })
  } catch (error) {
    log('ERROR', 'provider-state-unwritten', { provider: name, ...describeError(error) })
    return null
  }
}

function keep(db: Database, breakers: Breakers, now: Date): void {
  knownBreakers = { db, breakers, until: now.getTime() + FRESH_MS }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

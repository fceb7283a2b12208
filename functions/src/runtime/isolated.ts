import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import type { Database } from './database.ts'
import { describeError, log } from './log.ts'
import { problemOf, setAside, versionOf } from './set-aside.ts'

/** What a part of upkeep works with. */
export interface Upkeep {
  readonly db: Database
  readonly now: () => Date
  /** Whether there is time for more; what is left over is the next run's. */
  readonly hasTime: () => boolean
}

/** Upkeep that begins now and may take so long, in milliseconds of a clock that no test turns. */
export function upkeepFor(db: Database, now: () => Date, budgetMs: number): Upkeep {
  const until = performance.now() + budgetMs
  return { db, now, hasTime: () => performance.now() < until }
}

/** Documents of one page, and how many of them are dealt with at the same time. */
const PAGE = 200
const AT_ONCE = 20

/**
 * Deals with every document of a query, each by itself: one that fails is logged, noted where it cannot be read, and
 * keeps no other from its turn. Goes on, page after page, until there are none or time is up.
 * @param query ordered; a document keeps its place in the order while it is dealt with
 * @returns how many failed
 */
export async function eachIsolated(
  upkeep: Upkeep,
  task: string,
  query: Query,
  act: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<number> {
  let failed = 0
  let last: QueryDocumentSnapshot | null = null
  while (upkeep.hasTime()) {
    const page: QueryDocumentSnapshot[] = (
      await (last === null ? query : query.startAfter(last)).limit(PAGE).get()
    ).docs
    const waiting = page.values()
    const lane = async () => {
      for (const document of waiting) {
        if (!upkeep.hasTime()) return
        try {
          await act(document)
        } catch (error) {
          failed += 1
          await noteFailure(upkeep, task, document.ref.path, document.data(), error)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    last = page.at(-1) ?? null
    if (page.length < PAGE) break
  }
  return failed
}

/** One failure of one document: a line in the log, and a note for admins where the document cannot be read. */
export async function noteFailure(
  { db, now }: Pick<Upkeep, 'db' | 'now'>,
  task: string,
  path: string,
  data: DocumentData | undefined,
  error: unknown,
): Promise<void> {
  log('ERROR', 'upkeep-item-failed', { task, problem: problemOf(error), ...describeError(error) })
  if (!(error instanceof ZodError)) return
  const found = { path, task, problem: problemOf(error), documentVersion: versionOf(data) }
  await setAside(db, found, now()).catch((failure: unknown) =>
    log('ERROR', 'upkeep-note-failed', { task, ...describeError(failure) }),
  )
}

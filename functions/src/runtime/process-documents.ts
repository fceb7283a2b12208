import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import type { Database } from './database.ts'
import { describeError, log } from './log.ts'
import { noteUnreadable, problemOf, versionOf } from './unreadable-documents.ts'

/** The parameters of every upkeep task. */
export interface Upkeep {
  readonly db: Database
  readonly now: () => Date
  /** Whether the time budget allows more work. The next run does what is left over. */
  readonly hasTime: () => boolean
}

/** Starts a time budget in milliseconds. It is measured on the real clock, even where a test passes its own `now`. */
export function upkeepFor(db: Database, now: () => Date, budgetMs: number): Upkeep {
  const until = performance.now() + budgetMs
  return { db, now, hasTime: () => performance.now() < until }
}

/** Documents read in one page, and how many of them are processed concurrently where a task says nothing else. */
const PAGE = 200
const AT_ONCE = 20

/**
 * Processes every document of a query, page after page, until there are no more or time is up. A failure of one
 * document does not stop the others: it is logged and, if the document does not match its schema, noted for admins.
 * @param query must be ordered by a field that `act` does not change, or documents would be skipped
 * @param atOnce how many are processed concurrently
 * @returns how many documents failed
 */
export async function processDocuments(
  upkeep: Upkeep,
  task: string,
  query: Query,
  act: (document: QueryDocumentSnapshot) => Promise<void>,
  atOnce = AT_ONCE,
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
    await Promise.all(Array.from({ length: atOnce }, lane))
    last = page.at(-1) ?? null
    if (page.length < PAGE) break
  }
  return failed
}

/** Logs the failure of one document. If the document does not match its schema, it is noted for admins as well. */
export async function noteFailure(
  { db, now }: Pick<Upkeep, 'db' | 'now'>,
  task: string,
  path: string,
  data: DocumentData | undefined,
  error: unknown,
): Promise<void> {
  log('ERROR', 'upkeep-item-failed', { task, path, problem: problemOf(error), ...describeError(error) })
  if (!(error instanceof ZodError)) return
  const found = { path, task, problem: problemOf(error), documentVersion: versionOf(data) }
  await noteUnreadable(db, found, now()).catch((failure: unknown) =>
    log('ERROR', 'upkeep-note-failed', { task, ...describeError(failure) }),
  )
}

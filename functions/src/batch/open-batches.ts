import { BatchDocumentSchema } from '@gaplens/contracts/batches/batch'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import type { OpenBatch, Shares } from './fair-turns.ts'
import { isPersonalHold } from './holds.ts'

/** Batches read in one page of the queue. */
const PAGE = 50

/** The fields of a batch that decide about its turn: all except the rows' texts and ends. */
const TurnSchema = BatchDocumentSchema.pick({
  uid: true,
  status: true,
  open: true,
  rowCount: true,
  next: true,
  inFlight: true,
  held: true,
  dueAt: true,
  createdAt: true,
})
const TURN_FIELDS = Object.keys(TurnSchema.shape)

/** Which batches of the queue to read. */
interface QueueQuery {
  readonly now: Date
  readonly shares: Shares
  /** Batches whose next row could not be started. */
  readonly stuck: ReadonlySet<string>
  /** Whether to include batches that are held by a limit of their owner. */
  readonly triesHeld: boolean
}

/**
 * Reads the batches that decide whose row starts next: all with rows under way, whose number is bounded by the queue's
 * concurrency, and from the front of the queue as many as it takes to find, for each free place, a person without a row
 * under way. So the cost does not depend on how many batches wait behind them, are paused or are held.
 */
export async function readOpenBatches(db: Database, query: QueueQuery): Promise<OpenBatch[]> {
  const queue = new Map<string, OpenBatch>()
  const underWay = unparsed(db.batches())
    .where('busy', '==', true)
    .select(...TURN_FIELDS)
  for (const { batch } of (await underWay.get()).docs.flatMap(openBatch))
    queue.set(batch.id, { ...batch, isRunning: false })
  const busy = new Set([...queue.values()].map(({ uid }) => uid))
  const free = query.shares.total - [...queue.values()].reduce((sum, { inFlight }) => sum + inFlight, 0)

  const idle = new Set<string>()
  const due = unparsed(db.batches()).where('dueAt', '<=', Timestamp.fromDate(query.now)).orderBy('dueAt')
  let last: QueryDocumentSnapshot | null = null
  while (idle.size < free) {
    const page: QueryDocumentSnapshot[] = (
      await (last === null ? due : due.startAfter(last))
        .select(...TURN_FIELDS)
        .limit(PAGE)
        .get()
    ).docs
    for (const { batch, held } of page.flatMap(openBatch)) {
      if (query.stuck.has(batch.id) || (!query.triesHeld && isPersonalHold(held))) continue
      queue.set(batch.id, batch)
      if (batch.isRunning && batch.waiting > 0 && !busy.has(batch.uid)) idle.add(batch.uid)
    }
    last = page.at(-1) ?? null
    if (page.length < PAGE) break
  }
  return [...queue.values()]
}

/** Empty for a batch that has ended or cannot be parsed. It must not stop the others; the sweep notes it for admins. */
function openBatch(document: QueryDocumentSnapshot): { batch: OpenBatch; held: string | null }[] {
  const { data } = TurnSchema.safeParse(document.data())
  if (data === undefined || !data.open) return []
  const { uid, status, rowCount, next, inFlight, held, dueAt, createdAt } = data
  const batch = {
    id: document.id,
    uid,
    isRunning: status === 'running',
    waiting: rowCount - next,
    inFlight: inFlight.length,
    dueAt: dueAt?.toMillis() ?? createdAt.toMillis(),
    createdAt: createdAt.toMillis(),
  }
  return [{ batch, held }]
}

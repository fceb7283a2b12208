import { BatchDocumentSchema } from '@gaplens/contracts/batch'
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import type { OpenBatch, Shares } from './fair-turns.ts'
import { isPersonalHold } from './holds.ts'

/** Batches read in one page of the line. */
const PAGE = 50

/** All but the rows' texts and ends. */
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

/** What is read of the line. */
interface Look {
  readonly now: Date
  readonly shares: Shares
  /** Batches that were tried in vain. */
  readonly stuck: ReadonlySet<string>
  /** Whether also those are wanted that a limit of their owner's has kept back. */
  readonly triesHeld: boolean
}

/**
 * The batches that decide whose row starts next: all that have rows under way, which are no more than the queue lets out,
 * and of those that are due so many from the front that each free place finds a person without a row under way. So it
 * costs the same however many batches wait behind them, are paused or are kept back.
 */
export async function readOpenBatches(db: Database, look: Look): Promise<OpenBatch[]> {
  const line = new Map<string, OpenBatch>()
  const underWay = unparsed(db.batches())
    .where('busy', '==', true)
    .select(...TURN_FIELDS)
  for (const { batch } of (await underWay.get()).docs.flatMap(openBatch))
    line.set(batch.id, { ...batch, isRunning: false })
  const busy = new Set([...line.values()].map(({ uid }) => uid))
  const free = look.shares.total - [...line.values()].reduce((sum, { inFlight }) => sum + inFlight, 0)

  const idle = new Set<string>()
  const due = unparsed(db.batches()).where('dueAt', '<=', Timestamp.fromDate(look.now)).orderBy('dueAt')
  let last: QueryDocumentSnapshot | null = null
  while (idle.size < free) {
    const page: QueryDocumentSnapshot[] = (
      await (last === null ? due : due.startAfter(last))
        .select(...TURN_FIELDS)
        .limit(PAGE)
        .get()
    ).docs
    for (const { batch, held } of page.flatMap(openBatch)) {
      if (look.stuck.has(batch.id) || (!look.triesHeld && isPersonalHold(held))) continue
      line.set(batch.id, batch)
      if (batch.isRunning && batch.waiting > 0 && !busy.has(batch.uid)) idle.add(batch.uid)
    }
    last = page.at(-1) ?? null
    if (page.length < PAGE) break
  }
  return [...line.values()]
}

/** Nothing for one that has ended, or can't be read: it must not stop the others; the sweep notes it for admins. */
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

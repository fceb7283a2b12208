/** What deciding whose turn it is asks of a batch. */
export interface OpenBatch {
  readonly id: string
  readonly uid: string
  /** Whether rows of it may be started at all. */
  readonly isRunning: boolean
  /** Rows that have not been started. */
  readonly waiting: number
  /** Rows under way. */
  readonly inFlight: number
  /** Milliseconds; null: no row was ever started. */
  readonly lastStartAt: number | null
  readonly createdAt: number
}

/** How many rows may be under way at the same time. */
export interface Shares {
  /** Of all batches together. */
  readonly total: number
  /** Of one person's batches. */
  readonly perPerson: number
}

interface Turn {
  /** Rows under way, with those of this plan. */
  inFlight: number
  lastStartAt: number
}

/**
 * Whose rows are started next, a batch's id for each, in order. Each free place goes to the person with the fewest rows
 * under way, among equals to the one who has waited longest, and within their batches to the oldest. So nobody's long
 * list keeps another's short one waiting.
 */
export function rowsToStart(open: readonly OpenBatch[], shares: Shares): string[] {
  const turns = new Map<string, Turn>()
  for (const { uid, inFlight, lastStartAt } of open) {
    const turn = turns.get(uid) ?? { inFlight: 0, lastStartAt: 0 }
    turns.set(uid, {
      inFlight: turn.inFlight + inFlight,
      lastStartAt: Math.max(turn.lastStartAt, lastStartAt ?? 0),
    })
  }
  const waiting = open
    .filter((batch) => batch.isRunning && batch.waiting > 0)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ id, uid, waiting: rows }) => ({ id, uid, rows }))
  const newest = Math.max(0, ...[...turns.values()].map(({ lastStartAt }) => lastStartAt))
  let total = open.reduce((sum, { inFlight }) => sum + inFlight, 0)
  const started: string[] = []
  while (total < shares.total) {
    let next: { batch: (typeof waiting)[number]; turn: Turn } | null = null
    for (const batch of waiting) {
      const turn = turns.get(batch.uid)
      if (turn === undefined || batch.rows === 0 || turn.inFlight >= shares.perPerson) continue
      if (next === null || comesBefore(turn, next.turn)) next = { batch, turn }
    }
    if (next === null) break
    next.batch.rows -= 1
    next.turn.inFlight += 1
    next.turn.lastStartAt = newest + started.length + 1
    total += 1
    started.push(next.batch.id)
  }
  return started
}

function comesBefore(a: Turn, b: Turn): boolean {
  return a.inFlight === b.inFlight ? a.lastStartAt < b.lastStartAt : a.inFlight < b.inFlight
}

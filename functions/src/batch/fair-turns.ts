/** The facts of a batch that decide which row starts next. */
export interface OpenBatch {
  readonly id: string
  readonly uid: string
  /** Whether its rows may be started. */
  readonly isRunning: boolean
  /** Rows that have not been started. */
  readonly waiting: number
  /** Rows under way. */
  readonly inFlight: number
  /** Its place in the queue, in milliseconds: the earliest goes first. */
  readonly dueAt: number
  readonly createdAt: number
}

/** How many rows may be under way at the same time. */
export interface Shares {
  /** For all batches together. */
  readonly total: number
  /** For the batches of one person. */
  readonly perPerson: number
}

interface Turn {
  /** Rows under way, including those planned here. */
  inFlight: number
  /** The person's place in the queue: that of their first batch, or behind everybody once a row is planned for them. */
  place: number
}

/**
 * Plans which rows start next (fair queueing). Each free place goes to the person with the fewest rows under way, among
 * equals to the one who has waited longest, and among their batches to the oldest. So a long list of one person does not
 * delay a short list of another.
 * @returns the id of a batch for each row, in the order of their start
 */
export function rowsToStart(open: readonly OpenBatch[], shares: Shares): string[] {
  const turns = new Map<string, Turn>()
  const waiting = open
    .filter((batch) => batch.isRunning && batch.waiting > 0)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ id, uid, dueAt, waiting: rows }) => ({ id, uid, dueAt, rows }))
  for (const { uid, inFlight } of open) {
    const turn = turns.get(uid) ?? { inFlight: 0, place: Number.POSITIVE_INFINITY }
    turns.set(uid, { ...turn, inFlight: turn.inFlight + inFlight })
  }
  for (const { uid, dueAt } of waiting) {
    const turn = turns.get(uid)
    if (turn !== undefined) turn.place = Math.min(turn.place, dueAt)
  }
  const last = Math.max(0, ...waiting.map(({ dueAt }) => dueAt))
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
    next.turn.place = last + started.length + 1
    total += 1
    started.push(next.batch.id)
  }
  return started
}

function comesBefore(a: Turn, b: Turn): boolean {
  return a.inFlight === b.inFlight ? a.place < b.place : a.inFlight < b.inFlight
}

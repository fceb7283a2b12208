import type { RefundCause } from '@gaplens/contracts/accounts/user'
import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjustmentEntry,
  bootstrapEntry,
  chargeEntry,
  chargeId,
  entryTime,
  laterEventOf,
  type NewEntry,
  orderOfEntry,
  outcomeOf,
  pointsLeftOf,
  purchaseEntry,
  purchaseId,
  refundEntry,
  refundId,
  releasedBatchOf,
  releaseEntry,
  releaseId,
  reservationEntry,
  reservationId,
  reversalEntry,
  reversedOrderOf,
} from './entries.ts'

const reversed = { orderId: 'o1', eventId: 'e1', points: null, reason: '退款' }
const credited = (delta: number) => ({ purchase: { delta }, reversals: [] })
const adjusted = { operationId: 'x', reason: '補償', actor: 'admin' }

describe('the time of an entry', () => {
  it('is now, but after the entry before it, so that the order of time is that of the balances', () => {
    expect(entryTime(1_000, undefined)).toBe(1_000)
    expect(entryTime(1_000, 400)).toBe(1_000)
    expect(entryTime(1_000, 1_000)).toBe(1_001)
    expect(entryTime(1_000, 1_500)).toBe(1_501)
  })
})

describe('the balance after an entry', () => {
  it('is the balance before and the entry together', () => {
    expect(outcomeOf(5, { delta: -1, kind: 'analysis' })).toEqual({ kind: 'appended', balance: 4 })
  })

  it.each(['signup', 'analysis', 'refund', 'adjustment', 'purchase'] as const)(
    'may not be taken below zero by an entry of kind %s',
    (kind) => {
      expect(outcomeOf(0, { delta: -1, kind }).kind).toBe('refused')
    },
  )

  it('may be taken below zero by a payment that is taken back', () => {
    expect(outcomeOf(3, { delta: -10, kind: 'reversal' })).toEqual({ kind: 'appended', balance: -7 })
  })

  it('may stay below zero after something is given', () => {
    expect(outcomeOf(-7, { delta: 1, kind: 'refund' })).toEqual({ kind: 'appended', balance: -6 })
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    'is a whole number that arithmetic keeps exact: %s is refused',
    (delta) => {
      expect(outcomeOf(5, { delta, kind: 'purchase' }).kind).toBe('refused')
    },
  )
})

describe('a refund', () => {
  it('gives back exactly what was charged, even if the price has changed since', () => {
    expect(refundEntry('a1', { charge: { delta: -3 }, refund: undefined })).toMatchObject({
      id: 'refund_a1',
      delta: 3,
    })
  })

  it('says what happened', () => {
    const reasonOf = (cause?: RefundCause) =>
      refundEntry('a1', { charge: { delta: -1 }, refund: undefined }, cause)?.reason
    expect(reasonOf()).toBe('分析未完成，退還點數')
    expect(reasonOf('unread')).toBe('無法讀取您的網頁，退還點數')
    expect(reasonOf('cancelled')).toBe('分析開始前取消，退還點數')
  })

  it('needs a charge, and is given once', () => {
    expect(refundEntry('a1', { charge: undefined, refund: undefined })).toBeNull()
    expect(refundEntry('a1', { charge: { delta: -1 }, refund: { delta: 1 } })).toBeNull()
  })
})

describe('a reversal', () => {
  it('takes back all that the order was credited with, or the part that is named', () => {
    expect(reversalEntry(reversed, credited(30))).toMatchObject({ id: 'reversal_o1', delta: -30 })
    expect(reversalEntry({ ...reversed, points: 10 }, credited(30))).toMatchObject({ delta: -10 })
  })

  it('takes back nothing of an order that was not credited, or more than it was credited with', () => {
    expect(reversalEntry(reversed, { purchase: undefined, reversals: [] })).toBeNull()
    expect(reversalEntry({ ...reversed, points: 31 }, credited(30))).toBeNull()
  })

  it('after a part takes back the rest, by an entry with its event, and nothing more', () => {
    const after = (delta: number) => ({ purchase: { delta: 60 }, reversals: [{ delta: -6 }, { delta }] })
    expect(reversalEntry(reversed, after(-10))).toMatchObject({ id: 'reversal_o1:e1', delta: -44 })
    expect(reversalEntry({ ...reversed, points: 44 }, after(-10))).toMatchObject({ delta: -44 })
    expect(reversalEntry({ ...reversed, points: 45 }, after(-10))).toBeNull()
    expect(reversalEntry(reversed, after(-54))).toBeNull()
  })
})

describe('what a batch has reserved', () => {
  const reservation = reservationEntry('mei', 'b1', 10)

  it('is the price of all its rows, and comes back for those that never started, once', () => {
    expect(reservation).toMatchObject({ id: 'reservation_b1', delta: -10, kind: 'reservation' })
    const release = releaseEntry('b1', 4, { reservation, release: undefined })
    expect(release).toMatchObject({ id: 'release_b1', delta: 4, kind: 'release' })
    expect(releaseEntry('b1', 4, { reservation, release: release ?? undefined })).toBeNull()
  })

  it('gives back nothing when nothing was reserved, every row has started, or more than it was', () => {
    expect(releaseEntry('b1', 4, { reservation: undefined, release: undefined })).toBeNull()
    expect(releaseEntry('b1', 0, { reservation, release: undefined })).toBeNull()
    expect(releaseEntry('b1', 11, { reservation, release: undefined })).toBeNull()
  })
})

describe("an admin's change of points", () => {
  it.each([
    { balance: 5, delta: 10, applied: 10 },
    { balance: 5, delta: -3, applied: -3 },
    { balance: 5, delta: -8, applied: -5 },
    { balance: -2, delta: -1, applied: 0 },
    { balance: -2, delta: 5, applied: 5 },
  ])('of $delta at a balance of $balance is $applied', ({ balance, delta, applied }) => {
    expect(adjustmentEntry(balance, { ...adjusted, delta }).delta).toBe(applied)
  })

  it.each([0, 1.5, Number.NaN])('cannot be %s', (delta) => {
    expect(() => adjustmentEntry(5, { ...adjusted, delta })).toThrow(RangeError)
  })
})

it('gives the order of a purchase, and of no other entry', () => {
  expect(orderOfEntry({ id: 'purchase_o1', kind: 'purchase' })).toBe('o1')
  expect(orderOfEntry({ id: 'purchase_o1', kind: 'adjustment' })).toBeNull()
  expect(orderOfEntry({ id: 'imported', kind: 'purchase' })).toBeNull()
  expect(reversedOrderOf({ id: 'reversal_o1', kind: 'reversal' })).toBe('o1')
  expect(reversedOrderOf({ id: 'reversal_o1:e1', kind: 'reversal' })).toBe('o1')
  expect(reversedOrderOf({ id: 'purchase_o1', kind: 'purchase' })).toBeNull()
  expect(laterEventOf({ id: 'reversal_o1:e1', kind: 'reversal' })).toBe('e1')
  expect(laterEventOf({ id: 'reversal_o1', kind: 'reversal' })).toBeNull()
  expect(releasedBatchOf({ id: 'release_b1', kind: 'release' })).toBe('b1')
  expect(releasedBatchOf({ id: 'reservation_b1', kind: 'reservation' })).toBeNull()
})

it('gives the first admin their points by one entry with a fixed id', () => {
  expect(bootstrapEntry(95)).toMatchObject({ id: 'bootstrap', delta: 95, kind: 'signup' })
})

/** A ledger in memory. Like Firestore's `create` it refuses an id that it holds. */
class Ledger {
  balance = 0
  readonly entries = new Map<string, NewEntry>()

  append(entry: NewEntry | null): void {
    if (entry === null || this.entries.has(entry.id)) return
    const outcome = outcomeOf(this.balance, entry)
    if (outcome.kind === 'refused') return
    this.balance = outcome.balance
    this.entries.set(entry.id, entry)
  }
}

function reversalsIn({ entries }: Ledger, orderId: string): NewEntry[] {
  return [...entries.values()].filter((entry) => reversedOrderOf(entry) === orderId)
}

/** Few ids, so that most histories repeat some. */
const id = fc.constantFrom('1', '2', '3')
const points = fc.integer({ min: 1, max: 40 })
const change = fc.integer({ min: -60, max: 60 }).filter((delta) => delta !== 0)
type Step = (ledger: Ledger) => NewEntry | null

const step: fc.Arbitrary<Step> = fc.oneof(
  id.map(
    (analysis): Step =>
      () =>
        chargeEntry('mei', analysis),
  ),
  id.map(
    (analysis): Step =>
      ({ entries }) =>
        refundEntry(analysis, {
          charge: entries.get(chargeId(analysis)),
          refund: entries.get(refundId(analysis)),
        }),
  ),
  fc.tuple(id, fc.integer({ min: 1, max: 4 })).map(
    ([batch, rows]): Step =>
      () =>
        reservationEntry('mei', batch, rows),
  ),
  fc.tuple(id, fc.integer({ min: 0, max: 4 })).map(
    ([batch, rows]): Step =>
      ({ entries }) =>
        releaseEntry(batch, rows, {
          reservation: entries.get(reservationId(batch)),
          release: entries.get(releaseId(batch)),
        }),
  ),
  fc.tuple(id, points).map(
    ([orderId, bought]): Step =>
      () =>
        purchaseEntry({ orderId, points: bought, reason: '購買' }),
  ),
  fc.tuple(id, id, fc.option(points)).map(
    ([orderId, eventId, part]): Step =>
      (ledger) =>
        reversalEntry(
          { ...reversed, orderId, eventId, points: part },
          { purchase: ledger.entries.get(purchaseId(orderId)), reversals: reversalsIn(ledger, orderId) },
        ),
  ),
  fc.tuple(id, change).map(
    ([operationId, delta]): Step =>
      ({ balance }) =>
        adjustmentEntry(balance, { ...adjusted, operationId, delta }),
  ),
)
const history = fc.array(step, { maxLength: 40 })

function replay(steps: readonly Step[], check: (ledger: Ledger, before: number) => void): void {
  const ledger = new Ledger()
  for (const next of steps) {
    const before = ledger.balance
    ledger.append(next(ledger))
    check(ledger, before)
  }
}

function total(ledger: Ledger, kind: NewEntry['kind']): number {
  return [...ledger.entries.values()].reduce((sum, entry) => sum + (entry.kind === kind ? entry.delta : 0), 0)
}

describe('whatever happens to an account', () => {
  it('its balance is the sum of its entries', () => {
    fc.assert(
      fc.property(history, (steps) =>
        replay(steps, ({ balance, entries }) => {
          expect(balance).toBe([...entries.values()].reduce((sum, { delta }) => sum + delta, 0))
        }),
      ),
    )
  })

  it('only a payment that is taken back brings it below zero, and by no more than was taken back', () => {
    fc.assert(
      fc.property(history, (steps) =>
        replay(steps, (ledger, before) => {
          const last = [...ledger.entries.values()].at(-1)
          if (ledger.balance < 0 && ledger.balance < before) expect(last?.kind).toBe('reversal')
          expect(ledger.balance - total(ledger, 'reversal')).toBeGreaterThanOrEqual(0)
        }),
      ),
    )
  })

  it('no analysis is refunded more than it was charged, and no order loses more than it was credited with', () => {
    fc.assert(
      fc.property(history, (steps) =>
        replay(steps, (ledger) => {
          const { entries } = ledger
          for (const entry of entries.values()) {
            if (entry.kind === 'refund')
              expect(entry.delta).toBe(-(entries.get(chargeId(entry.analysisId ?? ''))?.delta ?? 0))
            if (entry.kind === 'release')
              expect(entry.delta).toBeLessThanOrEqual(
                -(entries.get(entry.id.replace('release', 'reservation'))?.delta ?? 0),
              )
            const orderId = entry.kind === 'purchase' ? orderOfEntry(entry) : null
            if (orderId === null) continue
            const stored = { purchase: entry, reversals: reversalsIn(ledger, orderId) }
            expect(pointsLeftOf(stored)).toBeGreaterThanOrEqual(0)
          }
        }),
      ),
    )
  })

  it('an analysis is charged and refunded once at most, however often that is asked for', () => {
    fc.assert(
      fc.property(history, (steps) =>
        replay(steps, ({ entries }) => {
          const causes = [...entries.values()].flatMap(({ kind, analysisId }) =>
            analysisId === null ? [] : [`${kind} ${analysisId}`],
          )
          expect(new Set(causes).size).toBe(causes.length)
        }),
      ),
    )
  })

  it('analyses cost what the price says, and none is begun without its points', () => {
    fc.assert(
      fc.property(history, (steps) =>
        replay(steps, ({ entries, balance }, before) => {
          const last = [...entries.values()].at(-1)
          if (last?.kind === 'analysis' && balance !== before) {
            expect(before - balance).toBe(POINTS_PER_ANALYSIS)
            expect(before).toBeGreaterThanOrEqual(POINTS_PER_ANALYSIS)
          }
        }),
      ),
    )
  })
})

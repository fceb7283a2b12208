import type { SortDirection, UserSort } from '@gaplens/contracts/admin'
import { type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'

/** Rows that a query may skip, which Firestore bills like rows read. More than this are counted past instead. */
const MAX_SKIP = 24

export interface Order {
  readonly field: UserSort
  readonly direction: SortDirection
}

/** Where a page begins: the order's value and the uid of its first row. */
export interface Place {
  readonly value: unknown
  readonly uid: string
}

/** A field's values as whole numbers, in their order: microseconds or points. */
const AXES: Record<UserSort, { toAxis(value: unknown): bigint | null; toValue(at: bigint): unknown }> = {
  createdAt: {
    toAxis: (value) =>
      value instanceof Timestamp ? BigInt(value.seconds) * MILLION + BigInt(value.nanoseconds / 1_000) : null,
    toValue: (at) => new Timestamp(Number(at / MILLION), Number(at % MILLION) * 1_000),
  },
  points: {
    toAxis: (value) => (typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null),
    toValue: Number,
  },
}
const MILLION = 1_000_000n

export function ordered(users: Query, order: Order): Query {
  return users.orderBy(order.field, order.direction).orderBy(FieldPath.documentId(), order.direction)
}

/**
 * Finds the row at a place of an order without reading those before it. `offset()` would: Firestore bills each row
 * skipped. A count is billed one read for a thousand rows, so the row is found by halving: count one half of the
 * values, go on in the half that has it. Among 20,000 rows that takes about ten counts.
 * @param users the collection without a converter
 * @returns null when there is no such row; 'unordered' when the field holds other types, which only skipping can pass
 */
export async function locate(
  users: Query,
  order: Order,
  offset: number,
): Promise<Place | null | 'unordered'> {
  const axis = AXES[order.field]
  const sign = order.direction === 'asc' ? 1n : -1n
  const reversed: Order = { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' }
  const [rows, backwards] = [order, reversed].map((by) => ordered(users, by).select(by.field))
  if (rows === undefined || backwards === undefined) return null
  const placeAt = (row: DocumentSnapshot | undefined) => {
    const value = axis.toAxis(row?.get(order.field))
    return value === null ? null : value * sign
  }
  const [first, last] = await Promise.all([firstOf(rows), firstOf(backwards)])
  if (first === undefined) return null
  const [start, end] = [placeAt(first), placeAt(last)]
  if (start === null || end === null) return 'unordered'

  // Places rise along the order: they are values, negated where the order falls.
  const valueAt = (place: bigint) => axis.toValue(place * sign)
  const [from, before, upTo] =
    order.direction === 'asc' ? (['>=', '<', '<='] as const) : (['<=', '>', '>='] as const)
  const found = await halve(offset, start, end, {
    count: (low, middle) =>
      count(users.where(order.field, from, valueAt(low)).where(order.field, before, valueAt(middle))),
    next: async (place) => placeAt(await firstOf(rows.where(order.field, from, valueAt(place)))),
    previous: async (place) => placeAt(await firstOf(backwards.where(order.field, upTo, valueAt(place)))),
  })
  const value = valueAt(found.low)
  if (found.skip <= MAX_SKIP)
    return await placeOf(rows.where(order.field, from, value).offset(found.skip), order)
  return await locateAmongEqual(users, order, value, found.skip)
}

/**
 * The row among those of one value (most accounts hold five points): by uid, the same way. Uids are read as numbers;
 * only how fast the search ends rests on that.
 */
async function locateAmongEqual(
  users: Query,
  order: Order,
  value: unknown,
  offset: number,
): Promise<Place | null> {
  const uid = FieldPath.documentId()
  const equal = users.where(order.field, '==', value)
  const rows = equal.orderBy(uid).select(order.field)
  const backwards = equal.orderBy(uid, 'desc').select(order.field)
  const placeAt = (row: DocumentSnapshot | undefined) => (row === undefined ? null : uidToPlace(row.id))
  // The search runs upwards; in a falling order the row is counted from the other end.
  const rank = order.direction === 'asc' ? offset : (await count(equal)) - 1 - offset
  const [first, last] = await Promise.all([firstOf(rows), firstOf(backwards)])
  const [start, end] = [placeAt(first), placeAt(last)]
  if (rank < 0 || start === null || end === null) return null
  const found = await halve(rank, start, end, {
    count: (low, middle) =>
      count(equal.where(uid, '>=', placeToUid(low)).where(uid, '<', placeToUid(middle))),
    next: async (place) => placeAt(await firstOf(rows.startAt(placeToUid(place)))),
    previous: async (place) => placeAt(await firstOf(backwards.startAt(placeToUid(place + 1n)))),
  })
  return await placeOf(rows.startAt(placeToUid(found.low)).offset(found.skip), order)
}

interface Window {
  /** Rows from one place (with it) to another (without it). */
  count(low: bigint, middle: bigint): Promise<number>
  /** The place of the first row from a place on. */
  next(place: bigint): Promise<bigint | null>
  /** The place of the last row up to a place. */
  previous(place: bigint): Promise<bigint | null>
}

/**
 * Narrows a window of places until the wanted row is within reach of its lower end. Values come in clumps: a half
 * that turns out empty is left by a jump to the next row, so that clumps cost no more steps than an even spread.
 * @returns the lower end, and how many rows from it the wanted one stands
 */
async function halve(
  offset: number,
  low: bigint,
  high: bigint,
  window: Window,
): Promise<{ low: bigint; skip: number }> {
  let skip = offset
  let inWindow: number | null = null
  while (skip > MAX_SKIP && low < high) {
    const middle: bigint = low + (high - low) / 2n + 1n
    const inLower = await window.count(low, middle)
    if (skip < inLower) {
      const nothingAbove = inLower === inWindow
      inWindow = inLower
      high = nothingAbove ? smaller(middle - 1n, await window.previous(middle - 1n)) : middle - 1n
    } else {
      skip -= inLower
      inWindow = inWindow === null ? null : inWindow - inLower
      low = inLower === 0 ? larger(middle, await window.next(middle)) : middle
    }
  }
  return { low, skip }
}

function larger(a: bigint, b: bigint | null): bigint {
  return b !== null && b > a ? b : a
}

function smaller(a: bigint, b: bigint | null): bigint {
  return b !== null && b < a ? b : a
}

async function firstOf(rows: Query): Promise<DocumentSnapshot | undefined> {
  return (await rows.limit(1).get()).docs[0]
}

async function placeOf(rows: Query, order: Order): Promise<Place | null> {
  const row = await firstOf(rows)
  return row === undefined ? null : { value: row.get(order.field), uid: row.id }
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

/** Printable ASCII in its order, without what an id may not be made of (`/`, `.`, `..`, `__x__`). */
const ALPHABET = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (char) => !'/._'.includes(char),
)
const DIGITS = 20
const BASE = BigInt(ALPHABET.length)

/** The shortest text with these digits: no row from this place on stands before it. */
export function placeToUid(place: bigint): string {
  const digits = Array.from(
    { length: DIGITS },
    (_, index) => ALPHABET[Number((place / BASE ** BigInt(DIGITS - 1 - index)) % BASE)],
  )
  return digits.join('').trimEnd() || ' '
}

/** The place of a uid by its first characters; `placeToUid` of it is never after the uid. */
export function uidToPlace(uid: string): bigint {
  let place = 0n
  for (let index = 0; index < DIGITS; index += 1) {
    const char = uid[index] ?? ' '
    const digit = ALPHABET.findLastIndex((candidate) => candidate <= char)
    place = place * BASE + BigInt(Math.max(0, digit))
  }
  return place
}
